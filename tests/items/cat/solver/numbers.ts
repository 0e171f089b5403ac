import { numbersIn, places, type Solver } from "./seen";

const whole = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, k) => from + k);
const small = whole(-60, 60);

type Step = (value: number, k: number, before: readonly number[]) => number;
interface Way {
  readonly cost: number;
  readonly step: Step;
}

const linear: readonly Way[] = [1, 2, 3, 4].flatMap((factor) =>
  small.map((more): Way => ({
    cost: factor === 1 ? 1 : more === 0 ? 1.5 : 2.5,
    step: (value) => value * factor + more,
  })),
);
const parts: readonly Way[] = [2, 3].map((by) => ({ cost: 1.8, step: (value) => value / by }));
const steps: readonly Way[] = whole(-30, 40).flatMap((first) =>
  whole(-9, 9).map((more): Way => ({ cost: 2, step: (value, k) => value + first + k * more })),
);
const multiplied: readonly Way[] = whole(1, 30).flatMap((first) =>
  [2, 3].map((by): Way => ({ cost: 3, step: (value, k) => value + first * by ** k })),
);
const sums: readonly Way[] = [{ cost: 2.5, step: (_, k, terms) => (terms[k] ?? 0) + (terms[k - 1] ?? terms[1] ?? 0) }];

const follows = (terms: readonly number[], { step }: Way, from = 1): boolean =>
  terms.every((term, k) => k < from || term === step(terms[k - 1] ?? 0, k - 1, terms));
const nextBy = (terms: readonly number[], { step }: Way): number => step(terms.at(-1) ?? 0, terms.length - 1, terms);

/** Two alternating steps: one kind at even places, the other at odd ones. */
const inTurn = (terms: readonly number[]): { cost: number; value: number }[] => {
  const simple = linear.filter(({ cost }) => cost < 2);
  const fitting = (rest: number) =>
    simple.filter(({ step }) =>
      terms.every((term, k) => k % 2 !== rest || k + 1 >= terms.length || step(term, k, terms) === terms[k + 1]),
    );
  return fitting((terms.length - 1) % 2).flatMap((way) =>
    fitting(terms.length % 2).length > 0 && terms.length >= 5
      ? [{ cost: 1 + way.cost, value: nextBy(terms, way) }]
      : [],
  );
};

/** Two interleaved series, of which the next term continues one. */
const woven = (terms: readonly number[]): { cost: number; value: number }[] => {
  const half = (rest: number) => terms.filter((_, k) => k % 2 === rest);
  const simple = linear.filter(({ cost }) => cost < 2);
  const [mine, other] = [half(terms.length % 2), half(1 - (terms.length % 2))];
  if (mine.length < 3 || other.length < 3) return [];
  const others = simple.filter((way) => follows(other, way));
  if (others.length === 0) return [];
  return simple.filter((way) => follows(mine, way)).map((way) => ({ cost: 2.5, value: nextBy(mine, way) }));
};

export const series: Solver = ({ stem, options }) => {
  const terms = numbersIn(stem.split("?")[1] ?? "");
  const plain = [...linear, ...parts, ...steps, ...multiplied]
    .filter((way) => follows(terms, way))
    .map((way) => ({ cost: way.cost, value: nextBy(terms, way) }));
  const added = sums
    .filter((way) => follows(terms, way, 2))
    .map((way) => ({ cost: way.cost, value: nextBy(terms, way) }));
  const offered = new Set(options.map(Number));
  const found = [...plain, ...added, ...inTurn(terms), ...woven(terms)].filter(({ value }) => offered.has(value));
  return places(options, (option) => found.some(({ value }) => value === Number(option)));
};

const functions: readonly ((n: number) => number)[] = [
  ...small.flatMap((more) => [
    ...whole(1, 10).flatMap((by) => [
      (n: number) => n * by + more,
      (n: number) => n / by + more,
      (n: number) => (n + more) / by,
    ]),
    (n: number) => n * n + more,
  ]),
  ...whole(1, 150).map((total) => (n: number) => total - n),
  ...whole(-3, 3).map((more) => (n: number) => n * (n + more)),
  (n: number) => n ** 3,
];

export const analogies: Solver = ({ stem, options }) => {
  const [a = 0, fromA = 0, b = 0, fromB = 0, third = 0] = numbersIn(stem.split("missing?")[1] ?? "");
  const values = functions.filter((way) => way(a) === fromA && way(b) === fromB).map((way) => way(third));
  return places(options, (option) => values.includes(Number(option)));
};
