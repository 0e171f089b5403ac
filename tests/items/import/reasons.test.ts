import { describe, expect, it } from "vitest";
import { changes, refusals, testRemarks } from "../../../src/items/import/reasons";

describe("reasons", () => {
  it("have texts in both languages", () => {
    expect(
      Object.entries({ ...changes, ...refusals, ...testRemarks }).filter(
        ([, words]) => !words.en.endsWith(".") || !words.zh.endsWith("。"),
      ),
    ).toEqual([]);
  });
});
