import * as fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { mathBank } from "../../src/items/maths/bank";
import { createRandom } from "../../src/psychometrics/random";
import { asTheModel } from "../../src/psychometrics/simulees";
import { createExposureLedger, type ExposureLedger } from "../../src/server/attempts/exposure/ledger";
import { testItemOf } from "../../src/server/attempts/test-item";
import type { NormPrior } from "../../src/server/db/shapes";
import { createPool } from "../../src/server/delivery/item-adaptive/pool";
import { irtOf, type ScoredResponse } from "../../src/server/delivery/item-adaptive/responses";
import { serveNext } from "../../src/server/delivery/item-adaptive/serving";
import { startStanding, takeResponse } from "../../src/server/delivery/item-adaptive/standing";

const pool = createPool(mathBank().map((item) => testItemOf(item, "main")));

let ledger: ExposureLedger;
beforeEach(() => {
  ledger = createExposureLedger(pool.items.length);
});

const grade = 5;
const idOf = (place: number): string => pool.items[place]?.itemId ?? "";

/** Places of the items served to a student of this ability (logits) who has met the items of `met` before. */
function sit(ability: number, length: number, seed: string, met: readonly number[] = []): number[] {
  const random = createRandom(seed);
  const prior: NormPrior = { grade, season: "fall", mean: 200 + 10 * ability, sd: 16, avoid: met.map(idOf) };
  const standing = startStanding(pool, prior);
  while (standing.served.length < length) {
    const place = serveNext(pool, standing, ledger, { grade, total: length, seed });
    const item = pool.items[place];
    if (item === undefined) throw new Error("the bank is used up");
    const irt = irtOf(item);
    const { right } = asTheModel({ index: place, item: irt, options: 0, progress: 0 }, ability, random);
    takeResponse(pool, standing, { itemId: item.itemId, irt, right, rapid: false });
  }
  return standing.served;
}

const abilities = [-2, -1, 0, 1, 2, 3];
const repeated = <Value>(values: readonly Value[]): number => values.length - new Set(values).size;
const modelsOf = (places: readonly number[]) => places.map((place) => pool.items[place]?.model);
const distances = (places: readonly number[], ability: number) =>
  places.map((place) => Math.abs((pool.bank.b[place] ?? 0) - ability));

describe("the next item", () => {
  it.each(abilities)("at ability %d was not met before, for six attempts of 43", (ability) => {
    const met: number[] = [];
    for (let sitting = 1; sitting <= 6; sitting += 1) met.push(...sit(ability, 43, `${ability}:${sitting}`, met));
    expect([met.length, repeated(met)]).toEqual([258, 0]);
  });

  it.each(abilities)("at ability %d is of a model that was not asked, in attempts of 20", (ability) => {
    const sittings = Array.from({ length: 10 }, (_, seed) => modelsOf(sit(ability, 20, `models:${ability}:${seed}`)));
    expect(sittings.map(repeated)).toEqual(Array.from({ length: 10 }, () => 0));
  });

  it.each([-5, -3.5, ...abilities, 4.5, 6])(
    "at ability %d is of a model that was not asked, in full attempts",
    (ability) => {
      const sittings = Array.from({ length: 12 }, (_, seed) => modelsOf(sit(ability, 43, `full:${ability}:${seed}`)));
      expect(sittings.map(repeated)).toEqual(Array.from({ length: 12 }, () => 0));
    },
  );

  it("is of a model asked before when no other of the area is left", () => {
    const small = createPool(
      [0, 1, 2, 3].map((place) => ({
        itemId: `${place}`,
        stage: "main",
        area: "a",
        irt: { a: 1, b: place, c: 0, d: 1, calibration: "seed" as const },
        model: place < 2 ? "one" : "two",
        setOrder: null,
        body: {
          stem: {},
          interaction: { type: "numeric_entry" as const, max_length: 8 },
          media: [],
          calculator: false,
        },
      })),
    );
    const standing = startStanding(small, { grade, season: "fall", mean: 200, sd: 16, avoid: ["2", "3"] });
    const chosen: (string | null)[] = [];
    while (standing.served.length < 4) {
      const place = serveNext(small, standing, createExposureLedger(4), { grade, total: 4, seed: "small" });
      const item = small.items[place];
      if (item === undefined) throw new Error("the bank is used up");
      chosen.push(item.model);
      takeResponse(small, standing, { itemId: item.itemId, irt: irtOf(item), right: true, rapid: false });
    }
    expect(chosen.slice(0, 2)).toEqual(["one", "two"]);
    expect(new Set(chosen.slice(2))).toEqual(new Set(["one", "two"]));
  });

  it("is within reach from the first one on", () => {
    for (const ability of abilities) {
      const far = distances(sit(ability, 43, `reach:${ability}`), ability).filter((distance) => distance > 4.5);
      expect(far).toEqual([]);
    }
  });

  it("is one that was met least often when all were met", () => {
    const served = sit(0, 10, "all");
    const met = [...pool.items.keys(), ...served];
    expect(sit(0, 10, "again", met).filter((place) => served.includes(place))).toEqual([]);
  });

  it("is the same again for the same state and the same servings before", () => {
    const once = sit(1, 43, "same");
    ledger = createExposureLedger(pool.items.length);
    expect(sit(1, 43, "same")).toEqual(once);
  });
});

describe("the cached standing between answers", () => {
  it("equals the standing recomputed from the answers", () => {
    const answer = fc.record({ right: fc.boolean(), rapid: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(answer, { minLength: 1, maxLength: 43 }),
        fc.integer({ min: -2, max: 4 }),
        (given, ability) => {
          const prior: NormPrior = { grade, season: "fall", mean: 200 + 10 * ability, sd: 16, avoid: [] };
          const kept = startStanding(pool, prior);
          const answered: ScoredResponse[] = [];
          for (const { right, rapid } of given) {
            const place = serveNext(pool, kept, createExposureLedger(pool.items.length), {
              grade,
              total: 43,
              seed: "kept",
            });
            const item = pool.items[place];
            if (item === undefined) throw new Error("the bank is used up");
            const response = { itemId: item.itemId, irt: irtOf(item), area: item.area, right, rapid };
            answered.push(response);
            takeResponse(pool, kept, response);
          }
          const replayed = answered.reduce(
            (standing, one) => takeResponse(pool, standing, one),
            startStanding(pool, prior),
          );
          expect(replayed).toEqual(kept);
          const run = answered.toReversed().findIndex(({ rapid }) => !rapid);
          expect(kept.rapidRun).toBe(run < 0 ? answered.length : run);
          if (answered.every(({ rapid }) => rapid)) expect(kept.theta).toBe(startStanding(pool, prior).theta);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe("exposure among students of one grade and ability", () => {
  it("stays within a quarter of the grade, a tenth for first items, with little overlap", () => {
    const students = 120;
    const sittings = Array.from({ length: students }, (_, number) => sit(0.5, 43, `class:${number}`));
    const times = pool.items.map((_, place) => sittings.filter((served) => served.includes(place)).length);
    const firsts = pool.items.map((_, place) => sittings.filter(([first]) => first === place).length);
    const pairs = times.reduce((sum, count) => sum + count * (count - 1), 0);
    expect(Math.max(...times) / students).toBeLessThanOrEqual(0.25);
    expect(Math.max(...firsts) / students).toBeLessThanOrEqual(0.1);
    expect(sittings.filter((served) => repeated(modelsOf(served)) > 0)).toEqual([]);
    expect(pairs / (students * 43 * (students - 1))).toBeLessThanOrEqual(0.2);
    expect(ledger.of(`grade ${grade}`).sittings).toBe(students);
    expect([...ledger.of(`grade ${grade}`).served]).toEqual(times);
  });

  it("is counted under the current ability of an attempt, with all served items", () => {
    const sittings = Array.from({ length: 30 }, (_, number) => sit(1, 20, `moving:${number}`));
    const groups = Array.from({ length: 16 }, (_, band) => ledger.of(`ability ${band - 8}`));
    const served = groups.reduce((sum, group) => sum + group.served.reduce((all, times) => all + times, 0), 0);
    expect(groups.reduce((sum, group) => sum + group.sittings, 0)).toBe(sittings.length);
    expect(served).toBe(30 * 20);
  });
});
