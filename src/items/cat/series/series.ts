import { goingOn } from "../../engine/other-rules";
import { num, same, say } from "../../engine/words";
import { defineCatModel } from "../engine/model";
import { aroundKey, mistakesBehind, type Slip } from "../engine/numbers";
import { seriesDrawn, type SeriesKind, type SeriesSize } from "./kinds";
import { continuations } from "./rules";

interface Setting extends SeriesSize {
  readonly kinds: readonly SeriesKind[];
}

const largest = 1_500;

/** Wrong terms from usual mistakes, such as continuing by another rule, and numbers near the key. */
const mistakes = (terms: readonly number[], key: number): Slip[] => {
  const [a = 0, b = 0, c = 0] = terms.slice(-3);
  return [
    ["repeatsTheStepBefore", c + (b - a)],
    ["repeatsTheLastDifference", c + (c - b)],
    ["countsOn", c + 1],
    [null, key + (c - b)],
    [null, key - (c - b)],
    ["addsTheLastTwo", b + c],
    ["doublesTheLast", 2 * c],
    [null, key + 10],
    [null, key - 10],
  ];
};

/** Which number comes next? */
export const numberSeries = defineCatModel<Setting>({
  name: "numberSeries",
  ladder: {
    A: [
      { kinds: ["up"], step: 6, start: 12 },
      { kinds: ["down", "up"], step: 9, start: 20 },
      { kinds: ["times", "down"], step: 8, start: 10 },
      { kinds: ["growing", "zigzag"], step: 5, start: 9 },
      { kinds: ["growing", "zigzag", "divide"], step: 7, start: 12 },
      { kinds: ["twoSeries", "squares", "shrinking"], step: 6, start: 12 },
    ],
    D: [
      { kinds: ["down", "up"], step: 9, start: 20 },
      { kinds: ["times", "down"], step: 15, start: 30 },
      { kinds: ["growing", "shrinking", "divide"], step: 12, start: 20 },
      { kinds: ["zigzag", "sums", "timesPlus"], step: 14, start: 25 },
      { kinds: ["doublingSteps", "plusTimes", "squares"], step: 12, start: 15 },
      { kinds: ["mixed", "plusTimes", "timesPlus"], step: 9, start: 15 },
    ],
  },
  generate(draw, { kinds, step, start }, place) {
    const kind = draw.pick(kinds);
    const { terms: all, rule, complexity } = seriesDrawn(draw, kind, { step, start });
    const [terms, key] = [all.slice(0, -1), all.at(-1) ?? 0];
    if (Math.max(...all) > largest || Math.min(...all) < 0 || terms.includes(key)) return undefined;
    const found = continuations(terms);
    const simplest = Math.min(...found.map((one) => one.complexity));
    if (!found.some((one) => one.value === key) || simplest + 1 < complexity) return undefined;
    if (found.some((one) => one.complexity <= complexity && one.value !== key)) return undefined;
    const elsewhere = new Set([...found.map(({ value }) => value), ...goingOn(terms)]);
    const slips = mistakes(terms, key);
    const options = aroundKey(
      draw,
      key,
      slips.map(([, value]) => value),
      place,
      (value) => !elsewhere.has(value) && value < 2 * key + 30,
    );
    if (options === undefined) return undefined;
    const shown = terms.map(num).join(", ");
    return {
      stem: say("Which number comes next?", "下一个数是多少？"),
      figure: same(`<p><strong>${shown}, ?</strong></p>`),
      options: options.map((value) => same(num(value))),
      mistakes: mistakesBehind(slips, options, key),
      explanation: say(
        `The rule: ${rule.en}. So ${num(key)} comes next.`,
        `规律：${rule.zh}。所以下一个数是 ${num(key)}。`,
      ),
      difficulty: -2.1 + 0.8 * complexity + Math.max(...all) / 1_500 + step / 60,
      seconds: 10 + 6 * complexity,
      likeness: shown,
    };
  },
});
