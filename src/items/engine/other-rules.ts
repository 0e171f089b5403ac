type Pair = readonly [from: number, to: number];
type Rule = (terms: readonly number[]) => number | undefined;

const nearly = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9 * Math.max(1, Math.abs(one));
const isConstant = (list: readonly number[]): boolean => list.every((value) => nearly(value, list[0] ?? value));
const last = (list: readonly number[], back = 1): number => list.at(-back) ?? Number.NaN;
const steps = (terms: readonly number[]): number[] => terms.slice(1).map((term, k) => term - (terms[k] ?? 0));
const factors = (terms: readonly number[]): number[] => terms.slice(1).map((term, k) => term / (terms[k] ?? 0));
const everyOther = (list: readonly number[], from: number): number[] => list.filter((_, k) => k % 2 === from);
const wholeOnly = (values: readonly (number | undefined)[]): Set<number> =>
  new Set(
    values.flatMap((value) => (value !== undefined && nearly(value, Math.round(value)) ? [Math.round(value)] : [])),
  );

/** The value at `at` of the straight line through two points. */
const onLine = ([a, fromA]: Pair, [b, fromB]: Pair, at: number): number =>
  a === b ? Number.NaN : fromA + ((at - a) * (fromB - fromA)) / (b - a);

/**
 * Rules with one parameter: `found` computes it from a pair, `gives` applies it to a number. Both pairs must agree on
 * it.
 */
const oneNumberRules: readonly {
  readonly found: (from: number, to: number) => number;
  readonly gives: (from: number, by: number) => number;
}[] = [
  { found: (from, to) => to / from ** 2, gives: (from, by) => by * from ** 2 },
  { found: (from, to) => to - from ** 2, gives: (from, by) => from ** 2 + by },
  { found: (from, to) => to + from ** 2, gives: (from, by) => by - from ** 2 },
  { found: (from, to) => to / from - from, gives: (from, by) => from * (from + by) },
  { found: (from, to) => to - from ** 3, gives: (from, by) => from ** 3 + by },
  { found: (from, to) => from * to, gives: (from, by) => by / from },
];

/**
 * The whole numbers that other rules give for a third number after two shown pairs. The first such rule is the straight
 * line, since one goes through any two pairs, whatever rule was meant.
 */
export const throughPairs = ([one, other]: readonly [Pair, Pair], third: number): Set<number> =>
  wholeOnly([
    onLine(one, other, third),
    ...oneNumberRules.map(({ found, gives }) => {
      const by = found(...one);
      return nearly(by, found(...other)) ? gives(third, by) : undefined;
    }),
  ]);

/** The next term by constant differences of an order; a single difference of that order counts as constant. */
const byDifferences =
  (order: number): Rule =>
  (terms) => {
    if (terms.length < Math.max(4, order + 1)) return undefined;
    const rows = [terms];
    for (let k = 0; k < order; k += 1) rows.push(steps(rows.at(-1) ?? []));
    return isConstant(rows.at(-1) ?? []) ? rows.reduce((sum, row) => sum + last(row), 0) : undefined;
  };

/** The next term when each is a constant times the term before plus a constant. */
const byLine: Rule = (terms) => {
  const pairs = terms.slice(1).map((term, k): Pair => [terms[k] ?? 0, term]);
  const [one, other] = pairs;
  if (one === undefined || other === undefined || pairs.length < 3) return undefined;
  return pairs.every(([from, to]) => nearly(onLine(one, other, from), to))
    ? onLine(one, other, last(terms))
    : undefined;
};

/** The next term when each is a linear combination of the two terms before. */
const byTwoBefore: Rule = (terms) => {
  const [a = 0, b = 0, c = 0, d = 0] = terms;
  const determinant = b * b - a * c;
  if (terms.length < 5 || determinant === 0) return undefined;
  const [p, q] = [(b * c - a * d) / determinant, (b * d - c * c) / determinant];
  const at = (k: number) => p * (terms[k - 1] ?? 0) + q * (terms[k - 2] ?? 0);
  return terms.every((term, k) => k < 2 || nearly(at(k), term)) ? at(terms.length) : undefined;
};

const sumsOf =
  (count: number): Rule =>
  (terms) => {
    const before = (k: number) => terms.slice(k - count, k).reduce((sum, term) => sum + term, 0);
    const more = terms.slice(count).map((term, k) => term - before(k + count));
    return more.length >= 2 && isConstant(more) ? before(terms.length) + last(more) : undefined;
  };

const inTurn =
  (changes: (terms: readonly number[]) => number[], apply: (term: number, by: number) => number): Rule =>
  (terms) => {
    const by = changes(terms);
    if (by.length < 3 || !isConstant(everyOther(by, 0)) || !isConstant(everyOther(by, 1))) return undefined;
    return apply(last(terms), last(by, 2));
  };

/** The next term when an addition and a multiplication alternate. */
const addThenTimes: Rule = (terms) => {
  const [added, multiplied] = [steps(terms), factors(terms)];
  if (added.length < 4) return undefined;
  for (const first of [0, 1])
    if (isConstant(everyOther(added, first)) && isConstant(everyOther(multiplied, 1 - first)))
      return added.length % 2 === first ? last(terms) + last(added, 2) : last(terms) * last(multiplied, 2);
  return undefined;
};

const progression = (terms: readonly number[]): (number | undefined)[] => [
  terms.length >= 3 && isConstant(steps(terms)) ? last(terms) + last(steps(terms)) : undefined,
  terms.length >= 3 && isConstant(factors(terms)) ? last(terms) * last(factors(terms)) : undefined,
];

const rules: readonly Rule[] = [
  ...[1, 2, 3].map(byDifferences),
  byLine,
  byTwoBefore,
  sumsOf(2),
  sumsOf(3),
  inTurn(steps, (term, by) => term + by),
  inTurn(factors, (term, by) => term * by),
  addThenTimes,
  // The next term by differences in geometric progression; then by factors in arithmetic progression.
  (terms) => {
    const [next] = progression(steps(terms)).slice(1);
    return next === undefined ? undefined : last(terms) + next;
  },
  (terms) => {
    const [next] = progression(factors(terms));
    return next === undefined ? undefined : last(terms) * next;
  },
];

/**
 * The whole numbers that other rules give as the next term. Among the rules are the cubic through any four terms, and
 * two interleaved series of which one half continues by itself.
 */
export const goingOn = (terms: readonly number[]): Set<number> =>
  wholeOnly([...rules.map((rule) => rule(terms)), ...progression(everyOther(terms, terms.length % 2))]);
