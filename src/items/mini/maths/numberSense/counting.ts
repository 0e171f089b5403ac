import { range } from "../../../engine/algebra";
import { byRow, joinedWords, oneByOne, rowSizes, joinSentences, under } from "../../../engine/figures/descriptions";
import { count, same, say, type Words } from "../../../engine/words";
import { aboveBy, defineMiniModel } from "../../engine/model";
import { picture } from "../../pictures/lexicon";
import { numberInWords } from "../../speech";
import {
  blue,
  miniCircle,
  miniFigure,
  miniLine,
  picturesDescription,
  miniRect,
  pictureRows,
  miniText,
} from "../figure";
import { around, drawings, numbers, textOptions, type MathModel } from "../model";

const area = "numberSense" as const;
export const countedPictures = ["star", "apple", "fish", "duck", "cup", "ball", "car", "bee", "leaf", "shell"] as const;
export const many = (word: string): string => ({ fish: "fish", leaf: "leaves" })[word] ?? `${word}s`;
const perRow = 10;

/** How many pictures there are, in a row and then in rows of ten. */
export const countPictures: MathModel = defineMiniModel<{ low: number; high: number; row: number }, "numberSense">({
  area,
  name: "count-pictures",
  skill: "counting",
  settings: {
    120: { low: 2, high: 5, row: 5 },
    130: { low: 6, high: 9, row: 5 },
    140: { low: 10, high: 14, row: 6 },
    150: { low: 15, high: 20, row: 7 },
  },
  generate(draw, { low, high, row }, level) {
    const n = draw.int(low, high);
    const word = draw.pick(countedPictures);
    const { parts, width, height } = pictureRows(word, n, row, row === 5 ? 52 : 42);
    const zh = picture(word).zh;
    return {
      stem: say(`How many ${many(word)} are there?`, `一共有几个${zh}？`),
      heard: "How many are there?",
      figure: miniFigure(width, height, joinSentences(...picturesDescription(word, rowSizes(n, row))), parts),
      ...numbers(n, around(n)),
      ...(level === 120 ? { named: (value: number) => numberInWords(value) } : {}),
      explanation: say(`Counting one by one gives ${n}.`, `一个一个数，一共 ${n} 个。`),
      above: Math.min(9, 2 + Math.floor(n / 3)),
      holds: (value: number) => value === parts.length,
    };
  },
});

const digits = Array.from("零一二三四五六七八九");
/** A number from 1 to 199 in Chinese characters. */
const inChinese = (n: number): string => {
  const [tens, ones] = [Math.floor(n / 10) % 10, n % 10];
  const last = ones === 0 ? "" : (digits[ones] ?? "");
  if (n < 20) return n < 10 ? last : `十${last}`;
  if (n < 100) return `${digits[tens] ?? ""}十${last}`;
  return `一百${tens === 0 ? (ones === 0 ? "" : "零") : `${digits[tens] ?? ""}十`}${last}`;
};

/** A numeral by its name, among numerals that are easily mixed up with it. */
export const findNumeral: MathModel = defineMiniModel<{ from: number; to: number }, "numberSense">({
  area,
  name: "find-numeral",
  skill: "numerals",
  settings: {
    120: { from: 1, to: 9 },
    130: { from: 10, to: 14 },
    140: { from: 15, to: 20 },
    150: { from: 21, to: 99 },
    170: { from: 101, to: 120 },
  },
  generate(draw, { from, to }) {
    const n = draw.int(from, to);
    const turned = n % 10 === 0 ? n + 10 : n < 100 ? (n % 10) * 10 + Math.floor(n / 10) : n;
    const wrong =
      to <= 9
        ? draw.some(
            2,
            range(1, 9).filter((k) => k !== n),
          )
        : n < 100
          ? [turned, (n % 10) * 10, n % 10 === 0 ? n / 10 : n + 10, n + 1]
          : [10 + (n % 100), n % 100, n + 100, n < 110 ? (n % 10) * 10 + 100 : n - 9];
    if (wrong.filter((k) => k !== n && k > 0).length < 2) return undefined;
    return {
      stem: say(`Which one is the number ${numberInWords(n)}?`, `哪一个是“${inChinese(n)}”？`),
      heard: `Which one is ${n}?`,
      ...textOptions(String(n), wrong.filter((k) => k > 0).map(String)),
      explanation: say(`${numberInWords(n)} is written ${n}.`, `听到的数写作 ${n}。`),
      holds: (value: string) => Number(value) === n,
    };
  },
});

const dotWord = say("dot", "圆点");
const dotsOf = (n: number, places: readonly number[]): Words =>
  miniFigure(
    112,
    112,
    joinSentences(
      ...byRow(
        range(0, 3)
          .map((row) => places.slice(0, n).filter((at) => Math.floor(at / 4) === row).length)
          .map((size) => (size === 0 ? say("empty", "空") : oneByOne(size, dotWord))),
      ),
    ),
    range(0, n - 1).map((k) => {
      const at = places[k] ?? k;
      return miniCircle(16 + (at % 4) * 26, 16 + Math.floor(at / 4) * 26, 9, blue);
    }),
  );

/** Which picture shows a given number, the most, or the fewest. */
export const whichAmount: MathModel = defineMiniModel<
  { kind: "most" | "fewest" | "number"; low: number; high: number },
  "numberSense"
>({
  area,
  name: "which-amount",
  skill: "comparingNumbers",
  settings: {
    120: { kind: "most", low: 1, high: 7 },
    130: { kind: "number", low: 4, high: 9 },
    140: { kind: "fewest", low: 6, high: 12 },
  },
  generate(draw, { kind, low, high }) {
    const amounts =
      kind === "most" ? [draw.int(6, high), draw.int(3, 4), draw.int(low, 2)] : draw.some(3, range(low, high));
    const sorted = amounts.toSorted((a, b) => b - a);
    const right = kind === "number" ? (amounts[0] ?? 0) : ((kind === "most" ? sorted[0] : sorted[2]) ?? 0);
    const places = draw.shuffled(range(0, 15));
    const question =
      kind === "number"
        ? say(`Which picture has ${right} dots?`, `哪张图有 ${right} 个圆点？`)
        : kind === "most"
          ? say("Which picture has the most dots?", "哪张图的圆点最多？")
          : say("Which picture has the fewest dots?", "哪张图的圆点最少？");
    return {
      stem: question,
      ...drawings(String(right), amounts.filter((n) => n !== right).map(String), (value) =>
        dotsOf(Number(value), places),
      ),
      explanation: say(
        `The pictures have ${sorted.join(", ")} dots; ${right} is asked for.`,
        `三张图分别有 ${sorted.join("、")} 个圆点，要选的是 ${right} 个。`,
      ),
      above: kind === "most" ? 3 : 6,
      holds: (value: string) =>
        kind === "number"
          ? Number(value) === right
          : amounts.every((n) => (kind === "most" ? n <= Number(value) : n >= Number(value))),
    };
  },
});

/** Describes frames of ten by their rows of five places. */
export const framesDescription = (filled: number, frames: number): Words[] =>
  range(0, 2 * frames - 1).map((row) =>
    under(
      frames === 1
        ? say(`Row ${row + 1} of the frame`, `框的第 ${row + 1} 行`)
        : say(
            `Frame ${Math.floor(row / 2) + 1}, row ${(row % 2) + 1}`,
            `第 ${Math.floor(row / 2) + 1} 框第 ${(row % 2) + 1} 行`,
          ),
      joinedWords(range(row * 5, row * 5 + 4).map((k) => (k < filled ? dotWord : say("empty", "空")))),
    ),
  );

const frameAt = (top: number, filled: number): string[] => [
  ...range(0, 9).map((k) => miniRect(4 + (k % 5) * 40, top + Math.floor(k / 5) * 40, 40, 40)),
  ...range(0, Math.min(perRow, filled) - 1).map((k) =>
    miniCircle(24 + (k % 5) * 40, top + 20 + Math.floor(k / 5) * 40, 14, blue),
  ),
];

/** Dots in one frame of ten, and in two. */
export const tenFrames: MathModel = defineMiniModel<{ low: number; high: number }, "numberSense">({
  area,
  name: "ten-frames",
  skill: "counting",
  settings: { 120: { low: 1, high: 5 }, 130: { low: 6, high: 10 }, 140: { low: 11, high: 19 } },
  generate(draw, { low, high }) {
    const n = draw.int(low, high);
    const parts = [...frameAt(4, n), ...(high > perRow ? frameAt(96, n - perRow) : [])];
    return {
      stem: say("How many dots are there?", "一共有几个圆点？"),
      figure: miniFigure(
        208,
        high > perRow ? 180 : 88,
        joinSentences(...framesDescription(n, high > perRow ? 2 : 1)),
        parts,
      ),
      ...numbers(n, [...around(n), ...(n > perRow ? [n - perRow] : [])]),
      explanation: say(
        n > perRow ? `One full frame is ten, and ${n - perRow} more make ${n}.` : `Counting the dots gives ${n}.`,
        n > perRow ? `一框满的是 10，再加 ${n - perRow}，一共 ${n}。` : `数一数，一共 ${n} 个。`,
      ),
      above: aboveBy(n, low, high),
      holds: (value: number) => value === n,
    };
  },
});

/** Describes a number line and the place of its arrow, in marks from the number before it. */
const lineDescription = (
  { from, step, label }: { from: number; step: number; label: number },
  right: number,
): Words => {
  const before = right - ((right - from) % label);
  const numbersDescription = joinedWords(range(0, (10 * step) / label).map((k) => same(String(from + k * label))));
  const marks = (right - before) / step;
  return joinSentences(
    say(`A number line with the numbers ${numbersDescription.en}`, `数轴上标着 ${numbersDescription.zh}`),
    say(
      `From one number to the next there are ${label / step} equal steps`,
      `相邻两个数之间平均分成 ${label / step} 小格`,
    ),
    say(
      `The arrow points ${count(marks, "step")} to the right of ${before}`,
      `箭头指在 ${before} 右边第 ${marks} 小格处`,
    ),
  );
};

/** The number on a line that an arrow points at. */
export const numberLine: MathModel = defineMiniModel<{ from: number; step: number; label: number }, "numberSense">({
  area,
  name: "number-line",
  skill: "numberLine",
  settings: {
    140: { from: 0, step: 1, label: 5 },
    150: { from: 10, step: 1, label: 5 },
    160: { from: 0, step: 2, label: 10 },
    170: { from: 0, step: 10, label: 50 },
    180: { from: 50, step: 5, label: 25 },
    190: { from: 100, step: 20, label: 100 },
    200: { from: 200, step: 25, label: 100 },
  },
  generate(draw, { from, step, label }) {
    const place = draw.int(1, 9);
    const right = from + place * step;
    if ((right - from) % label === 0) return undefined;
    const x = (value: number) => 28 + ((value - from) / step) * 34;
    const parts = [
      miniLine([14, 56], [386, 56]),
      ...range(0, 10).map((k) => miniLine([x(from + k * step), 48], [x(from + k * step), 64])),
      ...range(0, (10 * step) / label).map((k) => miniText(x(from + k * label), 82, String(from + k * label))),
      miniLine([x(right), 12], [x(right), 38], { "stroke-width": 4, stroke: "#e0625a" }),
      `<polygon points="${x(right)},46 ${x(right) - 8},32 ${x(right) + 8},32" fill="#e0625a" stroke="none"/>`,
    ];
    return {
      stem: say("Which number does the arrow point to?", "箭头指着哪个数？"),
      figure: miniFigure(400, 98, lineDescription({ from, step, label }, right), parts),
      ...numbers(right, [right + step, right - step, from + place, right + 2 * step, right - 2 * step]),
      explanation: say(
        `Each step is ${step}. The arrow points to ${right}.`,
        `每一小格是 ${step}，箭头指着 ${right}。`,
      ),
      above: aboveBy(place, 1, 9),
      holds: (value: number) => value === right,
    };
  },
});
