import { range } from "../../../engine/algebra";
import { polar } from "../../../engine/figures/svg";
import type { Point } from "../../../engine/figures/svg";
import { say, type Words } from "../../../engine/words";
import { aboveBy, defineMiniModel } from "../../engine/model";
import { picture } from "../../pictures/lexicon";
import { pictureSvg, placedPicture } from "../../pictures/picture";
import { blue, miniCircle, miniFigure, orange, miniPath, miniPolygon, miniRect } from "../figure";
import { drawings, numbers, textOptions, type MathModel } from "../model";
import {
  coverDescription,
  partsDescription,
  placeDescriptions,
  rowDescription,
  towersDescription,
} from "./descriptions";

const area = "geometry" as const;
type Where = "above" | "below" | "left" | "right" | "inside";
const whereZh: Readonly<Record<Where, string>> = {
  above: "上面",
  below: "下面",
  left: "左边",
  right: "右边",
  inside: "里面",
};
const wherePhrase: Readonly<Record<Where, string>> = {
  above: "above",
  below: "below",
  left: "to the left of",
  right: "to the right of",
  inside: "inside",
};
const spots: Readonly<Record<Where, Point>> = {
  above: [64, 14],
  below: [64, 114],
  left: [14, 64],
  right: [114, 64],
  inside: [64, 64],
};

const ballAt = (value: string): Words => {
  const [x, y] = spots[value as Where];
  return miniFigure(128, 128, placeDescriptions[value as Where], [
    miniRect(38, 38, 52, 52, { "stroke-width": 3 }),
    miniCircle(x, y, 11, orange),
  ]);
};

/** Where the ball is beside the square. */
export const positions: MathModel = defineMiniModel<{ places: readonly Where[]; asked: readonly Where[] }, "geometry">({
  area,
  name: "positions",
  skill: "position",
  settings: {
    120: { places: ["above", "below", "inside"], asked: ["above", "inside"] },
    130: { places: ["above", "below", "inside", "right"], asked: ["below"] },
    140: { places: ["left", "right", "above", "below"], asked: ["left", "right"] },
  },
  generate(draw, { places, asked }) {
    const [right, ...wrong] = draw.shuffled(places);
    if (right === undefined || !asked.includes(right)) return undefined;
    return {
      stem: say(
        `Which picture shows the ball ${wherePhrase[right]} the square?`,
        `哪张图里，球在方框的${whereZh[right]}？`,
      ),
      ...drawings(right, wrong, ballAt),
      explanation: say(`The ball has to be ${wherePhrase[right]} the square.`, `球要在方框的${whereZh[right]}。`),
      holds: (value: string) => value === right,
    };
  },
});

const beads = ["star", "ball", "leaf", "moon", "flower", "key"] as const;

/** Which picture comes next in a row that repeats, or is missing in it. */
export const patterns: MathModel = defineMiniModel<{ units: readonly string[]; hides: "next" | "middle" }, "geometry">({
  area,
  name: "patterns",
  skill: "shapePatterns",
  settings: {
    120: { units: ["ab"], hides: "next" },
    130: { units: ["abb", "aab"], hides: "next" },
    140: { units: ["abc"], hides: "next" },
    150: { units: ["aabb", "abcb"], hides: "next" },
    160: { units: ["abac", "aabc"], hides: "middle" },
  },
  generate(draw, { units, hides }) {
    const unit = draw.pick(units);
    const kinds = draw.some(4, beads);
    const at = (k: number): string => kinds["abc".indexOf(unit.charAt(k % unit.length))] ?? "";
    const size = unit.length === 2 ? 6 : 2 * unit.length + draw.int(0, 1);
    const hidden = hides === "next" ? size : unit.length + draw.int(0, unit.length - 1);
    const right = at(hidden);
    const step = Math.min(60, 400 / (size + 1));
    const parts = range(0, hides === "next" ? size : size - 1).map((k) =>
      k === hidden
        ? miniRect(4 + k * step, 8, step - 8, step - 8, { "stroke-dasharray": "5 4", rx: 6 })
        : placedPicture(picture(at(k)), 2 + k * step, 6, step - 4),
    );
    return {
      stem: hides === "next" ? say("What comes next?", "接下来是什么？") : say("What is missing?", "缺了什么？"),
      figure: miniFigure(
        step * (hides === "next" ? size + 1 : size) + 4,
        step + 8,
        rowDescription(
          range(0, size - 1).map((k) => (k === hidden ? undefined : at(k))),
          hides === "next",
        ),
        parts,
      ),
      ...drawings(right, draw.shuffled(kinds.filter((kind) => kind !== right)), (value) => pictureSvg(picture(value))),
      explanation: say(`The row repeats every ${unit.length} pictures.`, `每 ${unit.length} 个图重复一次。`),
      above: hides === "next" ? 4 : 6,
      holds: (value: string) => value === at(hidden + unit.length),
    };
  },
});

const fraction: Readonly<Record<number, readonly [en: string, zh: string]>> = {
  2: ["half", "一半"],
  3: ["a third", "三分之一"],
  4: ["a quarter", "四分之一"],
};
/**
 * A picture from a value such as "disc 4 1": form, number of parts, number of shaded parts; "x" means unequal parts.
 */
const partsOf = (value: string): Words => {
  const [form = "disc", parts = 2, shaded = 1] = value.split(" ").map((entry, k) => (k === 0 ? entry : Number(entry)));
  const n = Number(parts);
  const fill = (k: number) => (k < Number(shaded) ? orange : {});
  const cuts = form === "uneven" ? [0, 0.22, 0.62, 0.84, 1].slice(0, n).concat(1) : range(0, n).map((k) => k / n);
  const drawn =
    form === "disc"
      ? range(0, n - 1).map((k) => {
          const [x1, y1] = polar([60, 60], 50, 90 - (360 / n) * k);
          const [x2, y2] = polar([60, 60], 50, 90 - (360 / n) * (k + 1));
          return miniPath(
            `M60 60L${x1.toFixed(1)} ${y1.toFixed(1)}A50 50 0 0 1 ${x2.toFixed(1)} ${y2.toFixed(1)}Z`,
            fill(k),
          );
        })
      : range(0, n - 1).map((k) =>
          miniRect(8 + 104 * (cuts[k] ?? 0), 30, 104 * ((cuts[k + 1] ?? 1) - (cuts[k] ?? 0)), 60, fill(k)),
        );
  return miniFigure(120, 120, partsDescription(String(form), n, Number(shaded)), drawn);
};

/** The picture that shows a half, a third or a quarter. */
export const whichPart: MathModel = defineMiniModel<{ n: readonly number[]; form: "disc" | "bar" }, "geometry">({
  area,
  name: "which-part",
  skill: "equalParts",
  settings: {
    140: { n: [2], form: "bar" },
    150: { n: [2], form: "disc" },
    160: { n: [4], form: "disc" },
    170: { n: [3, 4], form: "bar" },
  },
  generate(draw, { n: sizes, form }) {
    const n = draw.pick(sizes);
    const [en = "", zh = ""] = fraction[n] ?? [];
    const wrong = [
      `uneven ${n} 1`,
      `${form} ${n === 2 ? 4 : 2} 1`,
      `${form} ${n} ${n === 2 ? 2 : n - 1}`,
      `${form} ${n === 3 ? 4 : 3} 1`,
    ];
    return {
      stem: say(`Which picture shows ${en === "half" ? "one half" : en} in orange?`, `哪张图的橙色部分是${zh}？`),
      ...drawings(`${form} ${n} 1`, draw.some(3, wrong), partsOf),
      explanation: say(`It is cut into ${n} equal parts, and one is orange.`, `平均分成 ${n} 份，橙色占一份。`),
      holds: (value: string) => value === `${form} ${n} 1`,
    };
  },
});

/** The name of the shaded part. */
export const namePart: MathModel = defineMiniModel<{ parts: readonly number[] }, "geometry">({
  area,
  name: "name-part",
  skill: "equalParts",
  settings: { 180: { parts: [3, 4] }, 190: { parts: [5, 6, 8] }, 200: { parts: [7, 9, 10] } },
  generate(draw, { parts }) {
    const n = draw.pick(parts);
    const k = draw.int(1, n - 1);
    const form = draw.pick(["disc", "bar"]);
    const name = (top: number, bottom: number) => `${top}/${bottom}`;
    return {
      stem: say("What part of the shape is orange?", "橙色占整个图形的几分之几？"),
      figure: partsOf(`${form} ${n} ${k}`),
      ...textOptions(name(k, n), [name(n - k, n), name(k, n + 1), name(1, n), name(k, k + 1), name(n, k)]),
      explanation: say(`${k} of ${n} equal parts: ${name(k, n)}.`, `平均分成 ${n} 份，占 ${k} 份：${name(k, n)}。`),
      above: 6,
      holds: (value: string) => {
        const [top = 0, bottom = 1] = value.split("/").map(Number);
        return top * n === k * bottom;
      },
    };
  },
});

const cube = (x: number, y: number): string[] => [
  miniRect(x, y, 30, 30, blue),
  miniPolygon(
    [
      [x, y],
      [x + 10, y - 10],
      [x + 40, y - 10],
      [x + 30, y],
    ],
    blue,
  ),
  miniPolygon(
    [
      [x + 30, y],
      [x + 40, y - 10],
      [x + 40, y + 20],
      [x + 30, y + 30],
    ],
    blue,
  ),
];

/** Cubes in towers side by side. */
export const countCubes: MathModel = defineMiniModel<
  { towers: number; low: number; high: number; deep: boolean },
  "geometry"
>({
  area,
  name: "count-cubes",
  skill: "solids",
  settings: {
    160: { towers: 3, low: 1, high: 3, deep: false },
    170: { towers: 4, low: 1, high: 4, deep: false },
    180: { towers: 3, low: 2, high: 4, deep: true },
    190: { towers: 4, low: 2, high: 4, deep: true },
    200: { towers: 6, low: 2, high: 4, deep: true },
  },
  generate(draw, { towers, low, high, deep }) {
    const heights = range(1, towers).map(() => draw.int(low, high));
    if (new Set(heights).size < 2) return undefined;
    const seen = heights.reduce((total, height) => total + height, 0);
    const right = deep ? 2 * seen : seen;
    const floor = 140;
    const parts = heights.flatMap((height, k) =>
      range(1, height).flatMap((level) => cube(10 + k * 30, floor - level * 30)),
    );
    return {
      stem: deep
        ? say("The towers are two cubes deep. How many cubes are there?", "每座塔前后有两层，一共有几个方块？")
        : say("How many cubes are there?", "一共有几个方块？"),
      figure: miniFigure(towers * 30 + 26, 148, towersDescription(heights), parts),
      ...numbers(right, [...(deep ? [seen, right - 2] : []), right + 1, right - 1, right + 2, towers]),
      explanation: say(
        `${heights.join(" + ")} = ${seen}${deep ? `, and twice ${seen} is ${right}` : ""}`,
        `${heights.join(" + ")} = ${seen}${deep ? `，两层共 ${right}` : ""}`,
      ),
      above: aboveBy(seen, towers * low, towers * high),
      holds: (value: number) => value === right,
    };
  },
});

/** How many small squares cover a shape. */
export const coverSquares: MathModel = defineMiniModel<
  { columns: number; rows: number; isDrawn: boolean; beyond?: readonly [columns: number, rows: number] },
  "geometry"
>({
  area,
  name: "cover-squares",
  skill: "area",
  settings: {
    160: { columns: 4, rows: 2, isDrawn: true },
    180: { columns: 5, rows: 4, isDrawn: false },
    190: { columns: 6, rows: 5, isDrawn: false, beyond: [5, 4] },
    200: { columns: 9, rows: 7, isDrawn: false, beyond: [6, 5] },
  },
  generate(draw, { columns, rows, isDrawn, beyond: [mostColumns, mostRows] = [0, 0] }) {
    const [c, r] = [draw.int(3, columns), draw.int(2, rows)];
    if (c === r || (c <= mostColumns && r <= mostRows)) return undefined;
    const side = 34;
    const cells = range(0, c * r - 1).filter((k) => isDrawn || k % c === 0 || k < c);
    const parts = [
      miniRect(6, 6, c * side, r * side, { "stroke-width": 3 }),
      ...cells.map((k) => miniRect(6 + (k % c) * side, 6 + Math.floor(k / c) * side, side, side, blue)),
    ];
    const right = c * r;
    return {
      stem: say("How many small squares cover the whole shape?", "盖满整个图形要几个小方格？"),
      figure: miniFigure(c * side + 12, r * side + 12, coverDescription(c, r, isDrawn), parts),
      ...numbers(right, [c + r - 1, right - c, right + c, c + r, right + 1, right - 1]),
      explanation: say(`${r} rows of ${c} make ${right}.`, `${r} 行，每行 ${c} 个，一共 ${right} 个。`),
      above: aboveBy(right, 6, columns * rows),
      holds: (value: number) => value / r === c,
    };
  },
});
