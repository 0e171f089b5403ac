import { say, type Words } from "../../engine/words";

/** One way from the first number of a pair to the second. */
export interface PairRule {
  readonly name: string;
  readonly complexity: number;
  readonly words: Words;
  /** The second number; not whole where the rule does not apply. */
  of(value: number): number;
}

const whole = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, k) => from + k);
const signed = (by: number): string => (by < 0 ? `− ${-by}` : `+ ${by}`);
const both = (text: string): Words => say(text, text);
/** Added complexity of a number too large for a drawn rule; such a rule is only checked against the other options. */
const far = (more: number): number => (Math.abs(more) > 12 ? 2 : 0);
const inTurn = (one: string, other: string): Words => say(`${one}, then ${other}`, `先 ${one}，再 ${other}`);
const extras = whole(-60, 60).filter((by) => by !== 0);

const plus = whole(-60, 60).map((by): PairRule => ({
  name: "plus",
  complexity: 1,
  words: both(signed(by)),
  of: (value) => value + by,
}));
const times = whole(2, 10).flatMap((by): PairRule[] => [
  { name: "times", complexity: 1.2, words: both(`× ${by}`), of: (value) => value * by },
  { name: "divided", complexity: 1.4, words: both(`÷ ${by}`), of: (value) => value / by },
]);
const timesPlus = whole(2, 10).flatMap((by) =>
  extras.flatMap((more): PairRule[] => [
    {
      name: "timesPlus",
      complexity: (by > 5 ? 3.2 : 2.2) + far(more),
      words: inTurn(`× ${by}`, signed(more)),
      of: (value) => value * by + more,
    },
    {
      name: "dividedPlus",
      complexity: (by > 5 ? 3.4 : 2.4) + far(more),
      words: inTurn(`÷ ${by}`, signed(more)),
      of: (value) => value / by + more,
    },
    {
      name: "plusDivided",
      complexity: (by > 5 ? 3.6 : 2.6) + far(more),
      words: inTurn(signed(more), `÷ ${by}`),
      of: (value) => (value + more) / by,
    },
  ]),
);
const fromTotal = whole(5, 120).map((total): PairRule => ({
  name: "fromTotal",
  complexity: 1.8,
  words: say(`both together make ${total}`, `两个数合起来是 ${total}`),
  of: (value) => total - value,
}));
const squares = [0, ...extras.filter((by) => Math.abs(by) <= 10)].map((by): PairRule => ({
  name: by === 0 ? "square" : "squarePlus",
  complexity: by === 0 ? 1.8 : 2.8,
  words:
    by === 0
      ? say("the number times itself", "这个数乘它自己")
      : say(`the number times itself, then ${signed(by)}`, `这个数乘它自己，再 ${signed(by)}`),
  of: (value) => value * value + by,
}));
const products = whole(-3, 3)
  .filter((by) => by !== 0)
  .map((by): PairRule => ({
    name: "product",
    complexity: Math.abs(by) === 1 ? 2.8 : 3.2,
    words: say(`n × (n ${signed(by)})`, `n ×（n ${signed(by)}）`),
    of: (value) => value * (value + by),
  }));
const cubes: readonly PairRule[] = [
  {
    name: "cube",
    complexity: 2.8,
    words: say("the number times itself, then times the number again", "三个这样的数相乘"),
    of: (value) => value ** 3,
  },
];

/** The family of rules in which both the models and the solver look for the third pair. */
export const pairRules: readonly PairRule[] = [
  ...plus.filter(({ words }) => words.en !== "+ 0"),
  ...times,
  ...fromTotal,
  ...timesPlus,
  ...squares,
  ...products,
  ...cubes,
];

type Pair = readonly [from: number, to: number];

/** Each rule that all pairs follow, with the whole number that it makes of the third. */
export const completions = (pairs: readonly Pair[], third: number): { rule: PairRule; value: number }[] =>
  pairRules
    .filter((rule) => pairs.every(([from, to]) => rule.of(from) === to))
    .map((rule) => ({ rule, value: rule.of(third) }))
    .filter(({ value }) => Number.isInteger(value));
