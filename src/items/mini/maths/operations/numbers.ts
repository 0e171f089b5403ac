import { range } from "../../../engine/algebra";
import { say } from "../../../engine/words";
import { aboveBy, defineMiniModel } from "../../engine/model";
import { around, numbers, textOptions, type MathModel } from "../model";

const area = "operations" as const;
const shownSum = (left: string): string => `<b>${left}</b>`;

interface Facts {
  readonly low: number;
  readonly high: number;
  readonly by: readonly number[];
  /** Whether the ones of the two summands add up to ten or more; a difference is made from such a sum. */
  readonly carries: boolean;
}

/** Sums and differences from five up to a hundred. */
export const facts: MathModel = defineMiniModel<Facts, "operations">({
  area,
  name: "facts",
  skill: "facts",
  settings: {
    140: { low: 1, high: 4, by: [1, 2], carries: false },
    150: { low: 4, high: 7, by: [2, 3], carries: false },
    160: { low: 6, high: 9, by: [4, 5, 6, 7], carries: true },
    170: { low: 20, high: 60, by: [3, 4, 5, 20, 30], carries: false },
    180: { low: 30, high: 60, by: [6, 7, 8, 9], carries: true },
    190: { low: 25, high: 60, by: [17, 18, 26, 28, 29], carries: true },
  },
  generate(draw, { low, high, by, carries }, level) {
    const a = draw.int(low, high);
    const b = draw.pick(by);
    if (level === 150 && a + b < 7) return undefined;
    if ((a % 10) + (b % 10) >= 10 !== carries || (level >= 170 && a % 10 === 0)) return undefined;
    const isSum = draw.pick([true, false]);
    const [left, right] = isSum ? [`${a} + ${b}`, a + b] : [`${a + b} − ${b}`, a];
    return {
      stem: say(`How much is it?\n${shownSum(`${left} = ?`)}`, `等于多少？\n${shownSum(`${left} = ?`)}`),
      heard: isSum ? `How much is ${a} plus ${b}?` : `How much is ${a + b} minus ${b}?`,
      ...numbers(right, [
        ...(level >= 160 ? [right + 10, right - 10] : []),
        isSum ? a - b : a + 2 * b,
        ...around(right),
      ]),
      explanation: say(`${left} = ${right}`, `${left} = ${right}`),
      above: isSum ? 4 : 7,
      holds: (value: number) => (isSum ? value - b === a : value + b === a + b),
    };
  },
});

/** The number that is missing. */
export const missing: MathModel = defineMiniModel<{ low: number; high: number; form: readonly string[] }, "operations">(
  {
    area,
    name: "missing-number",
    skill: "missingNumber",
    settings: {
      150: { low: 1, high: 5, form: ["a + ? = c"] },
      160: { low: 4, high: 9, form: ["a + ? = c", "? + b = c"] },
      170: { low: 5, high: 12, form: ["? − b = a", "c − ? = a"] },
      180: { low: 6, high: 15, form: ["a + ? = s + t"] },
      190: { low: 15, high: 45, form: ["c − ? = a", "? − b = a", "a + ? = c"] },
      200: { low: 46, high: 140, form: ["c − ? = a", "? − b = a"] },
    },
    generate(draw, { low, high, form }, level) {
      const [a, b, s] = [draw.int(low, high), draw.int(low, high), draw.int(2, 5)];
      const c = a + b;
      const kind = draw.pick(form);
      if (level === 160 && Math.max(a, b) <= 5) return undefined;
      if (a === b || (kind === "a + ? = s + t" && (c - s < 3 || b === c - s || b === s))) return undefined;
      const right = kind === "? + b = c" ? a : kind === "? − b = a" ? c : b;
      const forms: Readonly<Record<string, string>> = {
        "a + ? = c": `${a} + ☐ = ${c}`,
        "? + b = c": `☐ + ${b} = ${c}`,
        "? − b = a": `☐ − ${b} = ${a}`,
        "c − ? = a": `${c} − ☐ = ${a}`,
        "a + ? = s + t": `${a} + ☐ = ${s} + ${c - s}`,
      };
      const shown = forms[kind] ?? "";
      return {
        stem: say(`Which number goes in the box?\n${shownSum(shown)}`, `方框里填几？\n${shownSum(shown)}`),
        heard: "Which number goes in the box?",
        ...numbers(right, [kind === "? − b = a" ? Math.abs(a - b) : c, a, b, ...around(right)]),
        explanation: say(
          `${shown.replace("☐", String(right))}, so it is ${right}.`,
          `${shown.replace("☐", String(right))}，所以填 ${right}。`,
        ),
        above: aboveBy(c, 2 * low, 2 * high),
        holds: (value: number) =>
          kind === "? + b = c" ? value + b === c : kind === "? − b = a" ? value - b === a : value + a === c,
      };
    },
  },
);

const names = ["Mia", "Leo", "Anna", "Ben"] as const;
const namesZh = { Mia: "小红", Leo: "小明", Anna: "小华", Ben: "小军" } as const;

/** Short stories: joining, taking away, comparing, two steps. */
export const shortStories: MathModel = defineMiniModel<
  { low: number; high: number; kinds: readonly ("join" | "leave" | "compare" | "two")[] },
  "operations"
>({
  area,
  name: "short-stories",
  skill: "stories",
  settings: {
    150: { low: 2, high: 5, kinds: ["join", "leave"] },
    160: { low: 4, high: 9, kinds: ["join", "leave"] },
    170: { low: 4, high: 12, kinds: ["compare"] },
    180: { low: 3, high: 9, kinds: ["two"] },
    190: { low: 12, high: 38, kinds: ["compare", "join"] },
  },
  generate(draw, { low, high, kinds }) {
    const [a, b] = [draw.int(low, high), draw.int(low, high)];
    const c = draw.int(1, 4);
    const kind = draw.pick(kinds);
    const name = draw.pick(names);
    const zh = namesZh[name];
    if (a <= b + 1 || (kind === "two" && c >= b)) return undefined;
    const told: Readonly<Record<typeof kind, readonly [string, string, number]>> = {
      join: [
        `${name} has ${a} shells and finds ${b} more. How many are there now?`,
        `${zh}有 ${a} 个贝壳，又找到 ${b} 个，现在有几个？`,
        a + b,
      ],
      leave: [
        `${name} has ${a} nuts and eats ${b}. How many are left?`,
        `${zh}有 ${a} 颗坚果，吃了 ${b} 颗，还剩几颗？`,
        a - b,
      ],
      compare: [
        `${name} has ${a} cards. Sam has ${b}. How many more does ${name} have?`,
        `${zh}有 ${a} 张卡片，小林有 ${b} 张，${zh}多几张？`,
        a - b,
      ],
      two: [
        `${a} birds sit in a tree. ${b} more come, and then ${c} fly away. How many are there now?`,
        `树上有 ${a} 只鸟，又飞来 ${b} 只，再飞走 ${c} 只，现在有几只？`,
        a + b - c,
      ],
    };
    const [en, chinese, right] = told[kind];
    const worked = kind === "two" ? `${a} + ${b} − ${c}` : `${a} ${kind === "join" ? "+" : "−"} ${b}`;
    return {
      stem: say(en, chinese),
      ...numbers(right, [
        kind === "join" ? a - b : a + b,
        ...(kind === "two" ? [a - b + c, a + b + c] : [a, b]),
        ...around(right),
      ]),
      explanation: say(`${worked} = ${right}`, `${worked} = ${right}`),
      above: kind === "join" ? 4 : 6,
      holds: (value: number) =>
        kind === "join" ? value - a === b : kind === "two" ? value + c - b === a : value + b === a,
    };
  },
});

/** The next number when you count in steps. */
export const skipCounting: MathModel = defineMiniModel<
  { steps: readonly number[]; from: number; isDown?: true },
  "operations"
>({
  area,
  name: "skip-counting",
  skill: "skipCounting",
  settings: {
    160: { steps: [10], from: 1 },
    170: { steps: [2, 5], from: 0 },
    180: { steps: [2, 5, 10], from: 3, isDown: true },
    190: { steps: [3, 4, 100], from: 2 },
    200: { steps: [6, 7, 8, 25], from: 3 },
  },
  generate(draw, { steps, from, isDown }, level) {
    const step = draw.pick(steps);
    const start = level === 180 ? from + draw.int(40, 60) : from * step + draw.int(0, 6) * step;
    const sign = isDown === true ? -1 : 1;
    const row = range(0, 3).map((k) => start + sign * k * step);
    const last = row.at(-1) ?? 0;
    const right = last + sign * step;
    const shown = `${row.join(", ")}, ?`;
    return {
      stem: say(`Which number comes next?\n${shownSum(shown)}`, `接下来是哪个数？\n${shownSum(shown)}`),
      heard: "Which number comes next?",
      ...numbers(right, [last + sign, right + sign * step, last - sign * step, right + 1, right - 1, right + 10]),
      explanation: say(
        `Each number is ${step} ${isDown === true ? "less" : "more"}: ${right} comes next.`,
        `每次${isDown === true ? "少" : "多"} ${step}，接下来是 ${right}。`,
      ),
      above: aboveBy(step, Math.min(...steps), Math.max(...steps)),
      holds: (value: number) => (value - last) * sign === step,
    };
  },
});

/** Which sum makes a number. */
export const makesNumber: MathModel = defineMiniModel<{ low: number; high: number }, "operations">({
  area,
  name: "makes-number",
  skill: "makingTen",
  settings: { 150: { low: 6, high: 10 }, 160: { low: 11, high: 18 }, 190: { low: 40, high: 90 } },
  generate(draw, { low, high }) {
    const n = draw.int(low, high);
    const splits = draw.some(4, range(Math.ceil(n / 4), Math.floor(n / 2)));
    const [a = 0, b = splits[0] ?? 0, c = b] = splits;
    const sum = (one: number, total: number) => `${one} + ${total - one}`;
    return {
      stem: say(`Which one makes ${n}?`, `哪一个等于 ${n}？`),
      ...textOptions(sum(a, n), [sum(b, n + 1), sum(c, n - 1), sum(a, n + 2), sum(b, n - 2)]),
      explanation: say(`${sum(a, n)} = ${n}`, `${sum(a, n)} = ${n}`),
      holds: (value: string) =>
        value
          .split(" + ")
          .map(Number)
          .reduce((one, other) => one + other, 0) === n,
    };
  },
});
