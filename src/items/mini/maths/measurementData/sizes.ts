import { range } from "../../../engine/algebra";
import { say } from "../../../engine/words";
import { aboveBy, defineMiniModel } from "../../engine/model";
import { pictures, picture } from "../../pictures/lexicon";
import { pictureSvg, placedPicture } from "../../pictures/picture";
import {
  blue,
  miniCircle,
  faint,
  miniFigure,
  green,
  miniLine,
  orange,
  miniPolygon,
  miniRect,
  miniText,
  yellow,
} from "../figure";
import { around, drawings, numbers, type MathModel } from "../model";
import { cubesDescription, groupDescription, rulerDescription, scalesDescription } from "./descriptions";

const area = "measurementData" as const;

const bar = (length: number) =>
  miniFigure(
    150,
    44,
    say(`A pencil, ${Math.round(length / 10)} centimeters long.`, `一支 ${Math.round(length / 10)} 厘米长的铅笔。`),
    [
      miniRect(8, 12, length - 20, 18, yellow),
      miniPolygon(
        [
          [length - 12, 12],
          [length + 2, 21],
          [length - 12, 30],
        ],
        orange,
      ),
    ],
  );

/** The longest or shortest of three or four pencils. */
export const longest: MathModel = defineMiniModel<
  { lengths: readonly number[]; asks: "longest" | "shortest" },
  "measurementData"
>({
  area,
  name: "longest",
  skill: "length",
  settings: {
    120: { lengths: [50, 92, 140], asks: "longest" },
    130: { lengths: [72, 100, 128], asks: "shortest" },
  },
  generate(draw, { lengths, asks }) {
    const sorted = lengths.map((length) => length - draw.int(0, 4) * 2);
    const right = (asks === "longest" ? sorted.at(-1) : sorted[0]) ?? 0;
    return {
      stem:
        asks === "longest"
          ? say("Which pencil is the longest?", "哪支铅笔最长？")
          : say("Which pencil is the shortest?", "哪支铅笔最短？"),
      ...drawings(String(right), sorted.filter((length) => length !== right).map(String), (value) =>
        bar(Number(value)),
      ),
      explanation: say(
        `Compare where the pencils end: it is the ${asks}.`,
        `比一比两端，它最${asks === "longest" ? "长" : "短"}。`,
      ),
      above: 3,
      holds: (value: string) =>
        sorted.every((length) => (asks === "longest" ? length <= Number(value) : length >= Number(value))),
    };
  },
});

const glass = (height: number) =>
  miniFigure(
    90,
    116,
    say(
      `A glass with water ${Math.round(height / 5)} centimeters high.`,
      `一个杯子，水高 ${Math.round(height / 5)} 厘米。`,
    ),
    [miniRect(20, 106 - height, 50, height, { ...blue, stroke: "none" }), miniRect(20, 10, 50, 96, { rx: 4 })],
  );

/** The glass with the most or least water. */
export const fullest: MathModel = defineMiniModel<
  { heights: readonly number[]; asks: "most" | "least" },
  "measurementData"
>({
  area,
  name: "fullest-glass",
  skill: "capacity",
  settings: {
    120: { heights: [14, 46, 84], asks: "most" },
    130: { heights: [26, 46, 66], asks: "least" },
    140: { heights: [36, 50, 64], asks: "least" },
  },
  generate(draw, { heights, asks }) {
    const list = heights.map((height) => height + draw.int(0, 3) * 2);
    const right = asks === "most" ? Math.max(...list) : Math.min(...list);
    return {
      stem:
        asks === "most"
          ? say("Which glass has the most water?", "哪杯水最多？")
          : say("Which glass has the least water?", "哪杯水最少？"),
      ...drawings(String(right), list.filter((height) => height !== right).map(String), (value) =>
        glass(Number(value)),
      ),
      explanation: say(
        asks === "most" ? "Its water stands highest." : "Its water stands lowest.",
        asks === "most" ? "它的水面最高。" : "它的水面最低。",
      ),
      above: 4,
      holds: (value: string) =>
        list.every((height) => (asks === "most" ? height <= Number(value) : height >= Number(value))),
    };
  },
});

const kinds = ["animal", "food", "vehicle", "clothes"] as const;
const clear = (kind: (typeof kinds)[number]) =>
  pictures.filter(
    (entry) => entry.kind === kind && !/^(?:fish|hen|egg|duck|crab|bike|crown|glasses|pig)$/.test(entry.word),
  );

/** Sorting: the group in which a thing belongs. */
export const sorting: MathModel = defineMiniModel<{ size: number }, "measurementData">({
  area,
  name: "sorting",
  skill: "sorting",
  settings: { 120: { size: 3 }, 130: { size: 4 } },
  generate(draw, { size }) {
    const [kind, ...rest] = draw.shuffled(kinds);
    if (kind === undefined) return undefined;
    const [right, ...group] = draw.some(size + 1, clear(kind));
    const wrong = rest.flatMap((other) => draw.some(1, clear(other)));
    if (right === undefined) return undefined;
    return {
      stem: say("Which one goes with this group?", "哪一个和这一组是同一类？"),
      figure: miniFigure(size * 66 + 12, 78, groupDescription(group), [
        miniRect(2, 2, size * 66 + 8, 74, { rx: 12, ...faint }),
        ...group.map((entry, k) => placedPicture(entry, 9 + k * 66, 9, 60)),
      ]),
      ...drawings(
        right.word,
        wrong.map(({ word }) => word),
        (value) => pictureSvg(picture(value)),
      ),
      named: (value: string) => value,
      explanation: say(`The ${right.word} is of the same kind as the group.`, `${right.zh}和这一组是同一类。`),
      above: 5,
      holds: (value: string) => picture(value).kind === kind,
    };
  },
});

/** How many cubes long a bar is; how much longer than another. */
export const cubesLong: MathModel = defineMiniModel<
  { low: number; high: number; asks: "long" | "longer" },
  "measurementData"
>({
  area,
  name: "cubes-long",
  skill: "length",
  settings: {
    140: { low: 3, high: 6, asks: "long" },
    150: { low: 7, high: 11, asks: "long" },
    160: { low: 3, high: 10, asks: "longer" },
  },
  generate(draw, { low, high, asks }) {
    const [n, m] = [draw.int(low, high), draw.int(low, high)];
    if (asks === "longer" && (n - m < 2 || n - m === m)) return undefined;
    const side = 28;
    const row = (length: number, top: number) => [
      miniRect(6, top, length * side, 22, length === m && asks === "longer" ? green : yellow),
      ...range(0, length - 1).map((k) => miniRect(6 + k * side, top + 26, side, side, blue)),
    ];
    const right = asks === "long" ? n : n - m;
    return {
      stem:
        asks === "long"
          ? say("How many cubes long is the yellow bar?", "黄色长条有几个方块长？")
          : say("How many cubes longer is the yellow bar than the green bar?", "黄条比绿条长几个方块？"),
      figure: miniFigure(
        n * side + 12,
        asks === "long" ? 66 : 136,
        cubesDescription(n, asks === "long" ? 0 : m),
        asks === "long" ? row(n, 6) : [...row(n, 6), ...row(m, 74)],
      ),
      ...numbers(right, asks === "long" ? around(n) : [n, m, ...around(right)]),
      explanation: say(
        asks === "long" ? `There are ${n} cubes under it.` : `${n} − ${m} = ${right}`,
        asks === "long" ? `下面有 ${n} 个方块。` : `${n} − ${m} = ${right}`,
      ),
      above: aboveBy(right, asks === "long" ? low : 2, high),
      holds: (value: number) => (asks === "long" ? value === n : m + value === n),
    };
  },
});

/** Length on a ruler, from zero or from another mark. */
export const ruler: MathModel = defineMiniModel<
  { low: number; high: number; starts: readonly number[] },
  "measurementData"
>({
  area,
  name: "ruler",
  skill: "length",
  settings: {
    170: { low: 3, high: 9, starts: [0] },
    180: { low: 3, high: 6, starts: [1, 2] },
    190: { low: 3, high: 6, starts: [3, 4] },
  },
  generate(draw, { low, high, starts }) {
    const from = draw.pick(starts);
    const right = draw.int(low, high);
    const x = (value: number) => 20 + value * 34;
    const parts = [
      miniRect(x(from), 10, right * 34, 20, { ...orange, stroke: "none" }),
      miniRect(4, 44, 376, 48, { rx: 4 }),
      ...range(0, 10).flatMap((k) => [
        miniLine([x(k), 44], [x(k), 58]),
        miniText(x(k), 76, String(k), { "font-size": 18 }),
      ]),
    ];
    return {
      stem: say("How long is the orange bar?", "橙色长条有多长？"),
      figure: miniFigure(384, 98, rulerDescription(from, from + right), parts),
      ...numbers(right, [...(from > 0 ? [from + right] : []), right + 1, right - 1, right + 2]),
      explanation: say(
        `From ${from} to ${from + right} there are ${right} steps.`,
        `从 ${from} 到 ${from + right}，长 ${right}。`,
      ),
      holds: (value: number) => value === right,
    };
  },
});

const heavy = ["apple", "cup", "book", "ball", "shoe", "pear"] as const;
const balance = (left: string, right: string, isLeft: boolean, top: number): string[] => {
  const [l, r] = isLeft ? [62, 38] : [38, 62];
  return [
    miniPolygon(
      [
        [110, top + 50],
        [96, top + 96],
        [124, top + 96],
      ],
      blue,
    ),
    miniLine([40, top + l], [180, top + r], { "stroke-width": 4 }),
    placedPicture(picture(left), 16, top + l - 46, 44),
    placedPicture(picture(right), 160, top + r - 46, 44),
    miniCircle(110, top + 50, 4, orange),
  ];
};

/** The heaviest or lightest of three things, from two scales. */
export const heaviest: MathModel = defineMiniModel<{ asks: "heaviest" | "lightest" }, "measurementData">({
  area,
  name: "heaviest",
  skill: "mass",
  optionCount: 3,
  settings: { 140: { asks: "heaviest" }, 150: { asks: "lightest" } },
  generate(draw, { asks }) {
    const [a = "", b = "", c = ""] = draw.some(3, heavy);
    const flip = draw.pick([true, false]);
    const parts = [
      ...(flip ? balance(b, a, false, 10) : balance(a, b, true, 10)),
      ...(draw.pick([true, false]) ? balance(c, b, false, 116) : balance(b, c, true, 116)),
    ];
    const right = asks === "heaviest" ? a : c;
    return {
      stem:
        asks === "heaviest"
          ? say("Which one is the heaviest?", "哪一个最重？")
          : say("Which one is the lightest?", "哪一个最轻？"),
      figure: miniFigure(220, 216, scalesDescription(a, b, c), parts),
      ...drawings(
        right,
        [a, b, c].filter((word) => word !== right),
        (value) => pictureSvg(picture(value)),
      ),
      explanation: say(
        `The ${a} is heavier than the ${b}, and the ${b} is heavier than the ${c}.`,
        `${picture(a).zh}比${picture(b).zh}重，${picture(b).zh}比${picture(c).zh}重。`,
      ),
      above: 7,
      holds: (value: string) => value === right,
    };
  },
});
