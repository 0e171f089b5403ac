import { describe, expect, it } from "vitest";
import { itemRestCorrelation } from "../../../src/psychometrics/item-analysis/item-rest";
import { medianEstimate } from "../../../src/psychometrics/item-analysis/median-estimate";
import { shareEstimate } from "../../../src/psychometrics/item-analysis/share-estimate";
import { thirdsOf } from "../../../src/psychometrics/item-analysis/thirds";

/** A generator of the test's own (xorshift). */
function chance(seed: number) {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
}

/** The points of a simulated class, by person and item; some items earn parts of their points. */
function simulatedClass(seed: number) {
  const random = chance(seed);
  const persons = Math.floor(5 + 60 * random());
  const most = Array.from({ length: Math.floor(3 + 20 * random()) }, () => Math.ceil(3 * random()));
  const rows = Array.from({ length: persons }, () => {
    const ability = random() + random() - 1;
    return most.map((points, item) => {
      const chanceOf = 1 / (1 + Math.exp(-3 * (ability - (item / most.length - 0.5))));
      return Array.from({ length: points }, () => (random() < chanceOf ? 1 : 0)).reduce<number>((a, b) => a + b, 0);
    });
  });
  const times = rows.map((row) => row.map(() => Math.floor(1_000 + 90_000 * random() ** 2)));
  return { most, rows, times };
}

/** The zero of a function that rises from a to b, or null. */
function rootBetween(f: (x: number) => number, a: number, b: number): number {
  let [low, high] = [a, b];
  for (let turn = 0; turn < 200; turn += 1) {
    const middle = (low + high) / 2;
    if (f(middle) < 0) low = middle;
    else high = middle;
  }
  return high;
}

const z = 1.959963984540054;

/** Wilson's limits solve (p − rate)² = z² p (1 − p) / n. */
const scoreLimits = (rate: number, n: number): [number, number] => {
  const excess = (p: number) => (p - rate) ** 2 - (z * z * p * (1 - p)) / n;
  return [rate === 0 ? 0 : rootBetween((p) => -excess(p), 0, rate), rate === 1 ? 1 : rootBetween(excess, rate, 1)];
};

/** Pearson's r by the differences of all pairs of persons. */
function correlationByPairs(one: readonly number[], other: readonly number[]): number {
  let [both, first, second] = [0, 0, 0];
  for (let i = 0; i < one.length; i += 1)
    for (let j = 0; j < i; j += 1) {
      const [dx, dy] = [(one[i] as number) - (one[j] as number), (other[i] as number) - (other[j] as number)];
      both += dx * dy;
      first += dx * dx;
      second += dy * dy;
    }
  return both / Math.sqrt(first * second);
}

const fisher = (r: number): number => 0.5 * Math.log((1 + r) / (1 - r));

/** Limits of the median by binomial coefficients in whole numbers. */
function medianLimits(values: readonly number[]): [number | null, number | null] {
  const n = values.length;
  let row = [1n];
  for (let turn = 0; turn < n; turn += 1) row = [1n, ...row.slice(1).map((value, i) => value + (row[i] as bigint)), 1n];
  let [below, k] = [0n, 0];
  for (const count of row) {
    if ((below + count) * 40n > 1n << BigInt(n)) break;
    below += count;
    k += 1;
  }
  const sorted = [...values].sort((a, b) => a - b);
  return k === 0 ? [null, null] : [sorted[k - 1] as number, sorted[n - k] as number];
}

const seeds = Array.from({ length: 50 }, (_, place) => place + 1);

describe("the statistics of an item", () => {
  it.each(seeds)("of simulated class %i equal a second computation", (seed) => {
    const { most, rows, times } = simulatedClass(seed);
    for (const [item, points] of most.entries()) {
      const own = rows.map((row) => row[item] as number);
      const rest = rows.map((row) => row.reduce((sum, value) => sum + value, 0) - (row[item] as number));

      const rate = own.reduce((sum, value) => sum + value, 0) / (points * own.length);
      const facility = shareEstimate(own.map((value) => ({ points: value, most: points })));
      const [low, high] = scoreLimits(rate, own.length);
      expect(facility.n).toBe(rows.length);
      expect(facility.value).toBeCloseTo(rate, 12);
      expect(facility.low).toBeCloseTo(low, 9);
      expect(facility.high).toBeCloseTo(high, 9);

      const found = itemRestCorrelation(
        own.map((value, person) => ({ item: value, rest: rest[person] as number })),
        20,
      );
      const r = correlationByPairs(own, rest);
      if (rows.length < 20 || Number.isNaN(r))
        expect(found).toEqual({ value: null, n: rows.length, low: null, high: null });
      else {
        const half = z / Math.sqrt(rows.length - 3);
        expect(found.value).toBeCloseTo(r, 9);
        expect(fisher(found.low as number)).toBeCloseTo(fisher(r) - half, 6);
        expect(fisher(found.high as number)).toBeCloseTo(fisher(r) + half, 6);
      }

      const spent = times.map((row) => row[item] as number);
      const median = medianEstimate(spent);
      const [from, to] = medianLimits(spent);
      const below = spent.filter((value) => value < (median.value as number)).length;
      const above = spent.filter((value) => value > (median.value as number)).length;
      expect([median.n, median.low, median.high, below <= spent.length / 2, above <= spent.length / 2]).toEqual([
        spent.length,
        from,
        to,
        true,
        true,
      ]);

      const thirds = thirdsOf(rest);
      const expected = rest.map((score) => {
        const lower = rest.filter((other) => other < score).length;
        const alike = rest.filter((other) => other === score).length;
        return Math.min(2, Math.floor((lower + alike / 2) / (rest.length / 3) + 1e-9));
      });
      expect(thirds).toEqual(expected);
    }
  });
});

describe("too few or too similar answers", () => {
  const persons = (n: number) => Array.from({ length: n }, (_, place) => ({ item: place % 2, rest: place }));

  it("give no coefficient below 20", () => {
    expect(itemRestCorrelation(persons(19), 20)).toEqual({ value: null, n: 19, low: null, high: null });
    expect(itemRestCorrelation(persons(20), 20).value).toBeCloseTo(
      correlationByPairs(
        persons(20).map(({ item }) => item),
        persons(20).map(({ rest }) => rest),
      ),
      12,
    );
  });

  it("give no coefficient if all have the same points, although sums of tenths are rounded", () => {
    const alike = Array.from({ length: 30 }, (_, place) => ({ item: place, rest: 0.1 + 0.2 }));
    expect(itemRestCorrelation(alike, 20).value).toBeNull();
    expect(
      itemRestCorrelation(
        alike.map(({ item, rest }) => ({ item: rest, rest: item })),
        20,
      ).value,
    ).toBeNull();
  });

  it("give a median without an interval below six, and nothing of no answers", () => {
    expect(medianEstimate([3, 1, 2, 5, 4])).toEqual({ value: 3, n: 5, low: null, high: null });
    expect(medianEstimate([6, 3, 1, 2, 5, 4])).toEqual({ value: 3.5, n: 6, low: 1, high: 6 });
    expect(medianEstimate([])).toEqual({ value: null, n: 0, low: null, high: null });
    expect(shareEstimate([])).toEqual({ value: null, n: 0, low: null, high: null });
  });

  it("give an interval of the median of 5,000 answers, where 2 to the power of −5,000 is 0", () => {
    const { low, high } = medianEstimate(Array.from({ length: 5_000 }, (_, place) => place + 1));
    expect([low, high]).toEqual([2_431, 2_570]);
  });
});

it("a share of points below 0 is shown as 0", () => {
  expect(shareEstimate([{ points: -1, most: 1 }])).toMatchObject({ value: 0, n: 1, low: 0 });
});
