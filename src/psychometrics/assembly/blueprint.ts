/** Items that tests are assembled from, by item index. */
export interface AssemblyPool {
  readonly size: number;
  /** All that a blueprint may count an item as: its area, its type, its band of difficulty. */
  readonly categories: readonly (readonly string[])[];
  /** The stimulus that the item belongs to; null where it stands alone. */
  readonly set: readonly (string | null)[];
  /** Groups of items of which a test holds one at most, since each helps with the others. */
  readonly enemies?: readonly (readonly number[])[];
}

export interface Blueprint {
  /** Items of a test. */
  readonly length: number;
  readonly counts: readonly CategoryCount[];
  /** Items of each stimulus that is shown; default any number. */
  readonly perSet?: CountRange;
}

export interface CountRange {
  readonly least: number;
  readonly most: number;
}

export interface CategoryCount extends CountRange {
  readonly category: string;
}

/** A rule of a blueprint: so many of its members; none at all is right too where `orNone`. */
export interface BlueprintRule extends CountRange {
  readonly members: readonly number[];
  readonly orNone: boolean;
}

/** A blueprint over a pool, as rules by index. */
export interface AssemblyProblem {
  readonly size: number;
  readonly length: number;
  readonly rules: readonly BlueprintRule[];
  /** The rules that count each item. */
  readonly rulesOf: readonly (readonly number[])[];
  /** Members of each stimulus. */
  readonly sets: readonly (readonly number[])[];
  /** Which of `sets` an item belongs to; −1 where it stands alone. */
  readonly setOf: Int32Array;
}

const indicesBy = <Key>(size: number, keysOf: (index: number) => readonly Key[]): Map<Key, number[]> => {
  const found = new Map<Key, number[]>();
  for (let index = 0; index < size; index += 1)
    for (const key of keysOf(index)) {
      const indices = found.get(key);
      if (indices === undefined) found.set(key, [index]);
      else indices.push(index);
    }
  return found;
};

export const problemFrom = (
  size: number,
  length: number,
  rules: readonly BlueprintRule[],
  sets: readonly (readonly number[])[],
): AssemblyProblem => {
  const rulesOf: number[][] = Array.from({ length: size }, () => []);
  for (const [rule, { members }] of rules.entries()) for (const index of members) rulesOf[index]?.push(rule);
  const setOf = new Int32Array(size).fill(-1);
  for (const [set, members] of sets.entries()) for (const index of members) setOf[index] = set;
  return { size, length, rules, rulesOf, sets, setOf };
};

/** The rules of a blueprint over a pool: counts of categories, sizes of sets, enemies apart. */
export const problemOf = (
  { size, categories, set, enemies = [] }: AssemblyPool,
  blueprint: Blueprint,
): AssemblyProblem => {
  const { length, counts, perSet = { least: 1, most: length } } = blueprint;
  const ofCategory = indicesBy(size, (index) => categories[index] ?? []);
  const sets = [
    ...indicesBy(size, (index) => {
      const name = set[index] ?? null;
      return name === null ? [] : [name];
    }).values(),
  ];
  const rules: BlueprintRule[] = [
    ...counts.map(({ category, least, most }) => ({
      members: ofCategory.get(category) ?? [],
      least,
      most,
      orNone: false,
    })),
    ...enemies.map((members) => ({ members, least: 0, most: 1, orNone: false })),
    ...sets.map((members) => ({ ...perSet, members, orNone: true })),
  ];
  return problemFrom(size, length, rules, sets);
};

/** How many items too many or too few a rule has with `count`. */
export const missOf = ({ least, most, orNone }: BlueprintRule, count: number): number => {
  if (count > most) return count - most;
  if (count >= least) return 0;
  return orNone ? Math.min(count, least - count) : least - count;
};

export const ruleCounts = ({ rules, rulesOf }: AssemblyProblem, items: Iterable<number>): Int32Array => {
  const counts = new Int32Array(rules.length);
  for (const index of items) for (const rule of rulesOf[index] ?? []) counts[rule] = (counts[rule] ?? 0) + 1;
  return counts;
};

/** How far a test is from its blueprint: items too many or too few over the rules and the length; 0 meets it. */
export const violationOf = (problem: AssemblyProblem, items: readonly number[]): number => {
  const counts = ruleCounts(problem, items);
  return problem.rules.reduce(
    (sum, rule, place) => sum + missOf(rule, counts[place] ?? 0),
    Math.abs(items.length - problem.length),
  );
};
