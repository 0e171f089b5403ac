import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cefrLevels } from "../../src/contract/item/cefr";
import { createRandom } from "../../src/psychometrics/random";
import { cefrLevels as scaleLevels, cefrOf } from "../../src/psychometrics/scales/cefr";
import type { TestItem } from "../../src/server/attempts/catalogue";
import { versionOf } from "../../src/server/cli/simulation/delivered";
import { optSeedTest } from "../../src/server/cli/simulation/opt-seeds";
import type { MarkedAnswer } from "../../src/server/delivery/delivery-rules";
import { poolOf } from "../../src/server/delivery/item-adaptive/pool";
import { binaryOf, responseTo } from "../../src/server/delivery/item-adaptive/responses";
import { startStanding, takeResponse } from "../../src/server/delivery/item-adaptive/standing";
import { optMeasures, optScores } from "../../src/server/families/opt/scores";
import { optDefinition } from "../../src/server/shipped/opt";
import { optTestBank } from "../support/opt-bank";

const testOf = (items: readonly TestItem[]) => ({
  menuId: "opt",
  version: 1,
  family: "opt" as const,
  definition: optDefinition,
  items: new Map(items.map((item) => [item.itemId, item])),
});
const test = optSeedTest(createRandom("scores"));
const items = [...test.items.values()];
const text = items.filter(({ area }) => area === "gappedText");
const others = items.filter(({ area }) => area !== "gappedText");

const answerOf = (item: TestItem, credit: number, mark?: string): MarkedAnswer => ({
  itemId: item.itemId,
  mark: mark ?? (credit === 1 ? "right" : credit === 0 ? "wrong" : "partly"),
  credit,
  elapsedMs: 30_000,
});

/** Items of both halves, each right or wrong, and a text with a number of right gaps. */
const sitting = fc
  .record({
    chosen: fc.shuffledSubarray(others, { minLength: 12, maxLength: 35 }),
    rights: fc.array(fc.boolean(), { minLength: 35, maxLength: 35 }),
    text: fc.constantFrom(...text),
    gaps: fc.integer({ min: 0, max: 7 }),
  })
  .map((one) => [
    ...one.chosen.map((item, place) => answerOf(item, one.rights[place] === true ? 1 : 0)),
    answerOf(one.text, one.gaps / 7),
  ]);

const half = (area: string) => (area.startsWith("listening") ? "listening" : "useOfEnglish");

describe("scores of the OPT", () => {
  it("lie in their bands and on the scale, the whole in the middle of its halves", () => {
    fc.assert(
      fc.property(sitting, (answered) => {
        const scores = optScores(test, answered);
        for (const { value, band, range, level } of scores) {
          expect(band[0]).toBeLessThanOrEqual(value);
          expect(band[1]).toBeGreaterThanOrEqual(value);
          expect(value).toBeGreaterThanOrEqual(range[0]);
          expect(value).toBeLessThanOrEqual(range[1]);
          expect(level).toBe(cefrOf(value));
        }
        const [whole, one, other] = scores;
        if (other !== undefined) expect(whole?.value).toBe(Math.round(((one?.value ?? 0) + other.value) / 2));
      }),
    );
  });

  it("never fall by one more right answer, nor by one more right gap", () => {
    fc.assert(
      fc.property(sitting, fc.nat(100), (answered, nth) => {
        const better = answered.map((one, place) => {
          if (place !== nth % answered.length || one.credit === 1) return one;
          const isText = text.some(({ itemId }) => itemId === one.itemId);
          const credit = isText ? Math.min(1, one.credit + 1 / 7) : 1;
          return { ...one, credit, mark: credit > 0.999 ? "right" : "partly" };
        });
        const [before, after] = [optMeasures(test, answered), optMeasures(test, better)];
        for (const [place, { ability }] of before.entries())
          expect(after[place]?.ability.theta ?? NaN).toBeGreaterThanOrEqual(ability.theta - 1e-9);
      }),
    );
  });

  it("treat right gaps of a text as separate answers of one difficulty", () => {
    const [first] = text;
    if (first === undefined) throw new Error("there is no text");
    const single = { ...first, body: { ...first.body, interaction: { type: "text_entry" as const, max_length: 9 } } };
    for (let right = 0; right <= 7; right += 1) {
      const copies = Array.from({ length: 7 }, (_, gap) => ({ ...single, itemId: `copy-${gap}` }));
      const [whole] = optMeasures(test, [answerOf(first, right / 7)]);
      const [parts] = optMeasures(
        testOf(copies),
        copies.map((copy, gap) => answerOf(copy, gap < right ? 1 : 0)),
      );
      expect(whole?.ability.theta).toBeCloseTo(parts?.ability.theta ?? NaN, 9);
    }
  });

  it("leave out items without sound, and count a blank as wrong", () => {
    const [one, two] = others.filter(({ area }) => half(area) === "listening");
    if (one === undefined || two === undefined) throw new Error("nothing is heard");
    const [alone] = optMeasures(test, [answerOf(one, 1)]);
    expect(optMeasures(test, [answerOf(one, 1), answerOf(two, 0, "unscored")])).toEqual([alone]);
    expect(optMeasures(test, [answerOf(one, 0, "skipped")])).toEqual(optMeasures(test, [answerOf(one, 0)]));
    expect(optMeasures(test, [])).toEqual([]);
  });

  it("have the levels that the contract names", () => {
    expect(scaleLevels).toEqual(cefrLevels);
  });
});

describe("a standing with texts in it", () => {
  it("is the same updated by one answer as computed from all", () => {
    const pool = poolOf(test);
    const prior = { grade: 8, season: "fall" as const, avoid: [], mean: 190, sd: 20 };
    fc.assert(
      fc.property(sitting, (answered) => {
        const taken = answered.map((one) => responseTo(test.items.get(one.itemId) as TestItem, one));
        const posteriorOf = (list: typeof taken) =>
          list.reduce((standing, one) => takeResponse(pool, standing, one), startStanding(pool, prior)).posterior;
        expect(posteriorOf(taken).theta).toBeCloseTo(posteriorOf(taken.toReversed()).theta, 7);
        expect(posteriorOf(taken).answers).toHaveLength(taken.flatMap((one) => binaryOf(one)).length);
      }),
      { numRuns: 30 },
    );
  });

  it("is made from published items", () => {
    const { items: own } = versionOf({ menuId: "opt", family: "opt", definition: optDefinition, items: optTestBank });
    expect(new Set([...own.values()].map(({ stage }) => stage))).toEqual(
      new Set(optDefinition.sections.map(({ stage }) => stage)),
    );
  });
});
