import fc from "fast-check";
import {
  problemOf,
  violationOf,
  type AssemblyPool,
  type AssemblyProblem,
  type Blueprint,
} from "../../../src/psychometrics/assembly/blueprint";

const areas = ["algebra", "geometry", "data"];
const types = ["choice", "entry"];

interface SmallProblem {
  readonly pool: AssemblyPool;
  readonly blueprint: Blueprint;
  readonly values: Float64Array;
}

const range = (highest: number) =>
  fc.tuple(fc.nat(highest), fc.nat(highest)).map(([one, other]) => ({
    least: Math.min(one, other),
    most: Math.max(one, other),
  }));

/** Pools of 4 to 10 items with sets and enemies, and blueprints, many of which can only just be met and some cannot. */
export const smallProblem: fc.Arbitrary<SmallProblem> = fc.integer({ min: 4, max: 10 }).chain((size) =>
  fc
    .record({
      items: fc.array(
        fc.record({
          area: fc.constantFrom(...areas),
          type: fc.constantFrom(...types),
          set: fc.constantFrom(null, null, "one", "two"),
          value: fc.double({ min: 0.01, max: 1, noNaN: true }),
        }),
        { minLength: size, maxLength: size },
      ),
      length: fc.integer({ min: 2, max: Math.min(5, size) }),
      counts: fc.record({ algebra: range(3), geometry: range(3), choice: range(4) }),
      perSet: fc.record({ least: fc.integer({ min: 1, max: 3 }), more: fc.nat(1) }),
      enemies: fc.array(fc.uniqueArray(fc.nat(size - 1), { minLength: 2, maxLength: 3 }), { maxLength: 2 }),
    })
    .map(({ items, length, counts, perSet, enemies }) => ({
      pool: {
        size,
        categories: items.map(({ area, type }) => [area, type]),
        set: items.map(({ set }) => set),
        enemies,
      },
      blueprint: {
        length,
        counts: Object.entries(counts).map(([category, between]) => ({ category, ...between })),
        perSet: { least: perSet.least, most: perSet.least + perSet.more },
      },
      values: Float64Array.from(items, ({ value }) => value),
    })),
);

/** Every test of the right length that meets the blueprint and contains `fixed`, found by trying all subsets. */
export const everyTest = (problem: AssemblyProblem, fixed: readonly number[] = []): number[][] => {
  const found: number[][] = [];
  const held = fixed.reduce((mask, index) => mask | (1 << index), 0);
  for (let mask = 0; mask < 1 << problem.size; mask += 1) {
    if ((mask & held) !== held) continue;
    const items = Array.from({ length: problem.size }, (_, index) => index).filter((index) => (mask >> index) & 1);
    if (items.length === problem.length && violationOf(problem, items) === 0) found.push(items);
  }
  return found;
};

export const worthOf = (values: Float64Array, items: readonly number[]): number =>
  items.reduce((sum, index) => sum + (values[index] ?? 0), 0);

export const toProblem = ({ pool, blueprint }: SmallProblem): AssemblyProblem => problemOf(pool, blueprint);
