import { range } from "../algebra";
import type { Words } from "../words";
import { circle, colours, figure, line, muted, path, polar, polygon, rect, text, type Point } from "./svg";

/** A clock face at hours (1–12) and minutes. */
export const clockDrawing = (hours: number, minutes: number, label: Words): Words => {
  const middle: Point = [100, 100];
  const hourAngle = 90 - (hours + minutes / 60) * 30;
  const minuteAngle = 90 - minutes * 6;
  return figure(200, 200, label, () => [
    circle(middle, 92, { fill: colours.paper, "stroke-width": 2.5 }),
    ...range(0, 59).map((tick) =>
      line(polar(middle, 88, tick * 6), polar(middle, tick % 5 === 0 ? 81 : 85, tick * 6), {
        "stroke-width": tick % 5 === 0 ? 2 : 1,
      }),
    ),
    ...range(1, 12).map((hour) => text(polar(middle, 69, 90 - hour * 30), String(hour))),
    line(middle, polar(middle, 36, hourAngle), { "stroke-width": 5, "stroke-linecap": "round" }),
    line(middle, polar(middle, 54, minuteAngle), {
      "stroke-width": 3,
      stroke: colours.blue,
      "stroke-linecap": "round",
    }),
    circle(middle, 4, { fill: colours.ink }),
  ]);
};

/** Rows of equal dots; the last row may be shorter. */
export const dotRows = (total: number, perRow: number, label: Words): Words => {
  const rows = Math.ceil(total / perRow);
  return figure(perRow * 32 + 12, rows * 32 + 12, label, () =>
    range(0, total - 1).map((k) =>
      circle([22 + (k % perRow) * 32, 22 + Math.floor(k / perRow) * 32], 11, { fill: colours.blue, stroke: "none" }),
    ),
  );
};

/** A bar cut into equal parts with the first `shaded` of them filled. */
export const partBar = (parts: number, shaded: number, label: Words): Words => {
  const width = 320 / parts;
  return figure(332, 62, label, () =>
    range(0, parts - 1).map((k) =>
      rect(6 + k * width, 6, width, 50, { fill: k < shaded ? colours.blue : colours.paper }),
    ),
  );
};

/** A disc cut into equal sectors with the first `shaded` of them filled. */
export const partDisc = (parts: number, shaded: number, label: Words): Words => {
  const middle: Point = [84, 84];
  const wedge = (k: number): string => {
    const [x1, y1] = polar(middle, 76, 90 - (360 / parts) * k);
    const [x2, y2] = polar(middle, 76, 90 - (360 / parts) * (k + 1));
    return path(`M84 84L${x1.toFixed(1)} ${y1.toFixed(1)}A76 76 0 0 1 ${x2.toFixed(1)} ${y2.toFixed(1)}Z`, {
      fill: k < shaded ? colours.blue : colours.paper,
    });
  };
  return figure(168, 168, label, () => range(0, parts - 1).map(wedge));
};

/** A ruler in centimetres with a bar above it from `from` to `to`. */
export const rulerWithBar = (from: number, to: number, longest: number, label: Words): Words => {
  const x = (value: number) => 20 + value * (360 / longest);
  return figure(404, 122, label, () => [
    rect(x(from), 18, x(to) - x(from), 20, { fill: colours.blue, stroke: "none" }),
    ...[from, to].map((end) =>
      line([x(end), 38], [x(end), 52], { stroke: colours.muted, "stroke-width": 1, "stroke-dasharray": "3 3" }),
    ),
    rect(6, 52, 392, 62, { fill: colours.paper }),
    ...range(0, longest * 2).map((half) =>
      line([x(half / 2), 52], [x(half / 2), half % 2 === 0 ? 66 : 60], { "stroke-width": 1.2 }),
    ),
    ...range(0, longest).map((whole) => text([x(whole), 80], String(whole), { "font-size": 14 })),
    text([390, 103], "cm", { ...muted, "text-anchor": "end" }),
  ]);
};

/** Bars of different lengths, one under the other, named by letters. */
export const lengthBars = (lengths: readonly number[], label: Words): Words =>
  figure(400, lengths.length * 36 + 10, label, () =>
    lengths.flatMap((length, row) => [
      text([16, 24 + row * 36], "ABCD".charAt(row)),
      rect(36, 14 + row * 36, length, 20, { fill: colours.blue, stroke: "none" }),
    ]),
  );

/** A row of coins with their worth written on them. */
export const coins = (worths: readonly Words[], label: Words): Words =>
  figure(worths.length * 58 + 10, 66, label, (language) =>
    worths.flatMap((worth, k) => [
      circle([34 + k * 58, 33], 25, { fill: colours.tint }),
      circle([34 + k * 58, 33], 20, { fill: "none", "stroke-width": 1, stroke: colours.muted }),
      text([34 + k * 58, 33], worth[language], { "font-weight": 600, "font-size": 14 }),
    ]),
  );

/** A spinner with a word or number in each of its equal sectors. */
export const spinner = (names: readonly string[], label: Words): Words => {
  const middle: Point = [90, 90];
  const share = 360 / names.length;
  return figure(180, 180, label, () => [
    circle(middle, 82, { fill: colours.paper }),
    ...names.map((_, k) => line(middle, polar(middle, 82, 90 - share * k))),
    ...names.map((name, k) => text(polar(middle, 56, 90 - share * (k + 0.5)), name)),
    polygon([polar(middle, 34, 70), polar(middle, 7, 160), polar(middle, 7, -20)], {
      fill: colours.blue,
      stroke: colours.blue,
    }),
    circle(middle, 6, { fill: colours.ink }),
  ]);
};
