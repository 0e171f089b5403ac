import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { itemSchema, type Answer, type Interaction, type ItemKey } from "../../../src/contract/item/item";
import { answerFits, scoreAnswer, scoreGaps } from "../../../src/items/scoring/score";

const typed: Interaction = {
  type: "gap_entry",
  gaps: ["g1", "g2", "g3"].map((gap_id) => ({ gap_id, max_length: 12 })),
};

describe("typed gaps", () => {
  const forms = { g1: ["doesn't", "does not"], g2: ["colour", "color"], g3: ["at"] };
  const key: ItemKey = { type: "gap_entry", accepted: forms };
  const fill = (texts: Record<string, string>) => scoreAnswer(key, typed, { type: "gap_entry", texts });

  it("earn the share of gaps that hold an accepted form", () => {
    expect([
      fill({ g1: " Doesn’t ", g2: "COLOR", g3: "ａｔ" }),
      fill({ g1: "does   not", g2: "colours", g3: "at" }),
      fill({ g1: "don't", g2: "at", g3: "colour" }),
      fill({ g1: " ", g3: "\u00a0" }),
      fill({}),
    ]).toEqual([
      { mark: "right", credit: 1 },
      { mark: "partly", credit: 2 / 3 },
      { mark: "wrong", credit: 0 },
      { mark: "skipped", credit: 0 },
      { mark: "skipped", credit: 0 },
    ]);
  });

  it("are scored gap by gap, like chosen ones", () => {
    expect(scoreGaps(key, { type: "gap_entry", texts: { g3: "at", g1: "Does not", g2: "" } })).toEqual({
      g1: true,
      g2: false,
      g3: true,
    });
    const none = { g1: false, g2: false, g3: false };
    expect([
      scoreGaps(key, null),
      scoreGaps(key, { type: "text_entry", text: "at" }),
      scoreGaps(key, { type: "gap_entry", texts: { toString: "at" } }),
      scoreGaps(key, { type: "inline_choice", choices: { g3: "at" } }),
    ]).toEqual([none, none, none, none]);
    const chosen: ItemKey = { type: "inline_choice", choices: { g1: "a", g2: "d" } };
    expect(scoreGaps(chosen, { type: "inline_choice", choices: { g2: "d", g1: "b" } })).toEqual({
      g1: false,
      g2: true,
    });
  });

  const entered = fc.oneof(fc.constantFrom(...Object.values(forms).flat()), fc.string({ maxLength: 12 }));
  const texts = fc.record({ g1: entered, g2: entered, g3: entered }, { requiredKeys: [] });

  it("have the same score in any order, each separately", () => {
    fc.assert(
      fc.property(texts, (given) => {
        const backwards = Object.fromEntries(Object.entries(given).toReversed());
        const { g1, g2, g3 } = forms;
        expect(
          scoreAnswer({ type: "gap_entry", accepted: { g3, g2, g1 } }, typed, { type: "gap_entry", texts: backwards }),
        ).toEqual(fill(given));
        const alone = Object.entries(given).map(([gap, text]) => fill({ [gap]: text }).credit);
        expect(fill(given).credit).toBeCloseTo(
          alone.reduce((sum, credit) => sum + credit, 0),
          12,
        );
      }),
    );
  });

  it("never earn more by a wrong form", () => {
    fc.assert(
      fc.property(texts, fc.constantFrom("g1", "g2", "g3"), entered, (given, gap, text) => {
        const after = { ...given, [gap]: text };
        const isRight = scoreGaps(key, { type: "gap_entry", texts: after })[gap];
        if (isRight === true) expect(fill(after).credit).toBeGreaterThanOrEqual(fill(given).credit);
        else expect(fill(after).credit).toBeLessThanOrEqual(fill(given).credit);
      }),
    );
  });

  it("accept only texts that fit in them", () => {
    const fits = (answer: Answer) => answerFits(typed, answer);
    expect(
      [{}, { g2: "x".repeat(12) }, { g1: "a", g3: "b" }].map((texts) => fits({ type: "gap_entry", texts })),
    ).toEqual([true, true, true]);
    expect([
      fits({ type: "gap_entry", texts: { g2: "x".repeat(13) } }),
      fits({ type: "gap_entry", texts: { g4: "x" } }),
      fits({ type: "gap_entry", texts: { toString: "x" } }),
      fits({ type: "inline_choice", choices: { g1: "x" } }),
    ]).toEqual([false, false, false, false]);
  });

  it("need accepted forms that can be typed, for each of them and for no other", () => {
    const item = {
      item_id: "i1",
      family: "opt",
      subject: "opt",
      area: "gappedText",
      skill: "gappedText",
      body: { stem: { en: "{{g1}} {{g2}} {{g3}}" }, interaction: typed, media: [], calculator: false },
      expected_ms: 60_000,
      points: 1,
      source: { kind: "author", name: "n", ref: "r" },
    };
    const isItem = (accepted: Record<string, string[]>) =>
      itemSchema.safeParse({ ...item, key: { type: "gap_entry", accepted } }).success;
    expect([
      isItem(forms),
      isItem({ g1: ["a"], g2: ["b"] }),
      isItem({ ...forms, g4: ["c"] }),
      isItem({ ...forms, g3: [] }),
      isItem({ ...forms, g3: ["thirteen signs"] }),
    ]).toEqual([true, false, false, false, false]);
  });
});
