import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { itemSchema, type ItemKey } from "../../../../src/contract/item/item";
import { answerFits, scoreAnswer } from "../../../../src/items/scoring/score";
import { fittingRightAnswer } from "../../../../src/server/history/answers";
import { samples } from "./items";
import { secondScore } from "./second-scorer";

const itemWith = ({ interaction, key }: { interaction: unknown; key: unknown }) => ({
  item_id: "i",
  family: "custom",
  subject: "s",
  area: "a",
  skill: "k",
  body: { stem: { en: "?" }, interaction, media: [], calculator: false },
  key,
  expected_ms: 60_000,
  points: 1,
  source: { kind: "author", name: "n", ref: "r" },
});

const lowestOf = (key: ItemKey): number => ("lowest" in key ? (key.lowest ?? 0) : 0);

/** The same key without credit, which counts all or nothing. */
const withoutCredit = (key: ItemKey): ItemKey => {
  if (!("credit" in key)) return key;
  const { credit: _, ...rest } = key;
  return rest;
};

describe("credit", () => {
  it("occurs in valid keys of items, with answers that fit", () => {
    fc.assert(
      fc.property(samples, ({ interaction, key, answer }) => {
        expect(itemSchema.safeParse(itemWith({ interaction, key })).error).toBeUndefined();
        expect(answerFits(interaction, answer)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it("is never above 1 and never below the lowest share of the key", () => {
    fc.assert(
      fc.property(samples, ({ interaction, key, answer }) => {
        const { credit } = scoreAnswer(key, interaction, answer);
        expect(credit).toBeLessThanOrEqual(1);
        expect(credit).toBeGreaterThanOrEqual(lowestOf(key));
      }),
      { numRuns: 2_000 },
    );
  });

  it("is 1 for the right answer, and only then is an answer marked right", () => {
    fc.assert(
      fc.property(samples, ({ interaction, key, answer }) => {
        expect(scoreAnswer(key, interaction, fittingRightAnswer(key, interaction))).toEqual({
          mark: "right",
          credit: 1,
        });
        const { mark, credit } = scoreAnswer(key, interaction, answer);
        expect(mark === "right").toBe(credit === 1);
        if (credit < 0) expect(mark).toBe("wrong");
      }),
      { numRuns: 2_000 },
    );
  });

  it("leaves a choice right that is right without it", () => {
    fc.assert(
      fc.property(samples, ({ interaction, key, answer }) => {
        const before = scoreAnswer(withoutCredit(key), interaction, answer);
        if (before.mark === "right" && key.type !== "text_entry")
          expect(scoreAnswer(key, interaction, answer)).toEqual(before);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is the same by a second implementation over 10,000 random answers", () => {
    const differences: unknown[] = [];
    fc.assert(
      fc.property(samples, ({ interaction, key, answer }) => {
        const one = scoreAnswer(key, interaction, answer);
        const other = secondScore(key, answer);
        if (one.mark !== other.mark || Math.abs(one.credit - other.credit) > 1e-9)
          differences.push({ key, answer, one, other });
      }),
      { numRuns: 10_000 },
    );
    expect(differences).toEqual([]);
  });
});
