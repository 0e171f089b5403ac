import { range } from "../../../engine/algebra";
import { polar } from "../../../engine/figures/svg";
import type { Point } from "../../../engine/figures/svg";
import { say, type Words } from "../../../engine/words";
import { defineMiniModel } from "../../engine/model";
import { blue, miniCircle, miniEllipse, miniFigure, miniPath, miniPolygon, miniRect } from "../figure";
import { drawings, numbers, type MathModel } from "../model";
import { planeShapeDescription, solidDescriptions } from "./descriptions";
import { halvesDescription } from "./letter-descriptions";

const area = "geometry" as const;

interface Plane {
  readonly zh: string;
  /** Number of straight sides; 0 for round shapes. */
  readonly sides: number;
  readonly corners: readonly Point[];
}
const regular = (n: number, radius = 42, first = 90): Point[] =>
  range(0, n - 1).map((k) => polar([0, 0], radius, first + (360 / n) * k));
const oblong = (w: number, h: number): Point[] => [
  [-w, -h],
  [w, -h],
  [w, h],
  [-w, h],
];

/** Plane shapes by name, with corners about the middle. */
const planes = {
  circle: { zh: "圆形", sides: 0, corners: [] },
  oval: { zh: "椭圆形", sides: 0, corners: [] },
  triangle: { zh: "三角形", sides: 3, corners: regular(3, 46) },
  square: { zh: "正方形", sides: 4, corners: oblong(34, 34) },
  rectangle: { zh: "长方形", sides: 4, corners: oblong(46, 24) },
  rhombus: {
    zh: "菱形",
    sides: 4,
    corners: [
      [0, -46],
      [28, 0],
      [0, 46],
      [-28, 0],
    ],
  },
  trapezoid: {
    zh: "梯形",
    sides: 4,
    corners: [
      [-24, -28],
      [24, -28],
      [46, 28],
      [-46, 28],
    ],
  },
  pentagon: { zh: "五边形", sides: 5, corners: regular(5) },
  hexagon: { zh: "六边形", sides: 6, corners: regular(6, 42, 0) },
  octagon: { zh: "八边形", sides: 8, corners: regular(8, 42, 22.5) },
  star: { zh: "五角星", sides: 10, corners: range(0, 9).map((k) => polar([0, 0], k % 2 === 0 ? 46 : 19, 90 + 36 * k)) },
} as const satisfies Readonly<Record<string, Plane>>;
type PlaneName = keyof typeof planes;

const spun = ([x, y]: Point, degrees: number): Point => {
  const turn = (degrees * Math.PI) / 180;
  return [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
};

/** A shape by its name; degrees by which it is turned and its size may follow, as in "triangle 40 0.7". */
const planeOf = (value: string): Words => {
  const [name = "circle", degrees = "0", scale = "1"] = value.split(" ");
  const size = Number(scale);
  const { corners }: Plane = planes[name as PlaneName];
  const part =
    name === "circle"
      ? miniCircle(56, 56, 42 * size, blue)
      : name === "oval"
        ? miniEllipse(56, 56, 48 * size, 30 * size, blue)
        : miniPolygon(
            corners.map((corner) => {
              const [x, y] = spun(corner, Number(degrees));
              return [56 + x * size, 56 + y * size];
            }),
            blue,
          );
  return miniFigure(112, 112, planeShapeDescription({ name, corners, degrees: Number(degrees), size }), [part]);
};

/** A shape by its name. */
export const findShape: MathModel = defineMiniModel<
  { names: readonly PlaneName[]; asked: readonly PlaneName[]; turns: readonly [number, number] },
  "geometry"
>({
  area,
  name: "find-shape",
  skill: "planeShapes",
  settings: {
    120: {
      names: ["circle", "triangle", "square", "star"],
      asked: ["circle", "triangle", "square", "star"],
      turns: [0, 0],
    },
    130: {
      names: ["circle", "triangle", "rectangle", "oval", "hexagon", "square"],
      asked: ["rectangle", "oval", "square"],
      turns: [1, 20],
    },
    140: {
      names: ["rhombus", "hexagon", "rectangle", "trapezoid", "triangle", "pentagon"],
      asked: ["rhombus", "trapezoid"],
      turns: [0, 35],
    },
    160: {
      names: ["pentagon", "hexagon", "octagon", "trapezoid", "rhombus"],
      asked: ["pentagon", "hexagon", "octagon"],
      turns: [0, 50],
    },
  },
  generate(draw, { names, asked, turns }) {
    const [right, ...wrong] = draw.some(4, names);
    if (right === undefined || !asked.includes(right)) return undefined;
    if (right === "rectangle" && wrong.includes("square")) return undefined;
    const put = (name: PlaneName) => `${name} ${draw.int(...turns)}`;
    const { zh } = planes[right];
    const article = /^[aeiou]/.test(right) ? "an" : "a";
    return {
      stem: say(`Which one is ${article} ${right}?`, `哪一个是${zh}？`),
      ...drawings(put(right), wrong.map(put), planeOf),
      explanation: say(`It is ${article} ${right}.`, `它是${zh}。`),
      holds: (value: string) => value.startsWith(`${right} `),
    };
  },
});

/** The same shape, turned or of another size. */
export const sameShape: MathModel = defineMiniModel<
  { names: readonly PlaneName[]; turns: number; size: number },
  "geometry"
>({
  area,
  name: "same-shape",
  skill: "planeShapes",
  settings: {
    120: { names: ["circle", "triangle", "square", "star", "hexagon"], turns: 0, size: 1 },
    130: { names: ["triangle", "rectangle", "star", "rhombus", "oval"], turns: 25, size: 0.6 },
  },
  generate(draw, { names, turns, size }) {
    const [right, ...wrong] = draw.some(4, names);
    if (right === undefined) return undefined;
    const put = (name: PlaneName, scale: number) => `${name} ${turns} ${scale}`;
    return {
      stem: say("Find the same shape.", "找出形状相同的图形。"),
      figure: planeOf(`${right} 0 1`),
      ...drawings(
        put(right, size),
        wrong.map((name) => put(name, size)),
        planeOf,
      ),
      explanation: say(`Both are of the shape ${right}.`, `两个都是${planes[right].zh}。`),
      above: size === 1 ? 1 : 5,
      holds: (value: string) => value.startsWith(`${right} `),
    };
  },
});

/** How many sides or corners a shape has. */
export const countSides: MathModel = defineMiniModel<
  { names: readonly PlaneName[]; asks: "sides" | "corners" },
  "geometry"
>({
  area,
  name: "count-sides",
  skill: "planeShapes",
  settings: {
    140: { names: ["triangle", "square", "rectangle", "pentagon"], asks: "sides" },
    150: { names: ["rhombus", "pentagon", "hexagon", "trapezoid"], asks: "corners" },
    170: { names: ["hexagon", "octagon"], asks: "sides" },
  },
  generate(draw, { names, asks }) {
    const name = draw.pick(names);
    const right = planes[name].sides;
    return {
      stem: say(`How many ${asks} does the shape have?`, `这个图形有几${asks === "sides" ? "条边" : "个角"}？`),
      figure: planeOf(`${name} ${draw.int(0, 40)} 1`),
      ...numbers(right, [right - 1, right + 1, right + 2, right - 2, right + 3]),
      explanation: say(
        `Count all the way round: ${right} ${asks}.`,
        `绕一圈数，一共 ${right} ${asks === "sides" ? "条边" : "个角"}。`,
      ),
      holds: (value: number) => value === planes[name].corners.length,
    };
  },
});

const solids: Readonly<Record<string, { readonly zh: string; readonly parts: readonly string[] }>> = {
  cube: {
    zh: "正方体",
    parts: [miniRect(22, 38, 50, 50, blue), miniPath("M22 38 42 20H92L72 38ZM92 20V70L72 88V38Z", blue)],
  },
  sphere: {
    zh: "球",
    parts: [miniCircle(56, 56, 40, blue), miniPath("M16 56Q56 76 96 56", { "stroke-opacity": 0.6 })],
  },
  cone: {
    zh: "圆锥",
    parts: [miniPath("M56 12 90 86Q56 106 22 86Z", blue), miniPath("M22 86Q56 70 90 86", { "stroke-opacity": 0.6 })],
  },
  cylinder: {
    zh: "圆柱",
    parts: [miniPath("M24 28V86Q56 106 88 86V28Z", blue), miniEllipse(56, 28, 32, 12, blue)],
  },
  pyramid: {
    zh: "棱锥",
    parts: [
      miniPolygon(
        [
          [56, 14],
          [16, 80],
          [66, 98],
        ],
        blue,
      ),
      miniPolygon(
        [
          [56, 14],
          [66, 98],
          [98, 74],
        ],
        blue,
      ),
    ],
  },
};
const solidOf = (name: string): Words =>
  miniFigure(112, 112, solidDescriptions[name] ?? say("", ""), solids[name]?.parts ?? []);

const hints = {
  name: {
    sphere: "Which one is a sphere?",
    cube: "Which one is a cube?",
    cone: "Which one is a cone?",
    cylinder: "Which one is a cylinder?",
  },
  like: {
    sphere: "Which one is like a ball?",
    cube: "Which one is like a box?",
    cone: "Which one is like a party hat?",
    cylinder: "Which one is like a can?",
  },
  what: {
    sphere: "Which one has no flat side?",
    cube: "Which one has six flat sides?",
    cone: "Which one has a point and can roll?",
    cylinder: "Which one has two flat round ends?",
  },
} as const;
const hintsZh = {
  name: { sphere: "哪一个是球？", cube: "哪一个是正方体？", cone: "哪一个是圆锥？", cylinder: "哪一个是圆柱？" },
  like: { sphere: "哪一个像皮球？", cube: "哪一个像盒子？", cone: "哪一个像生日帽？", cylinder: "哪一个像罐头？" },
  what: {
    sphere: "哪一个没有平的面？",
    cube: "哪一个有六个平的面？",
    cone: "哪一个有尖顶又能滚动？",
    cylinder: "哪一个两头都是圆的平面？",
  },
} as const;

/** Solids by their likeness to things, by name, and by their faces. */
export const findSolid: MathModel = defineMiniModel<"like" | "name" | "what", "geometry">({
  area,
  name: "find-solid",
  skill: "solids",
  settings: { 130: "like", 150: "name", 170: "what" },
  generate(draw, kind) {
    const right = draw.pick(["sphere", "cube", "cone", "cylinder"] as const);
    const wrong = draw.shuffled(
      Object.keys(solids).filter((name) => name !== right && (kind !== "like" || name !== "pyramid")),
    );
    return {
      stem: say(hints[kind][right], hintsZh[kind][right]),
      ...drawings(right, wrong, solidOf),
      explanation: say(`It is the ${right}.`, `是${solids[right]?.zh ?? ""}。`),
      above: kind === "what" ? 7 : 4,
      holds: (value: string) => value === right,
    };
  },
});

/** Pictures that fold into two halves alike. */
export const foldsAlike: MathModel = defineMiniModel<
  { names: readonly string[]; others: readonly string[] },
  "geometry"
>({
  area,
  name: "folds-alike",
  skill: "symmetry",
  settings: {
    150: { names: ["A", "T", "V", "Y"], others: ["F", "G", "J", "L", "P", "R"] },
    160: { names: ["H", "I", "O", "W"], others: ["F", "G", "N", "P", "R", "S", "Z", "J"] },
    180: { names: ["M", "U"], others: ["N", "S", "Z", "B", "E", "K", "D", "C"] },
  },
  generate(draw, { names, others: crooked }) {
    const right = draw.pick(names);
    const wrong = draw.some(3, crooked);
    const show = (letter: string) =>
      miniFigure(112, 112, halvesDescription(letter), [
        `<text x="56" y="58" font-size="84" font-weight="600" font-family="sans-serif" text-anchor="middle" ` +
          `dominant-baseline="central" fill="#5a9bd8">${letter}</text>`,
        `<line x1="56" y1="4" x2="56" y2="108" stroke="currentColor" stroke-width="2" stroke-dasharray="6 5"/>`,
      ]);
    return {
      stem: say("Fold on the line. Which one has two sides that match?", "沿虚线对折，哪一个两边完全重合？"),
      ...drawings(right, wrong, show),
      explanation: say(`The left side of ${right} is like its right side.`, `${right} 的左边和右边一样。`),
      above: 5,
      holds: (value: string) => Array.from("AHIMOTUVWXY").includes(value),
    };
  },
});
