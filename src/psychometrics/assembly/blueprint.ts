/** Items from which tests are assembled, by item index. */
export interface AssemblyPool {
  readonly size: number;
  /** The categories in which a blueprint may count an item: its area, its type, its band of difficulty. */
  readonly categories: readonly (readonly string[])[];
  /** The stimulus that the item belongs to; null if it has none. */
  readonly set: readonly (string | null)[];
  /** Groups of items of which a test may contain at most one, because each helps with the others. */
  readonly enemies?: readonly (readonly number[])[];
}

export interface Blueprint {
  /** Number of items in a test. */
  readonly length: number;
  readonly counts: readonly CategoryCount[];
  /** Number of items of each stimulus that is used; default any number. */
  readonly perSet?: CountRange;
}

export interface CountRange {
  readonly least: number;
  readonly most: number;
}

export interface CategoryCount extends CountRange {
  readonly category: string;
}

/** A rule of a blueprint: the number of its members in a test; with `orNone`, none at all is allowed as well. */
export interface BlueprintRule extends CountRange {
  readonly members: readonly number[];
  readonly orNone: boolean;
}

/** A blueprint over a pool, with rules and items referred to by index. */
export interface AssemblyProblem {
  readonly size: number;
  readonly length: number;
  readonly rules: readonly BlueprintRule[];
  /** Indices of the rules that count each item. */
  readonly rulesOf: readonly (readonly number[])[];
  /** Item indices of each stimulus. */
  readonly sets: readonly (readonly number[])[];
  /** Index in `sets` of each item's set; −1 if it has none. */
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

/**
 * The assembly problem of a blueprint over a pool, with rules for the counts of categories, the sizes of sets and the
 * separation of enemies.
 */
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

/** Number of items too many or too few under a rule with `count`. */
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

/**
 * Distance of a test from its blueprint: items too many or too few over all rules and the length; 0: the blueprint is
 * met.
 */
export const violationOf = (problem: AssemblyProblem, items: readonly number[]): number => {
  const counts = ruleCounts(problem, items);
  return problem.rules.reduce(
    (sum, rule, place) => sum + missOf(rule, counts[place] ?? 0),
    Math.abs(items.length - problem.length),
  );
};
