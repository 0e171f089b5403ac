import { range } from "../algebra";
import { num, say, type Words } from "../words";
import { scaleDescription, joinSentences } from "./descriptions";
import { arrowHead, colours, figure, line, muted, text, type Point } from "./svg";

interface Window {
  readonly from: number;
  readonly to: number;
}

const margin = 34;

/**
 * A square coordinate plane from `from` to `to` on both axes with a grid of whole numbers; `draw` receives the map from
 * numbers to places. The numbers stand outside the grid, so that no drawn line crosses them.
 */
export const plane = (
  { from, to }: Window,
  label: Words,
  draw: (at: (x: number, y: number) => Point) => readonly string[],
): Words => {
  const cell = Math.min(30, 260 / (to - from));
  const size = (to - from) * cell;
  const at = (x: number, y: number): Point => [margin + (x - from) * cell, margin + (to - y) * cell];
  const step = to - from > 10 ? 2 : 1;
  const ticks = range(from, to);
  const grid = ticks.flatMap((k) => [
    line(at(k, from), at(k, to), { stroke: colours.grid, "stroke-width": 1 }),
    line(at(from, k), at(to, k), { stroke: colours.grid, "stroke-width": 1 }),
  ]);
  const [zeroX, zeroY] = at(0, 0);
  const axes = [
    line([margin, zeroY], [margin + size + 12, zeroY]),
    arrowHead([margin + size + 16, zeroY], 0),
    line([zeroX, margin + size], [zeroX, margin - 12]),
    arrowHead([zeroX, margin - 16], 90),
    text([margin + size + 19, zeroY - 14], "x", { "font-style": "italic" }),
    text([zeroX + 14, margin - 16], "y", { "font-style": "italic" }),
  ];
  const labels = ticks
    .filter((k) => k % step === 0)
    .flatMap((k) => [
      text([at(k, from)[0], margin + size + 14], num(k), muted),
      text([margin - 8, at(from, k)[1]], num(k), { ...muted, "text-anchor": "end" }),
    ]);
  const axesDescription = say(
    `The x-axis and the y-axis go ${scaleDescription(num(from), num(to), String(step)).en}`,
    `x 轴和 y 轴都${scaleDescription(num(from), num(to), String(step)).zh}`,
  );
  const words = joinSentences(label, axesDescription);
  return figure(size + 2 * margin + 8, size + 2 * margin + 4, words, () => [...grid, ...axes, ...draw(at), ...labels]);
};

/** A number line with all ticks, labels on the given ones, and an arrow at `at`. */
export const numberLineFigure = (
  setting: { from: number; to: number; step: number; labelled: readonly number[]; mark?: { at: number; name: string } },
  label: Words,
): Words => {
  const { from, to, step, labelled, mark } = setting;
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
  const x = (value: number) => 28 + ((value - from) / (to - from)) * 344;
  return figure(400, 92, label, () => [
    line([12, 54], [392, 54]),
    arrowHead([396, 54], 0),
    ...ticks.map((value) => line([x(value), 48], [x(value), 60])),
    ...labelled.map((value) => text([x(value), 76], num(value))),
    ...(mark === undefined
      ? []
      : [
          line([x(mark.at), 24], [x(mark.at), 40], { stroke: colours.blue, "stroke-width": 2 }),
          arrowHead([x(mark.at), 46], 270, 8, colours.blue),
          text([x(mark.at), 13], mark.name, { fill: colours.blue, "font-weight": 600 }),
        ]),
  ]);
};
