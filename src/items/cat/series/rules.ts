/** A rule that a series can follow. */
export interface SeriesRule {
  readonly name: string;
  /** The load on memory; the simplest rule has 1. */
  readonly complexity: number;
  /** The next term; undefined when the terms do not follow the rule or are too few to show it. */
  next(terms: readonly number[]): number | undefined;
}

const last = (terms: readonly number[]): number => terms.at(-1) ?? 0;
const first = (terms: readonly number[]): number => terms[0] ?? 0;
const steps = (terms: readonly number[]): number[] => terms.slice(1).map((term, k) => term - (terms[k] ?? 0));
const isConstant = (list: readonly number[]): boolean => list.every((value) => value === list[0]);
const everyOther = (list: readonly number[], from: number): number[] => list.filter((_, k) => k % 2 === from);
/** The half of an interleaved series that the next term belongs to. */
const nextHalf = (terms: readonly number[]): number[] => everyOther(terms, terms.length % 2);
const otherHalf = (terms: readonly number[]): number[] => everyOther(terms, 1 - (terms.length % 2));

const arithmetic = (terms: readonly number[]): number | undefined => {
  const by = steps(terms);
  return terms.length >= 3 && isConstant(by) ? last(terms) + first(by) : undefined;
};

const geometric = (terms: readonly number[]): number | undefined => {
  const [a = 0, b = 0] = terms;
  if (terms.length < 3 || a === 0 || a === b || terms.includes(0)) return undefined;
  return terms.slice(1).every((term, k) => term * a === (terms[k] ?? 0) * b) ? (last(terms) * b) / a : undefined;
};

const growingSteps = (terms: readonly number[]): number | undefined => {
  const by = arithmetic(steps(terms));
  return terms.length >= 5 && by !== undefined ? last(terms) + by : undefined;
};

const multipliedSteps = (terms: readonly number[]): number | undefined => {
  const by = geometric(steps(terms));
  return terms.length >= 5 && by !== undefined ? last(terms) + by : undefined;
};

const alternating = (terms: readonly number[]): number | undefined => {
  const by = steps(terms);
  if (terms.length < 5 || !isConstant(everyOther(by, 0)) || !isConstant(everyOther(by, 1))) return undefined;
  return last(terms) + (by[by.length - 2] ?? 0);
};

const timesAndPlus = (terms: readonly number[]): number | undefined => {
  const [a = 0, b = 0, c = 0] = terms;
  if (terms.length < 4 || a === b) return undefined;
  const factor = (c - b) / (b - a);
  const extra = b - a * factor;
  if (!Number.isInteger(factor) || Math.abs(factor) < 2) return undefined;
  return terms.slice(1).every((term, k) => term === (terms[k] ?? 0) * factor + extra)
    ? last(terms) * factor + extra
    : undefined;
};

const sumOfTwo = (terms: readonly number[]): number | undefined =>
  terms.length >= 5 && terms.slice(2).every((term, k) => term === (terms[k] ?? 0) + (terms[k + 1] ?? 0))
    ? last(terms) + (terms.at(-2) ?? 0)
    : undefined;

const addThenTimes = (terms: readonly number[]): number | undefined => {
  if (terms.length < 5) return undefined;
  const fits = [0, 1].flatMap((start) => {
    const [a = 0, b = 0, c = 0] = terms.slice(start);
    const [d = 0] = terms.slice(start + 3);
    const plus = b - a;
    const factor = b === 0 ? 0 : c / b;
    if (plus === 0 || !Number.isInteger(factor) || factor < 2) return [];
    const step = (value: number, k: number) => ((k - start) % 2 === 0 ? value + plus : value * factor);
    const isFit = terms.slice(1).every((term, k) => term === step(terms[k] ?? 0, k)) && d === c + plus;
    return isFit ? [step(last(terms), terms.length - 1)] : [];
  });
  return fits[0];
};

const interleaved =
  (one: (terms: readonly number[]) => number | undefined, other: (terms: readonly number[]) => number | undefined) =>
  (terms: readonly number[]): number | undefined =>
    other(otherHalf(terms)) === undefined ? undefined : one(nextHalf(terms));

/** The family of rules in which both the models and the solver look for a continuation. */
export const seriesRules: readonly SeriesRule[] = [
  { name: "arithmetic", complexity: 1, next: arithmetic },
  { name: "geometric", complexity: 1.5, next: geometric },
  { name: "growingSteps", complexity: 2, next: growingSteps },
  { name: "alternating", complexity: 2, next: alternating },
  { name: "interleaved", complexity: 2.5, next: interleaved(arithmetic, arithmetic) },
  { name: "sumOfTwo", complexity: 2.5, next: sumOfTwo },
  { name: "timesAndPlus", complexity: 2.5, next: timesAndPlus },
  { name: "multipliedSteps", complexity: 3, next: multipliedSteps },
  { name: "addThenTimes", complexity: 3, next: addThenTimes },
  { name: "mixed", complexity: 3.5, next: interleaved(geometric, arithmetic) },
  { name: "mixedBack", complexity: 3.5, next: interleaved(arithmetic, geometric) },
];

/** Each rule that the terms follow, with the next term by that rule. */
export const continuations = (terms: readonly number[]): { name: string; complexity: number; value: number }[] =>
  seriesRules.flatMap((rule) => {
    const value = rule.next(terms);
    return value === undefined ? [] : [{ name: rule.name, complexity: rule.complexity, value }];
  });
