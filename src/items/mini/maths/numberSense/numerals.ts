import { range } from "../../../engine/algebra";
import { joinSentences } from "../../../engine/figures/descriptions";
import { count, say } from "../../../engine/words";
import { aboveBy, defineMiniModel } from "../../engine/model";
import { blue, miniFigure, miniRect } from "../figure";
import { numbers, textOptions, type MathModel } from "../model";

const area = "numberSense" as const;

/** The number before, after or between. */
export const neighbours: MathModel = defineMiniModel<
  { low: number; high: number; kinds: readonly ("after" | "before" | "between")[] },
  "numberSense"
>({
  area,
  name: "number-neighbors",
  skill: "counting",
  settings: {
    130: { low: 2, high: 9, kinds: ["after"] },
    140: { low: 6, high: 19, kinds: ["after", "before"] },
    150: { low: 11, high: 30, kinds: ["before", "between"] },
    160: { low: 31, high: 89, kinds: ["after", "between"] },
    170: { low: 98, high: 119, kinds: ["before", "after"] },
  },
  generate(draw, { low, high, kinds }, level) {
    const n = draw.int(low, high);
    const kind = draw.pick(kinds);
    // "after" a number of one digit belongs to level 130, "before" a number up to 19 to level 140
    if ((level === 140 && kind === "after" && n < 10) || (level === 150 && kind === "before" && n < 20))
      return undefined;
    if (low > 20 && n % 10 !== 9 && n < 98) return undefined;
    const right = kind === "before" ? n - 1 : n + 1;
    const en = { after: `just after ${n}`, before: `just before ${n}`, between: `between ${n} and ${n + 2}` }[kind];
    const zh = { after: `${n} 后面`, before: `${n} 前面`, between: `${n} 和 ${n + 2} 中间` }[kind];
    return {
      stem: say(`Which number comes ${en}?`, `${zh}的数是几？`),
      ...numbers(right, [kind === "before" ? n + 1 : n - 1, n, right + 10, right + 2, right - 2]),
      explanation: say(`When you count, ${right} comes ${en}.`, `数数时，${zh}的数是 ${right}。`),
      holds: (value: number) => value === right,
    };
  },
});

/** The greatest or smallest of four numbers. */
export const greatest: MathModel = defineMiniModel<{ low: number; high: number }, "numberSense">({
  area,
  name: "greatest-number",
  skill: "comparingNumbers",
  settings: {
    140: { low: 1, high: 10 },
    150: { low: 8, high: 20 },
    160: { low: 21, high: 85 },
    180: { low: 86, high: 190 },
    190: { low: 201, high: 990 },
    200: { low: 1_002, high: 9_870 },
  },
  generate(draw, { low, high }, level) {
    const one = draw.int(low, Math.max(low, high - 10));
    const turned = (one % 10) * 10 + (Math.floor(one / 10) % 10) + Math.floor(one / 100) * 100;
    const list = level < 160 ? draw.some(4, range(low, high)) : [one, turned, one + 10, draw.int(low, high)];
    if (new Set(list).size < 4 || list.some((n) => n < low)) return undefined;
    const isMost = draw.pick([true, false]);
    const right = isMost ? Math.max(...list) : Math.min(...list);
    return {
      stem: isMost
        ? say("Which number is the greatest?", "哪个数最大？")
        : say("Which number is the smallest?", "哪个数最小？"),
      ...textOptions(
        String(right),
        list
          .filter((n) => n !== right)
          .slice(0, 3)
          .map(String),
      ),
      explanation: say(
        `Of these numbers ${right} is the ${isMost ? "greatest" : "smallest"}.`,
        `这些数中，${right} 最${isMost ? "大" : "小"}。`,
      ),
      holds: (value: string) => list.every((n) => (isMost ? n <= Number(value) : n >= Number(value))),
    };
  },
});

const block = 9;
const tensBar = (x: number): string[] =>
  range(0, 9).map((k) => miniRect(x, 6 + k * block, block, block, { ...blue, "stroke-width": 1 }));

/** Bars of ten and single blocks, and a flat of a hundred. */
export const blocks: MathModel = defineMiniModel<{ low: number; high: number }, "numberSense">({
  area,
  name: "tens-and-ones",
  skill: "placeValue",
  settings: {
    150: { low: 11, high: 19 },
    160: { low: 21, high: 49 },
    170: { low: 51, high: 79 },
    180: { low: 101, high: 139 },
  },
  generate(draw, { low, high }) {
    const n = draw.int(low, high);
    const [hundreds, tens, ones] = [Math.floor(n / 100), Math.floor(n / 10) % 10, n % 10];
    if (ones === 0) return undefined;
    const afterFlat = 6 + hundreds * 106;
    const afterBars = afterFlat + tens * 18 + 10;
    const parts = [
      ...(hundreds === 0 ? [] : range(0, 9).flatMap((k) => tensBar(6 + k * block))),
      ...range(0, tens - 1).flatMap((k) => tensBar(afterFlat + k * 18)),
      ...range(0, ones - 1).map((k) =>
        miniRect(afterBars + Math.floor(k / 5) * 18, 6 + (k % 5) * 16, block, block, { ...blue, "stroke-width": 1 }),
      ),
    ];
    return {
      stem: say("How many small blocks are there in all?", "一共有多少个小方块？"),
      figure: miniFigure(
        afterBars + 40,
        104,
        joinSentences(
          say(
            `${hundreds === 0 ? "" : "A flat of ten bars, "}${count(tens, "bar")} of ten blocks each and ` +
              count(ones, "single block"),
            `${hundreds === 0 ? "" : "10 条拼成的一大块、"}${tens} 条十个一条的方块和 ${ones} 个单个方块`,
          ),
        ),
        parts,
      ),
      ...numbers(n, [
        ...(hundreds === 0 && tens !== ones ? [ones * 10 + tens] : []),
        n + 10,
        n - 10,
        hundreds + tens + ones,
        n + 1,
        n - 1,
      ]),
      explanation: say(
        `${hundreds > 0 ? "One hundred, " : ""}${count(tens, "ten")} and ${count(ones, "one")} make ${n}.`,
        `${hundreds > 0 ? "1 个百、" : ""}${tens} 个十和 ${ones} 个一是 ${n}。`,
      ),
      above: aboveBy(n, low, high),
      holds: (value: number) => value === parts.length,
    };
  },
});

/** Tens and ones in words, and the value of a digit. */
export const placeValue: MathModel = defineMiniModel<"number" | "digit" | "hundred", "numberSense">({
  area,
  name: "place-value",
  skill: "placeValue",
  settings: { 170: "number", 180: "digit", 190: "hundred" },
  generate(draw, kind) {
    const [a, b] = [draw.int(2, 9), draw.int(1, 9)];
    if (a === b) return undefined;
    const n = 10 * a + b;
    const whole = 100 * b + 10 * a;
    if (kind === "digit")
      return {
        stem: say(`How many tens are in ${n}?`, `${n} 里面有几个十？`),
        ...numbers(a, [b, a + b, n, a * 10]),
        explanation: say(`${n} is ${count(a, "ten")} and ${count(b, "one")}.`, `${n} 是 ${a} 个十和 ${b} 个一。`),
        holds: (value: number) => Math.floor(n / 10) === value,
      };
    return kind === "number"
      ? {
          stem: say(`Which number is ${a} tens and ${count(b, "one")}?`, `${a} 个十和 ${b} 个一是多少？`),
          ...numbers(n, [10 * b + a, a + b, 100 * a + b, 10 * a]),
          explanation: say(
            `${a} tens are ${10 * a}, and ${b} more make ${n}.`,
            `${a} 个十是 ${10 * a}，再加 ${b} 是 ${n}。`,
          ),
          holds: (value: number) => value - b === 10 * a,
        }
      : {
          stem: say(`Which number is ${count(b, "hundred")} and ${a} tens?`, `${b} 个百和 ${a} 个十是多少？`),
          ...numbers(whole, [10 * b + a, 100 * a + 10 * b, 100 * b + a, 100 * b + 10 * a + 100]),
          explanation: say(`${count(b, "hundred")} and ${a} tens make ${whole}.`, `${b} 个百和 ${a} 个十是 ${whole}。`),
          holds: (value: number) => value - 10 * a === 100 * b,
        };
  },
});

/** Ten or a hundred more or less. */
export const tenMore: MathModel = defineMiniModel<{ low: number; high: number; by: number }, "numberSense">({
  area,
  name: "ten-more",
  skill: "placeValue",
  settings: {
    170: { low: 11, high: 80, by: 10 },
    180: { low: 88, high: 109, by: 10 },
    190: { low: 210, high: 880, by: 100 },
  },
  generate(draw, { low, high, by }) {
    const n = draw.int(low, high);
    const isMore = draw.pick([true, false]);
    const right = isMore ? n + by : n - by;
    return {
      stem: say(
        `Which number is ${by} ${isMore ? "more" : "less"} than ${n}?`,
        `比 ${n} ${isMore ? "大" : "小"} ${by} 的数是几？`,
      ),
      ...numbers(right, [
        isMore ? n - by : n + by,
        isMore ? n + 1 : n - 1,
        isMore ? n + by / 10 : n - by / 10,
        n + 2 * by,
        n,
      ]),
      explanation: say(
        `${by} ${isMore ? "more" : "less"} than ${n} is ${right}.`,
        `比 ${n} ${isMore ? "大" : "小"} ${by} 的数是 ${right}。`,
      ),
      holds: (value: number) => (isMore ? value - n : n - value) === by,
    };
  },
});

/** A list of numbers in order. */
export const inOrder: MathModel = defineMiniModel<{ low: number; high: number }, "numberSense">({
  area,
  name: "numbers-in-order",
  skill: "comparingNumbers",
  settings: {
    160: { low: 5, high: 30 },
    170: { low: 12, high: 99 },
    190: { low: 101, high: 999 },
    200: { low: 1_001, high: 9_999 },
  },
  generate(draw, { low, high }) {
    const [a = 0, b = 0, c = 0] = draw.some(3, range(low, high)).toSorted((x, y) => x - y);
    if (b - a < 2 || c - b < 2) return undefined;
    const list = (...all: number[]) => all.join(", ");
    return {
      stem: say("Which list goes from smallest to greatest?", "哪一组数是从小到大排列的？"),
      ...textOptions(list(a, b, c), [list(b, a, c), list(c, b, a), list(a, c, b)]),
      explanation: say(`From smallest to greatest: ${list(a, b, c)}.`, `从小到大是：${list(a, b, c)}。`),
      holds: (value: string) =>
        value ===
        list(
          ...value
            .split(", ")
            .map(Number)
            .toSorted((x, y) => x - y),
        ),
    };
  },
});
