import { defineMathsModel } from "../../../engine/model";
import { num, say, tidy } from "../../../engine/words";

interface Conversion {
  readonly from: string;
  readonly to: string;
  readonly factor: number;
}

const conversions: Readonly<Record<"easy" | "whole" | "decimal" | "area" | "volume", readonly Conversion[]>> = {
  easy: [
    { from: "m", to: "cm", factor: 100 },
    { from: "cm", to: "mm", factor: 10 },
    { from: "kg", to: "g", factor: 1000 },
  ],
  whole: [
    { from: "km", to: "m", factor: 1000 },
    { from: "kg", to: "g", factor: 1000 },
    { from: "L", to: "mL", factor: 1000 },
  ],
  decimal: [
    { from: "g", to: "kg", factor: 0.001 },
    { from: "cm", to: "m", factor: 0.01 },
    { from: "mL", to: "L", factor: 0.001 },
  ],
  area: [
    { from: "m²", to: "cm²", factor: 10_000 },
    { from: "km²", to: "m²", factor: 1_000_000 },
    { from: "cm²", to: "mm²", factor: 100 },
  ],
  volume: [
    { from: "cm³", to: "L", factor: 0.001 },
    { from: "m³", to: "L", factor: 1000 },
    { from: "m³", to: "cm³", factor: 1_000_000 },
  ],
};

export const convertUnits = defineMathsModel<keyof typeof conversions>({
  name: "convert-units",
  area: "measurement",
  skill: "units",
  settings: { 180: "easy", 190: "whole", 200: "decimal", 210: "area", 220: "volume" },
  generate(draw, kind) {
    const { from, to, factor } = draw.pick(conversions[kind]);
    const amount =
      kind === "easy"
        ? draw.int(2, 9)
        : factor < 1
          ? draw.int(12, 95) * (factor < 0.01 ? 100 : 10)
          : draw.int(12, 95) / 10;
    const right = tidy(amount * factor);
    const side =
      kind === "area"
        ? Math.sqrt(factor)
        : Math.abs(Math.log10(factor)) === 6
          ? 100
          : kind === "volume" && factor === 1000
            ? 10
            : factor;
    if (kind !== "easy" && Number.isInteger(amount) && factor >= 1) return undefined;
    const per = factor >= 1 ? `1 ${from} = ${num(factor)} ${to}` : `1 ${to} = ${num(1 / factor)} ${from}`;
    return {
      stem: say(`Convert ${num(amount)} ${from} to ${to}.`, `${num(amount)} ${from} 等于多少 ${to}？`),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          usesTheLengthFactor: amount * side,
          tenTimesTooMany: right * 10,
          tenTimesTooFew: right / 10,
          convertsTheWrongWay: amount / factor,
          hundredTimesTooMany: right * 100,
          hundredTimesTooFew: right / 100,
        },
        show: (value: number) => `${num(value)} ${to}`,
      },
      explanation: say(
        `${per}, so ${num(amount)} ${from} are ${num(right)} ${to}.`,
        `${per}，所以 ${num(amount)} ${from} 等于 ${num(right)} ${to}。`,
      ),
      features: { steps: 1, fraction: !Number.isInteger(right), large: factor > 1000 },
      holds: (value: number) => Math.abs(value / factor - amount) < 1e-6,
    };
  },
});
