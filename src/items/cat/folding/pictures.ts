import type { Point } from "../../engine/figures/svg";
import { count, say, type Words } from "../../engine/words";
import { closedPath, discPath, drawing, optionSize, stroke, trace } from "../engine/drawing";
import { flat, reflected, sheetSize, stagesOf, turnedPart, type Fold, type Paper } from "./paper";

const unit = 15;
const margin = 5;
const at = ([x, y]: Point): Point => [margin + x * unit, margin + y * unit];
const panel = sheetSize * unit + 2 * margin;

const far = margin + sheetSize * unit;
/** Faint grid lines that help to compare places. */
const squares = Array.from({ length: sheetSize - 1 }, (_, k) => margin + (k + 1) * unit)
  .map((place) => `M${place} ${margin}V${far}M${margin} ${place}H${far}`)
  .join("");

const sides: Readonly<Record<string, Words>> = {
  "1,0": say("right", "右边"),
  "-1,0": say("left", "左边"),
  "0,1": say("lower", "下边"),
  "0,-1": say("upper", "上边"),
  "1,1": say("lower right", "右下"),
  "1,-1": say("upper right", "右上"),
  "-1,1": say("lower left", "左下"),
  "-1,-1": say("upper left", "左上"),
};
export const sideOf = ({ a, b }: Fold): Words => sides[`${a},${b}`] ?? say("", "");

const onCrease = ({ a, b, c }: Fold, [x, y]: Point): boolean => Math.abs(a * x + b * y - c) < 1e-6;
const creaseOf = ({ outline }: Paper, fold: Fold): readonly Point[] =>
  turnedPart(outline, fold).filter((point) => onCrease(fold, point));

const middle = (corners: readonly Point[]): Point => [
  corners.reduce((total, [x]) => total + x, 0) / corners.length,
  corners.reduce((total, [, y]) => total + y, 0) / corners.length,
];

/** A bent arrow from the part turned over to where it comes to lie. */
const arrow = (paper: Paper, fold: Fold): string => {
  const from = middle(turnedPart(paper.outline, fold));
  const to = reflected(fold, from);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const bend: Point = [(from[0] + to[0]) / 2 + dy * 0.35, (from[1] + to[1]) / 2 - dx * 0.35];
  const [end, knee] = [at(to), at(bend)];
  const way = Math.atan2(end[1] - knee[1], end[0] - knee[0]);
  const wing = (turn: number): Point => [end[0] - 9 * Math.cos(way + turn), end[1] - 9 * Math.sin(way + turn)];
  const [start] = trace([at(from)]).split("L");
  const [kneeAt, endAt] = [trace([knee]).slice(1), trace([end]).slice(1)];
  return stroke("line", `${start ?? ""}Q${kneeAt} ${endAt}${trace([wing(0.5), end, wing(-0.5)])}`);
};

const stage = (paper: Paper, next: Fold | undefined, punches: readonly Point[]): string => {
  const ghost = paper.layers.length > 1 ? stroke("ghost", closedPath(flat.outline.map(at))) : "";
  const grid = paper.layers.length > 1 ? "" : stroke("faint", squares);
  const layers = paper.layers.map((layer) => stroke("flap", closedPath(layer.map(at)))).join("");
  const edge = stroke("line", closedPath(paper.outline.map(at)));
  const holes = stroke("ink", punches.map((hole) => discPath(at(hole), unit * 0.34)).join(""));
  const fold = next === undefined ? "" : stroke("dashed", trace(creaseOf(paper, next).map(at))) + arrow(paper, next);
  return ghost + layers + grid + edge + fold + (punches.length > 0 ? holes : "");
};

const cellNames = (holes: readonly Point[]): Words => {
  const list = holes
    .toSorted((one, other) => one[1] - other[1] || one[0] - other[0])
    .map(([x, y]) => [Math.ceil(y), Math.ceil(x)] as const);
  const rows = [...new Set(list.map(([row]) => row))].map((row) => {
    const columns = list.filter(([other]) => other === row).map(([, column]) => column);
    return { row, columns };
  });
  return say(
    rows
      .map(({ row, columns }) => {
        const [last = 0, ...others] = columns.toReversed();
        return others.length === 0
          ? `row ${row}, column ${last}`
          : `row ${row}, columns ${others.toReversed().join(", ")} and ${last}`;
      })
      .join("; "),
    rows.map(({ row, columns }) => `第 ${row} 行第 ${columns.join("、")} 列`).join("；"),
  );
};

const corners: Readonly<Record<string, Words>> = {
  "0,0": say("the top left corner", "左上角"),
  [`${sheetSize},0`]: say("the top right corner", "右上角"),
  [`0,${sheetSize}`]: say("the bottom left corner", "左下角"),
  [`${sheetSize},${sheetSize}`]: say("the bottom right corner", "右下角"),
};
const spot = ([x, y]: Point): Words =>
  corners[`${x},${y}`] ?? say(`the point ${x} across and ${y} down`, `横 ${x}、纵 ${y} 的点`);
const creaseDescription = ([x1, y1]: Point, [x2, y2]: Point): Words => {
  if (x1 === x2) return say(`the upright line ${count(x1, "square")} from the left edge`, `离左边 ${x1} 格的竖线`);
  if (y1 === y2) return say(`the level line ${count(y1, "square")} from the top edge`, `离上边 ${y1} 格的横线`);
  const [from, to] = [spot([x1, y1]), spot([x2, y2])];
  return say(`the slanted line from ${from.en} to ${to.en}`, `从${from.zh}到${to.zh}的斜线`);
};

/** SVG of the folds one after the other, then of the punched holes. */
export const foldingPicture = (folds: readonly Fold[], punches: readonly Point[]): Words => {
  const stages = stagesOf(folds);
  const steps = folds.map((fold, k) => {
    const [from = [0, 0], to = [0, 0]] = creaseOf(stages[k] ?? flat, fold);
    const [side, crease] = [sideOf(fold), creaseDescription(from, to)];
    return say(
      `Fold ${k + 1} along ${crease.en}: the ${side.en} part is turned over.`,
      `第 ${k + 1} 次：沿${crease.zh}折叠，把${side.zh}的部分折过去。`,
    );
  });
  const holes = cellNames(punches);
  const label = say(
    `A square sheet of ${sheetSize} rows with ${sheetSize} squares each; places are those of the open sheet, ` +
      `counted from its top left corner. ${steps.map(({ en }) => en).join(" ")} ` +
      `Then ${punches.length === 1 ? "a hole is" : `${punches.length} holes are`} punched through all layers at: ` +
      `${holes.en}.`,
    `一张 ${sheetSize} 行、每行 ${sheetSize} 格的正方形纸；位置都按展开的纸，从左上角数起。` +
      `${steps.map(({ zh }) => zh).join("")}然后穿过所有层打 ${punches.length} 个孔：${holes.zh}。`,
  );
  const wide = panel + 14;
  const parts = stages.map((paper, k) => {
    const picture = stage(paper, folds[k], k === folds.length ? punches : []);
    return `<g transform="translate(${k * wide} 0)">${picture}</g>`;
  });
  const units: Point = [stages.length * wide - 14, panel];
  return drawing(units, Math.min(360, units[0]), label, parts);
};

/** SVG of the unfolded sheet with its holes. */
export const sheetPicture = (holes: readonly Point[]): Words => {
  const names = cellNames(holes);
  const label = say(`${count(holes.length, "hole")}: ${names.en}.`, `${holes.length} 个孔：${names.zh}。`);
  return drawing([panel, panel], optionSize, label, [
    stroke("sheet", closedPath(flat.outline.map(at))),
    stroke("faint", squares),
    stroke("ink", holes.map((hole) => discPath(at(hole), unit * 0.36)).join("")),
  ]);
};
