import { num, say, type Words } from "../words";
import { scaleDescription, joinSentences } from "./descriptions";
import { circle, colours, figure, line, muted, polyline, rect, text, type Point } from "./svg";

export interface Bar {
  readonly name: Words;
  readonly value: number;
}

const left = 52;
const right = 396;
const top = 34;
const bottom = 210;

const scale = (highest: number, step: number): { ticks: number[]; y: (value: number) => number } => {
  const most = Math.ceil(highest / step) * step;
  const ticks = Array.from({ length: most / step + 1 }, (_, index) => index * step);
  return { ticks, y: (value) => bottom - (value / most) * (bottom - top) };
};

const frame = (ticks: readonly number[], y: (value: number) => number, unit: string): string[] => [
  ...ticks.map((tick) => line([left, y(tick)], [right, y(tick)], { stroke: colours.grid, "stroke-width": 1 })),
  ...ticks.map((tick) => text([left - 8, y(tick)], num(tick), { ...muted, "text-anchor": "end" })),
  line([left, top - 6], [left, bottom]),
  line([left, bottom], [right, bottom]),
  text([10, 13], unit, { ...muted, "text-anchor": "start" }),
];

/** A chart's label with the scale of its vertical axis. */
const withScale = (label: Words, ticks: readonly number[], unit: Words): Words => {
  const scaled = scaleDescription(num(ticks[0] ?? 0), num(ticks.at(-1) ?? 0), num((ticks[1] ?? 0) - (ticks[0] ?? 0)));
  return joinSentences(label, say(`The scale of ${unit.en} goes ${scaled.en}`, `${unit.zh}的刻度${scaled.zh}`));
};

/** A bar chart with vertical bars and a scale in steps of `step`; `unit` names the vertical axis. */
export const barChart = (bars: readonly Bar[], step: number, unit: Words, label: Words): Words => {
  const { ticks, y } = scale(Math.max(...bars.map(({ value }) => value)), step);
  const room = (right - left) / bars.length;
  return figure(410, 242, withScale(label, ticks, unit), (language) => [
    ...frame(ticks, y, unit[language]),
    ...bars.map(({ value }, index) =>
      rect(left + room * (index + 0.22), y(value), room * 0.56, bottom - y(value), {
        fill: colours.blue,
        stroke: "none",
      }),
    ),
    ...bars.map(({ name }, index) => text([left + room * (index + 0.5), bottom + 17], name[language])),
  ]);
};

/** A line chart with one value for each name. */
export const lineChart = (bars: readonly Bar[], step: number, unit: Words, label: Words): Words => {
  const { ticks, y } = scale(Math.max(...bars.map(({ value }) => value)), step);
  const room = (right - left) / bars.length;
  const at = (bar: Bar, index: number): Point => [left + room * (index + 0.5), y(bar.value)];
  return figure(410, 242, withScale(label, ticks, unit), (language) => [
    ...frame(ticks, y, unit[language]),
    polyline(bars.map(at)),
    ...bars.map((bar, index) => circle(at(bar, index), 4, { fill: colours.blue, stroke: "none" })),
    ...bars.map(({ name }, index) => text([left + room * (index + 0.5), bottom + 17], name[language])),
  ]);
};

/** A dot plot over whole numbers. */
export const dotPlot = (values: readonly number[], axis: Words, label: Words): Words => {
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const room = Math.min(48, 340 / (highest - lowest + 1));
  const width = room * (highest - lowest + 1);
  const most = Math.max(...values.map((value) => values.filter((other) => other === value).length));
  const floor = 24 + most * 17;
  const x = (value: number) => 30 + room * (value - lowest + 0.5);
  const seen = new Map<number, number>();
  const dots = values.map((value) => {
    const height = (seen.get(value) ?? 0) + 1;
    seen.set(value, height);
    return circle([x(value), floor - height * 17 + 6], 6, { fill: colours.blue, stroke: "none" });
  });
  const ticks = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);
  return figure(Math.max(width + 60, 240), floor + 52, label, (language) => [
    line([24, floor], [width + 36, floor]),
    ...ticks.flatMap((tick) => [line([x(tick), floor], [x(tick), floor + 6]), text([x(tick), floor + 18], num(tick))]),
    ...dots,
    text([30 + width / 2, floor + 40], axis[language], muted),
  ]);
};

/** A box plot over an axis from `from` to `to`; `five` is least, lower quartile, median, upper quartile, greatest. */
export const boxPlot = (
  five: readonly [number, number, number, number, number],
  axis: { from: number; to: number; step: number; name: Words },
  label: Words,
): Words => {
  const x = (value: number) => 24 + ((value - axis.from) / (axis.to - axis.from)) * 350;
  const [least, lower, middle, upper, greatest] = five;
  const ticks = Array.from(
    { length: Math.round((axis.to - axis.from) / axis.step) + 1 },
    (_, index) => axis.from + index * axis.step,
  );
  return figure(400, 132, label, (language) => [
    ...ticks.map((tick) => line([x(tick), 14], [x(tick), 84], { stroke: colours.grid, "stroke-width": 1 })),
    line([x(least), 44], [x(greatest), 44]),
    line([x(least), 34], [x(least), 54]),
    line([x(greatest), 34], [x(greatest), 54]),
    rect(x(lower), 24, x(upper) - x(lower), 40),
    line([x(middle), 24], [x(middle), 64], { stroke: colours.blue, "stroke-width": 3 }),
    line([24, 84], [374, 84]),
    ...ticks.flatMap((tick) => [line([x(tick), 84], [x(tick), 90]), text([x(tick), 101], num(tick), muted)]),
    text([199, 122], axis.name[language], muted),
  ]);
};

/** Points over two axes that start at 0. */
export const scatterPlot = (
  dots: readonly Point[],
  axes: { x: Words; y: Words; xStep: number; yStep: number },
  label: Words,
): Words => {
  const mostX = Math.ceil(Math.max(...dots.map(([x]) => x)) / axes.xStep) * axes.xStep;
  const { ticks, y } = scale(Math.max(...dots.map((dot) => dot[1])), axes.yStep);
  const x = (value: number) => left + (value / mostX) * (right - left - 10);
  const across = Array.from({ length: mostX / axes.xStep + 1 }, (_, index) => index * axes.xStep);
  return figure(410, 262, label, (language) => [
    ...frame(ticks, y, axes.y[language]),
    ...across.flatMap((tick) => [
      line([x(tick), bottom], [x(tick), bottom + 6]),
      text([x(tick), bottom + 17], num(tick), muted),
    ]),
    ...dots.map(([dotX, dotY]) => circle([x(dotX), y(dotY)], 4.5, { fill: colours.blue, stroke: "none" })),
    text([(left + right) / 2, bottom + 40], axes.x[language], muted),
  ]);
};
