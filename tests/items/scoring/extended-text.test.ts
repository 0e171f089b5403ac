import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { longestExtendedText } from "../../../src/contract/interactions/extended-text";
import { answerSchema, type Answer, type Interaction, type ItemKey } from "../../../src/contract/item/item";
import { answerFits, scoreAnswer } from "../../../src/items/scoring/score";

const asked: Interaction = { type: "extended_text", max_length: longestExtendedText, format: "plain" };
const key: ItemKey = { type: "extended_text", guide: { en: "<p>Names two causes.</p>" } };
const written = (text: string): Answer => ({ type: "extended_text", text });

describe("a longer answer", () => {
  it("awaits a person, whatever it says", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }).filter((text) => /[\p{L}\p{N}]/u.test(text)),
        (text) => {
          expect(scoreAnswer(key, asked, written(text))).toEqual({ mark: "awaiting", credit: 0 });
        },
      ),
    );
  });

  it("is skipped at once if nothing was written", () => {
    for (const text of ["", " \n\t", "\u200B\u3000"])
      expect(scoreAnswer(key, asked, written(text))).toEqual({ mark: "skipped", credit: 0 });
    expect(scoreAnswer(key, asked, null)).toEqual({ mark: "skipped", credit: 0 });
  });

  it("fits up to the limit of its question, and can be no longer than 20,000 characters", () => {
    const short: Interaction = { ...asked, max_length: 10 };
    expect([10, 11].map((length) => answerFits(short, written("x".repeat(length))))).toEqual([true, false]);
    const sizes = [longestExtendedText, longestExtendedText + 1];
    expect(sizes.map((length) => answerSchema.safeParse(written("x".repeat(length))).success)).toEqual([true, false]);
    expect(answerFits(asked, { type: "text_entry", text: "x" })).toBe(false);
  });
});
