import { describe, expect, it } from "vitest";
import { readableTitle } from "../../src/items/readable-title";

describe("a readable title", () => {
  it.each([
    ["allosteric_enzyme_models", "Allosteric enzyme models"],
    ["classify_Haworth-MA-with_hint-FURAN", "Classify Haworth MA with hint FURAN"],
    ["cellDivision", "Cell Division"],
    ["week-3.quiz", "Week 3 quiz"],
    ["Cells", "Cells"],
    ["photosynthesis", "Photosynthesis"],
    ["Well-known facts about e-mail", "Well-known facts about e-mail"],
    ["光合作用_第一章", "光合作用 第一章"],
    ["pH", "PH"],
    ["__", ""],
    ["", ""],
  ])("of %j is %j", (title, readable) => expect(readableTitle(title)).toBe(readable));

  it("does not change when made again", () => {
    for (const title of ["Allosteric enzyme models", "Cell Division", "光合作用 第一章"])
      expect(readableTitle(readableTitle(title))).toBe(readableTitle(title));
  });
});
