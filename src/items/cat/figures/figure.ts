import { say, type Words } from "../../engine/words";

/** The attributes of figures; in an item only some are in play, the others have the values of `plain`. */
export const attributes = [
  "shape",
  "count",
  "size",
  "line",
  "fill",
  "inner",
  "innerFill",
  "turn",
  "place",
  "dots",
] as const;
export type Attribute = (typeof attributes)[number];
export type Figure = Readonly<Record<Attribute, number>>;

export const plain: Figure = {
  shape: 0,
  count: 1,
  size: 2,
  line: 0,
  fill: 0,
  inner: 0,
  innerFill: 0,
  turn: 0,
  place: 0,
  dots: 0,
};

export const figureShapes = {
  circle: 0,
  triangle: 1,
  square: 2,
  pentagon: 3,
  hexagon: 4,
  star: 5,
  cross: 6,
  rhombus: 7,
  arrow: 8,
  dome: 9,
  house: 10,
  tee: 11,
} as const;

/** The number of corners, for shapes whose corners children count; undefined for the others. */
export const cornerCount = (shape: number): number | undefined =>
  ({ [figureShapes.triangle]: 3, [figureShapes.square]: 4, [figureShapes.pentagon]: 5, [figureShapes.hexagon]: 6 })[
    shape
  ];

const shapeNames: readonly Words[] = [
  say("circle", "圆形"),
  say("triangle", "三角形"),
  say("square", "正方形"),
  say("pentagon", "五边形"),
  say("hexagon", "六边形"),
  say("star", "五角星"),
  say("cross", "十字形"),
  say("rhombus", "菱形"),
  say("arrow", "箭头"),
  say("half disc", "半圆"),
  say("house shape", "房子形"),
  say("T shape", "T 字形"),
];
/** Names of the fills by amount, not by black and white: in a dark theme the ink is light. */
const fillNames: readonly Words[] = [
  say("empty", "空心"),
  say("shaded", "浅色"),
  say("solid", "实心"),
  say("striped", "条纹"),
];
const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const upTo = (last: number): readonly number[] => Array.from({ length: last + 1 }, (_, n) => n);

const names: Readonly<Record<Attribute, readonly Words[]>> = {
  shape: shapeNames,
  count: [
    say("none", "没有"),
    say("once", "1 个"),
    say("twice", "2 个"),
    say("three times", "3 个"),
    say("four times", "4 个"),
  ],
  size: [say("small", "小"), say("middle-sized", "中"), say("large", "大")],
  line: [say("thin outline", "细线"), say("dashed outline", "虚线"), say("bold outline", "粗线")],
  fill: fillNames,
  inner: [say("nothing inside", "里面没有图形"), ...shapeNames.map(({ en, zh }) => say(`${en} inside`, `里面是${zh}`))],
  innerFill: fillNames.map(({ en, zh }) => say(`inside ${en}`, `里面为${zh}`)),
  turn: [
    say("facing up", "朝上"),
    say("facing upper right", "朝右上"),
    say("facing right", "朝右"),
    say("facing lower right", "朝右下"),
    say("facing down", "朝下"),
    say("facing lower left", "朝左下"),
    say("facing left", "朝左"),
    say("facing upper left", "朝左上"),
  ],
  place: [
    say("in the middle", "在中间"),
    say("in the top left corner", "在左上角"),
    say("in the top right corner", "在右上角"),
    say("in the bottom right corner", "在右下角"),
    say("in the bottom left corner", "在左下角"),
  ],
  dots: upTo(7).map((n) => say(counted(n, "dot", "dots"), `${n} 个圆点`)),
};

/** Names of the attributes in explanations. */
export const attributeNames: Readonly<Record<Attribute, Words>> = {
  shape: say("shape", "形状"),
  count: say("number", "个数"),
  size: say("size", "大小"),
  line: say("outline", "边线"),
  fill: say("fill", "填充"),
  inner: say("inner shape", "里面的形状"),
  innerFill: say("inner fill", "里面的填充"),
  turn: say("direction", "方向"),
  place: say("place", "位置"),
  dots: say("dots", "圆点数"),
};

export const valueName = (attribute: Attribute, value: number): Words => {
  const name = names[attribute][value];
  if (name === undefined) throw new Error(`no ${attribute} ${value}`);
  return name;
};

/** A figure's attributes in play, in words: "star, striped, large". */
export const describe = (figure: Figure, inPlay: readonly Attribute[]): Words => {
  const list = attributes.filter((one) => inPlay.includes(one)).map((one) => valueName(one, figure[one]));
  return say(list.map(({ en }) => en).join(", "), list.map(({ zh }) => zh).join("，"));
};

export const likeness = (figure: Figure): string => attributes.map((one) => figure[one]).join("");
