import type { Seen } from "./seen";

const sides: Readonly<Record<string, string>> = {
  右下: "lower right",
  右上: "upper right",
  左下: "lower left",
  左上: "upper left",
  右边: "right",
  左边: "left",
  下边: "lower",
  上边: "upper",
};
const directions: Readonly<Record<string, string>> = {
  右上: "upper right",
  右下: "lower right",
  左下: "lower left",
  左上: "upper left",
  上: "up",
  右: "right",
  下: "down",
  左: "left",
};
const corners: Readonly<Record<string, string>> = {
  左上: "top left",
  右上: "top right",
  右下: "bottom right",
  左下: "bottom left",
};
const ways: Readonly<Record<string, string>> = {
  右下: "down and right",
  左下: "down and left",
  右上: "up and right",
  左上: "up and left",
  右: "right",
  左: "left",
  下: "down",
  上: "up",
};
const times = ["none", "once", "twice", "three times", "four times"];
const shapes = "圆形 三角形 正方形 五边形 六边形 五角星 十字形 菱形 箭头 半圆 房子形";
const shapesInEnglish = "circle,triangle,square,pentagon,hexagon,star,cross,rhombus,arrow,half disc,house shape".split(
  ",",
);
const fills: Readonly<Record<string, string>> = { 空心: "empty", 浅色: "shaded", 实心: "solid", 条纹: "striped" };
const lines: Readonly<Record<string, string>> = { 细线: "thin outline", 虚线: "dashed outline", 粗线: "bold outline" };

type Reading = readonly [RegExp, string | ((...found: string[]) => string)];
const each = (words: Readonly<Record<string, string>>): Reading[] =>
  Object.entries(words).map(([zh, en]): Reading => [new RegExp(zh, "g"), en]);

/** Readings of Chinese phrases; a longer phrase must come before its parts. */
const readings: readonly Reading[] = [
  [
    /第 (\d) 次：沿(.*?)折叠，把(..)的部分折过去。/g,
    (_, n = "", at = "", side = "") => {
      return `Fold ${n} along ${at}: the ${sides[side] ?? side} part is turned over. `;
    },
  ],
  [/离左边 ([\d.]+) 格的竖线/g, "the upright line $1 squares from the left edge"],
  [/离上边 ([\d.]+) 格的横线/g, "the level line $1 squares from the top edge"],
  [/从([^，。]*?)到([^，。]*?)的斜线/g, "the slanted line from $1 to $2"],
  [/横 (\d)、纵 (\d) 的点/g, "the point $1 across and $2 down"],
  [/^(\d+) 个孔：/g, "$1 holes: "],
  [/打 \d 个孔：/g, "punched at: "],
  [
    /第 (\d) 行第 ([\d、]+) 列/g,
    (_, row = "", columns = "") => `row ${row}, columns ${columns.replaceAll("、", ", ")}`,
  ],
  [/正方形框 (\w\d) 到 (\w\d)。/g, "Square frame $1 to $2. "],
  [/向(右|左)下：/g, (_, side = "") => ` Down to the ${ways[side] ?? ""}: `],
  [/([A-F]) 列：/g, " Column $1: "],
  [/(?<=[：，\s])([A-F]|\d) 到 ([A-F]|\d)(?=[，。])/g, "$1 to $2"],
  [/向(.{1,2}) (\d) 格到/g, (_, way = "", length = "") => `${length} ${ways[way] ?? way} to `],
  [/(\w\d) 到 (\w\d)/g, "$1 to $2"],
  [/第 (\d) 行：/g, "Row $1: "],
  [/缺少的图形/g, "the missing figure"],
  [/在(..)角/g, (_, corner = "") => `in the ${corners[corner] ?? corner} corner`],
  [/(左上|右上|左下|右下)角/g, (_, corner = "") => `the ${corners[corner] ?? corner} corner`],
  [/朝(右上|右下|左下|左上|上|右|下|左)/g, (_, way = "") => `facing ${directions[way] ?? way}`],
  [/(\d) 个圆点/g, (_, n = "") => `${n} ${n === "1" ? "dot" : "dots"}`],
  [/(\d) 个(?=[，；。]|$)/g, (_, n = "") => times[Number(n)] ?? n],
  ...shapes.split(" ").map((zh, k): Reading => [new RegExp(`里面是${zh}`, "g"), `${shapesInEnglish[k] ?? ""} inside`]),
  ...shapes.split(" ").map((zh, k): Reading => [new RegExp(zh, "g"), shapesInEnglish[k] ?? ""]),
  [/T 字形/g, "T shape"],
  [/里面为/g, "inside "],
  ...each(fills),
  ...each(lines),
  [/(^|[，；：])小(?=[，；。]|$)/g, "$1small"],
  [/(^|[，；：])中(?=[，；。]|$)/g, "$1middle-sized"],
  [/(^|[，；：])大(?=[，；。]|$)/g, "$1large"],
  [/，/g, ", "],
  [/；/g, "; "],
  [/：/g, ": "],
  [/。/g, ". "],
];

const english = (text: string): string =>
  readings.reduce((words, [pattern, put]) => words.replace(pattern, put as string), text).trim();

/** Translates Chinese descriptions into the English that solvers read, with a separate dictionary. */
export const inEnglish = ({ stem, options }: Seen): Seen => ({ stem: english(stem), options: options.map(english) });
