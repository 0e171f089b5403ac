import type { Draw } from "../../engine/draw";
import { throughPairs } from "../../engine/other-rules";
import { num, same, say } from "../../engine/words";
import { defineCatModel } from "../engine/model";
import { aroundKey, mistakesBehind, type Slip } from "../engine/numbers";
import { completions, pairRules, type PairRule } from "./rules";

interface Setting {
  readonly rules: readonly string[];
  /** The highest complexity of a rule that may be drawn. */
  readonly hardest?: number;
  /** The largest number of a pair. */
  readonly most: number;
}

const inputsOf = (draw: Draw, rule: PairRule, most: number): number[] =>
  draw.some(
    3,
    Array.from({ length: Math.min(most, 60) - 1 }, (_, k) => k + 2).filter((value) => {
      const to = rule.of(value);
      return Number.isInteger(to) && to > 0 && to <= most && to !== value;
    }),
  );

/** Wrong numbers from usual mistakes, such as the step of one pair taken for the rule, and numbers near the key. */
const mistakes = (pairs: readonly (readonly [number, number])[], third: number, key: number): Slip[] => [
  ...pairs.map(([from, to]): Slip => ["takesTheStepOfOnePair", third + to - from]),
  ...pairs.map(([from, to]): Slip => ["takesTheFactorOfOnePair", (third * to) / from]),
  ...pairs.map(([, to]): Slip => [null, to + 1]),
  ["doublesTheNumber", third * 2],
  ["multipliesByItself", third * third],
  [null, key + 10],
  [null, key - 10],
  [null, key + third],
  [null, key - third],
];

/** Two pairs show a rule; which number completes the third? */
export const numberAnalogies = defineCatModel<Setting>({
  name: "numberAnalogies",
  ladder: {
    A: [
      { rules: ["plus"], most: 30 },
      { rules: ["plus", "times"], most: 50 },
      { rules: ["times", "divided"], most: 60 },
      { rules: ["divided", "fromTotal"], most: 60 },
      { rules: ["fromTotal", "square", "timesPlus"], hardest: 2.5, most: 60 },
      { rules: ["timesPlus"], hardest: 2.5, most: 60 },
    ],
    D: [
      { rules: ["plus", "times"], most: 50 },
      { rules: ["times", "divided", "fromTotal"], most: 120 },
      { rules: ["square", "timesPlus"], hardest: 2.5, most: 100 },
      { rules: ["timesPlus", "dividedPlus"], most: 120 },
      { rules: ["squarePlus", "plusDivided"], most: 150 },
      { rules: ["squarePlus", "product", "cube"], most: 220 },
    ],
  },
  generate(draw, { rules: names, hardest, most }, place) {
    const name = draw.pick(names);
    const rule = draw.pick(pairRules.filter((one) => one.name === name && one.complexity <= (hardest ?? 4)));
    const inputs = inputsOf(draw, rule, most);
    const [a, b, third] = inputs;
    if (a === undefined || b === undefined || third === undefined) return undefined;
    const pairs = [
      [a, rule.of(a)],
      [b, rule.of(b)],
    ] as const;
    const key = rule.of(third);
    const found = completions(pairs, third);
    if (found.some((one) => one.rule.complexity <= rule.complexity && one.value !== key)) return undefined;
    if (found.some((one) => one.rule.complexity < rule.complexity)) return undefined;
    const elsewhere = new Set([...found.map(({ value }) => value), ...throughPairs(pairs, third)]);
    const slips = mistakes(pairs, third, key);
    const options = aroundKey(
      draw,
      key,
      slips.map(([, value]) => value),
      place,
      (value) => !elsewhere.has(value) && value < 3 * key + 30,
    );
    if (options === undefined) return undefined;
    const shown = [...pairs.map(([from, to]) => `[${num(from)} → ${num(to)}]`), `[${num(third)} → ?]`];
    return {
      stem: say(
        "The numbers in each pair go together in the same way. Which number is missing?",
        "每一对数之间的关系都相同。缺少的数是多少？",
      ),
      figure: same(`<p><strong>${shown.join(" &nbsp; ")}</strong></p>`),
      options: options.map((value) => same(num(value))),
      mistakes: mistakesBehind(slips, options, key),
      explanation: say(
        `The rule: ${rule.words.en}. So ${num(third)} → ${num(key)}.`,
        `规律：${rule.words.zh}。所以 ${num(third)} → ${num(key)}。`,
      ),
      difficulty: -2.1 + 0.8 * rule.complexity + Math.max(key, a, b, third) / 250,
      seconds: 12 + 7 * rule.complexity,
      likeness: [rule.words.en, Math.min(a, b), Math.max(a, b), third].join(),
    };
  },
});
