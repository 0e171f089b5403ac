import { range } from "../../../engine/algebra";
import {
  byRow,
  inRows,
  joinedWords,
  oneByOne,
  rowSizes,
  joinSentences,
  under,
} from "../../../engine/figures/descriptions";
import { count, say } from "../../../engine/words";
import { aboveBy, defineMiniModel } from "../../engine/model";
import { picture } from "../../pictures/lexicon";
import { blue, miniCircle, miniFigure, miniLine, orange, picturesDescription, miniRect, pictureRows } from "../figure";
import { around, drawings, numbers, type MathModel } from "../model";
import { countedPictures, framesDescription, many } from "../numberSense/counting";

const area = "operations" as const;
const dotWord = say("dot", "圆点");

/** Two groups in boxes: how many in all. */
export const joinPictures: MathModel = defineMiniModel<{ most: number }, "operations">({
  area,
  name: "join-pictures",
  skill: "addition",
  settings: { 120: { most: 2 }, 130: { most: 4 }, 140: { most: 5 } },
  generate(draw, { most }, level) {
    const [a, b] = [draw.int(1, most), draw.int(level === 120 ? 1 : 2, most)];
    const word = draw.pick(countedPictures);
    if (level === 140 ? a + b < 7 : level === 130 && (a + b < 5 || a + b > 6)) return undefined;
    const perRow = 3;
    const left = pictureRows(word, a, perRow, 40, [8, 8]);
    const right = pictureRows(word, b, perRow, 40, [196, 8]);
    const height = Math.max(left.height, right.height) + 16;
    const parts = [miniRect(2, 2, 168, height - 4, { rx: 10 }), miniRect(190, 2, 168, height - 4, { rx: 10 })];
    return {
      stem: say(`How many ${many(word)} are there in all?`, `一共有几个${picture(word).zh}？`),
      heard: "How many are there in all?",
      figure: miniFigure(
        360,
        height,
        joinSentences(
          under(say("Left box", "左框"), oneByOne(a, say(word, picture(word).zh))),
          under(say("Right box", "右框"), oneByOne(b, say(word, picture(word).zh))),
        ),
        [...parts, ...left.parts, ...right.parts],
      ),
      ...numbers(a + b, [...(a === b ? [] : [a, b]), ...around(a + b)]),
      explanation: say(`${a} and ${b} make ${a + b}.`, `${a} 加 ${b} 是 ${a + b}。`),
      above: aboveBy(a + b, 2, 2 * most),
      holds: (value: number) => value - a === b,
    };
  },
});

/** Some of a row are crossed out: how many are left. */
export const takeAway: MathModel = defineMiniModel<{ low: number; high: number }, "operations">({
  area,
  name: "take-away-pictures",
  skill: "subtraction",
  settings: { 120: { low: 2, high: 4 }, 130: { low: 4, high: 6 }, 140: { low: 7, high: 10 } },
  generate(draw, { low, high }, level) {
    const all = draw.int(low, high);
    const gone = level === 120 ? 1 : draw.int(2, all - 1);
    const word = draw.pick(countedPictures);
    const perRow = 5;
    const { parts, width, height } = pictureRows(word, all, perRow, 48);
    const crosses = range(all - gone, all - 1).flatMap((k) => {
      const [x, y] = [4 + (k % perRow) * 56, 4 + Math.floor(k / perRow) * 56];
      const thick = { "stroke-width": 4, stroke: "#e0625a" };
      return [miniLine([x, y], [x + 48, y + 48], thick), miniLine([x + 48, y], [x, y + 48], thick)];
    });
    const right = all - gone;
    return {
      stem: say("The crossed ones go away. How many are left?", "打叉的拿走了，还剩几个？"),
      figure: miniFigure(
        width,
        height,
        joinSentences(
          ...byRow(
            range(0, Math.ceil(all / perRow) - 1).map((row) =>
              joinedWords(
                range(row * perRow, Math.min(all, (row + 1) * perRow) - 1).map((k) =>
                  k < right ? say(word, picture(word).zh) : say(`crossed-out ${word}`, `打叉的${picture(word).zh}`),
                ),
              ),
            ),
          ),
        ),
        [...parts, ...crosses],
      ),
      ...numbers(right, [gone, all, ...around(right)]),
      explanation: say(`${all} take away ${gone} leaves ${right}.`, `${all} 减 ${gone} 剩 ${right}。`),
      above: aboveBy(all, low, high),
      holds: (value: number) => value + gone === all,
    };
  },
});

/** The number of things after one or two more come. */
export const moreCome: MathModel = defineMiniModel<{ low: number; high: number; more: number }, "operations">({
  area,
  name: "more-come",
  skill: "addition",
  settings: { 120: { low: 1, high: 4, more: 1 }, 130: { low: 3, high: 7, more: 2 } },
  generate(draw, { low, high, more }) {
    const n = draw.int(low, high);
    const word = draw.pick(["duck", "bee", "fish", "bird", "frog"]);
    const { parts, width, height } = pictureRows(word, n, 5, 48);
    const come = more === 1 ? "One more comes." : "Two more come.";
    return {
      stem: say(`${come} How many are there then?`, `又来了${more === 1 ? "一" : "两"}只，现在有几只？`),
      figure: miniFigure(width, height, joinSentences(...picturesDescription(word, rowSizes(n, 5))), parts),
      ...numbers(n + more, [n, ...around(n + more)]),
      explanation: say(`${n} and ${more} more make ${n + more}.`, `${n} 加 ${more} 是 ${n + more}。`),
      holds: (value: number) => value - more === n,
    };
  },
});

/** The number of dots that fill up a frame of ten. */
export const fillTen: MathModel = defineMiniModel<{ low: number; high: number }, "operations">({
  area,
  name: "fill-ten",
  skill: "makingTen",
  settings: { 140: { low: 5, high: 9 }, 150: { low: 1, high: 4 } },
  generate(draw, { low, high }) {
    const n = draw.int(low, high);
    const frame = [
      ...range(0, 9).map((k) => miniRect(4 + (k % 5) * 40, 4 + Math.floor(k / 5) * 40, 40, 40)),
      ...range(0, n - 1).map((k) => miniCircle(24 + (k % 5) * 40, 24 + Math.floor(k / 5) * 40, 14, orange)),
    ];
    const right = 10 - n;
    return {
      stem: say("How many more dots fill the frame?", "再放几个圆点就满了？"),
      figure: miniFigure(208, 88, joinSentences(...framesDescription(n, 1)), frame),
      ...numbers(right, [n, ...around(right), 10]),
      explanation: say(`${n} and ${right} make 10.`, `${n} 加 ${right} 是 10。`),
      above: aboveBy(right, 10 - high, 10 - low),
      holds: (value: number) => value + n === 10,
    };
  },
});

/** Equal groups on plates, and then rows. */
export const equalGroups: MathModel = defineMiniModel<
  { groups: number; each: number; asks: "all" | "share" },
  "operations"
>({
  area,
  name: "equal-groups",
  skill: "equalGroups",
  settings: {
    160: { groups: 3, each: 2, asks: "all" },
    170: { groups: 4, each: 5, asks: "all" },
    180: { groups: 5, each: 5, asks: "all" },
    190: { groups: 4, each: 5, asks: "share" },
    200: { groups: 5, each: 7, asks: "share" },
  },
  generate(draw, { groups, each, asks }, level) {
    const n = draw.int(2, groups);
    const k = draw.int(level === 160 ? 2 : 3, each);
    if (level === 180 && n < groups) return undefined;
    if (n === k || n * k < (level === 200 ? 21 : level === 190 ? 12 : 6)) return undefined;
    // more dots would not fit above the plates
    if (n * k > 30) return undefined;
    const perRow = level === 200 ? 15 : 10;
    const right = asks === "all" ? n * k : k;
    const plates = range(0, n - 1).flatMap((g) => [
      miniCircle(44 + g * 82, 44, 38),
      ...range(0, k - 1).map((j) => miniCircle(28 + g * 82 + (j % 3) * 16, 36 + Math.floor(j / 3) * 18, 6, blue)),
    ]);
    const loose = [
      ...range(0, n * k - 1).map((j) => miniCircle(16 + (j % perRow) * 24, 16 + Math.floor(j / perRow) * 24, 8, blue)),
      ...range(0, n - 1).map((g) => miniCircle(44 + g * 82, 106, 38)),
    ];
    return {
      stem:
        asks === "all"
          ? say("How many dots are there in all?", "一共有几个圆点？")
          : say(
              "Share the dots so that all plates have the same. How many go on each plate?",
              "把圆点平均放到盘子里，每盘几个？",
            ),
      figure: miniFigure(
        Math.max(n * 82 + 4, asks === "share" ? perRow * 24 + 16 : 0),
        asks === "all" ? 88 : 150,
        joinSentences(
          ...(asks === "all"
            ? range(1, n).map((plate) => under(say(`Plate ${plate}`, `盘子 ${plate}`), oneByOne(k, dotWord)))
            : [
                ...inRows(rowSizes(n * k, perRow), dotWord),
                under(say("Below them", "下面"), oneByOne(n, say("empty plate", "空盘子"))),
              ]),
        ),
        asks === "all" ? plates : loose,
      ),
      ...numbers(
        right,
        asks === "all" ? [n + k, right - k, right + k, right + 1, k] : [n, n * k - n, k + 1, k - 1, n * k],
      ),
      explanation: say(
        asks === "all" ? `${n} groups of ${k} make ${right}.` : `${n * k} dots on ${n} plates: ${right} on each.`,
        asks === "all" ? `${n} 组，每组 ${k} 个，一共 ${right} 个。` : `${n * k} 个放 ${n} 盘，每盘 ${right} 个。`,
      ),
      above: aboveBy(n * k, 4, groups * each),
      holds: (value: number) => (asks === "all" ? value / n === k : value * n === n * k),
    };
  },
});

/** Which picture shows two numbers put together. */
export const showsSum: MathModel = defineMiniModel<{ most: number }, "operations">({
  area,
  name: "shows-sum",
  skill: "addition",
  settings: { 120: { most: 3 }, 130: { most: 4 } },
  generate(draw, { most }, level) {
    const [a, b, c] = draw.some(3, range(1, most + 1));
    if (a === undefined || b === undefined || c === undefined || a + b < 4 !== (level === 120)) return undefined;
    const pair = (value: string) => {
      const [one = 0, other = 0] = value.split("+").map(Number);
      return miniFigure(
        120,
        92,
        joinSentences(oneByOne(one, say("blue dot", "蓝点")), oneByOne(other, say("orange dot", "橙点"))),
        [
          ...range(0, one - 1).map((k) => miniCircle(16 + k * 22, 24, 9, blue)),
          ...range(0, other - 1).map((k) => miniCircle(16 + k * 22, 66, 9, orange)),
        ],
      );
    };
    return {
      stem: say(
        `Which picture shows ${count(a, "blue dot")} and ${count(b, "orange dot")}?`,
        `哪张图有 ${a} 个蓝点和 ${b} 个橙点？`,
      ),
      ...drawings(`${a}+${b}`, [`${b}+${a}`, `${a}+${c}`, `${c}+${b}`], pair),
      explanation: say(`${a} blue and ${b} orange make ${a + b}.`, `${a} 个蓝点和 ${b} 个橙点，一共 ${a + b} 个。`),
      holds: (value: string) => value === `${a}+${b}`,
    };
  },
});
