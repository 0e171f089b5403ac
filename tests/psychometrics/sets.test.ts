import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Item } from "../../src/contract/item/item";
import { readingBank } from "../../src/items/reading/bank";
import { createExposureLedger, type ExposureLedger } from "../../src/server/attempts/exposure/ledger";
import { testItemOf } from "../../src/server/attempts/test-item";
import type { NormPrior } from "../../src/server/db/shapes";
import { createPool, type ItemPool } from "../../src/server/delivery/item-adaptive/pool";
import { irtOf } from "../../src/server/delivery/item-adaptive/responses";
import { serveNext } from "../../src/server/delivery/item-adaptive/serving";
import { startStanding, takeResponse } from "../../src/server/delivery/item-adaptive/standing";

const reading = createPool(readingBank().map((item) => testItemOf(item, "main")));
const grade = 5;

interface Given {
  readonly right: boolean;
  readonly rapid: boolean;
}

const priorOf = (mean: number, avoid: readonly string[] = []): NormPrior => ({
  grade,
  season: "fall",
  mean,
  sd: 16,
  avoid: [...avoid],
});

/** Places of the items served in an attempt with these answers, repeated; the standing is recomputed for each item. */
function sit(
  pool: ItemPool,
  total: number,
  given: readonly Given[],
  { prior = priorOf(200), ledger = createExposureLedger(pool.items.length), seed = "sets", replays = false } = {},
): number[] {
  const served: number[] = [];
  const answersTo = (place: number, index: number) => {
    const item = pool.items[place];
    if (item === undefined) throw new Error("the bank is used up");
    const { right = true, rapid = false } = given[index % given.length] ?? {};
    return { itemId: item.itemId, irt: irtOf(item), right, rapid };
  };
  let standing = startStanding(pool, prior);
  while (served.length < total) {
    const place = serveNext(pool, standing, ledger, { grade, total, seed });
    served.push(place);
    if (!replays) takeResponse(pool, standing, answersTo(place, served.length - 1));
    else
      standing = served.reduce(
        (made, one, index) => takeResponse(pool, made, answersTo(one, index)),
        startStanding(pool, prior),
      );
  }
  return served;
}

/** Items of sets as they were served, one list for each run of items of one set. */
function runsOf(pool: ItemPool, served: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const [index, place] of served.entries()) {
    const first = pool.first[place] ?? -1;
    if (!pool.sets.has(first)) continue;
    const goesOn = index > 0 && pool.first[served[index - 1] ?? -1] === first;
    if (goesOn) runs.at(-1)?.push(place);
    else runs.push([place]);
  }
  return runs;
}

const countsOf = (pool: ItemPool, served: readonly number[]): number[] =>
  Object.keys(pool.areas).map((area) => served.filter((place) => pool.area[place] === area).length);

const answers = fc.array(fc.record({ right: fc.boolean(), rapid: fc.boolean() }), { minLength: 1, maxLength: 43 });

describe("items on one passage", () => {
  it("are served one after the other in their order, and no passage comes twice", () => {
    fc.assert(
      fc.property(answers, fc.integer({ min: 150, max: 250 }), fc.constantFrom(20, 43), (given, mean, total) => {
        const runs = runsOf(reading, sit(reading, total, given, { prior: priorOf(mean) }));
        for (const run of runs) {
          const set = reading.sets.get(run[0] ?? -1) ?? [];
          expect(run).toEqual(set.slice(0, run.length));
          expect(run.length).toBeGreaterThan(1);
        }
        expect(new Set(runs.map(([first]) => first)).size).toBe(runs.length);
      }),
      { numRuns: 60 },
    );
  });

  it("leave the areas in balance to ±1, with no more passages cut than that takes", () => {
    fc.assert(
      fc.property(answers, fc.integer({ min: 6, max: 60 }), (given, total) => {
        const counts = countsOf(reading, sit(reading, total, given));
        for (const count of counts) expect(Math.abs(count - total / counts.length)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
    const cut = (total: number) =>
      runsOf(reading, sit(reading, total, [{ right: true, rapid: false }])).filter(({ length }) => length < 3).length;
    expect([43, 20, 18, 45].map(cut)).toEqual([1, 2, 0, 0]);
  });

  it("are the same when the standing is recomputed from the answers", () => {
    fc.assert(
      fc.property(answers, fc.constantFrom(20, 43), (given, total) => {
        expect(sit(reading, total, given, { replays: true })).toEqual(sit(reading, total, given));
      }),
      { numRuns: 20 },
    );
  });

  it("come last when any item of the set was met before", () => {
    const given = [{ right: true, rapid: false }];
    const before = sit(reading, 20, given);
    const met = before.map((place) => reading.items[place]?.itemId ?? "");
    const passages = runsOf(reading, before).map(([first]) => first);
    const again = runsOf(reading, sit(reading, 20, given, { prior: priorOf(200, met) })).map(([first]) => first);
    expect(again.filter((first) => passages.includes(first))).toEqual([]);
  });

  it("are counted one by one, the later ones never more often than the first", () => {
    const ledger: ExposureLedger = createExposureLedger(reading.items.length);
    const served = Array.from({ length: 30 }, (_, seed) =>
      sit(reading, 43, [{ right: seed % 2 === 0, rapid: false }], { ledger, seed: `${seed}` }),
    ).flat();
    const { served: counted, sittings } = ledger.of(`grade ${grade}`);
    expect([sittings, counted.reduce((sum, times) => sum + times, 0)]).toEqual([30, served.length]);
    for (const set of reading.sets.values()) {
      const times = set.map((place) => counted[place] ?? 0);
      expect(times).toEqual(times.toSorted((one, other) => other - one));
    }
    expect(Math.max(...counted)).toBeLessThanOrEqual(Math.ceil((2.5 * 43 * 30) / reading.items.length) + 1);
  });
});

describe("a bank of sets of different sizes", () => {
  const [item] = readingBank().filter(({ body }) => body.stimulus !== undefined);
  const made = (name: string, size: number, area: string, b: number): Item[] =>
    Array.from({ length: size }, (_, index) => {
      if (item?.irt === undefined || item.body.stimulus === undefined) throw new Error("no passage");
      const order = size - index;
      return {
        ...item,
        item_id: `${name}-${index}`,
        area,
        irt: { ...item.irt, b },
        body: { ...item.body, stimulus: { ...item.body.stimulus, stimulus_id: name } },
        source: { kind: "model", name: `model ${area}`, ref: `${name}:${order}` },
      };
    });
  const items = ["a", "b"].flatMap((area) =>
    [2, 3, 4, 2, 3, 4, 2, 3, 4].flatMap((size, index) => made(`${area}${index}`, size, area, index / 4 - 1)),
  );
  const pool = createPool(items.map((item) => testItemOf(item, "main")));

  it("serves each set in the order of its items, and stays in balance", () => {
    fc.assert(
      fc.property(answers, fc.integer({ min: 8, max: 40 }), (given, total) => {
        const served = sit(pool, total, given);
        for (const run of runsOf(pool, served)) {
          const orders = run.map((place) => pool.items[place]?.setOrder);
          expect(orders).toEqual(run.map((_, index) => index + 1));
        }
        for (const count of countsOf(pool, served)) expect(Math.abs(count - total / 2)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
  });

  it("counts a set as one question of its model", () => {
    const standing = startStanding(pool, priorOf(200));
    const [set = []] = [...pool.sets.values()].filter(({ length }) => length === 4);
    for (const place of set) {
      const one = pool.items[place];
      if (one !== undefined)
        takeResponse(pool, standing, { itemId: one.itemId, irt: irtOf(one), right: true, rapid: false });
    }
    const one = pool.model[set[0] ?? -1] ?? -1;
    expect([...standing.asked]).toEqual([0, 1].map((model) => (model === one ? 1 : 0)));
  });
});
