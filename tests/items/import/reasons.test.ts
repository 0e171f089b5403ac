import { describe, expect, it } from "vitest";
import { normalisations, refusals } from "../../../src/items/import/reasons";

describe("reasons", () => {
  it("have texts in both languages", () => {
    expect(
      Object.entries({ ...normalisations, ...refusals }).filter(
        ([, words]) => !words.en.endsWith(".") || !words.zh.endsWith("。"),
      ),
    ).toEqual([]);
  });
});
