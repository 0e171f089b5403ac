import { describe, expect, it } from "vitest";
import { fixedSectionsInput } from "../../machines/families/fixed-sections-input";
import { answeredSheet, attempt, nothingLeft } from "./samples";

const opened = (place: string | null, answered: readonly string[]): number =>
  fixedSectionsInput({
    attempt: attempt(),
    sheet: answeredSheet(answered),
    restored: { ...nothingLeft, place },
    isBriefed: false,
  }).index;

describe("a section that is opened again", () => {
  it("begins at its first unanswered item if this window has shown none of its items", () => {
    expect(opened(null, [])).toBe(0);
    expect(opened(null, ["e1"])).toBe(1);
    expect(opened(null, ["e1", "e2"])).toBe(0);
    expect(opened("of another section", ["e1"])).toBe(1);
  });

  it("shows the item that was on screen, answered or not", () => {
    expect(opened("e1", ["e1"])).toBe(0);
    expect(opened("e2", [])).toBe(1);
    expect(opened("e2", ["e1", "e2"])).toBe(1);
  });
});
