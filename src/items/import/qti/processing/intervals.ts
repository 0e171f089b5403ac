import { Decimal } from "decimal.js";
import { decimalIn, numberIn } from "../../numbers";
import { Refusal } from "../../refusal";
import { withoutTrailingDigits } from "../../without-trailing-digits";
import type { XmlElement } from "../../xml";
import { isTrue } from "../booleans";

/** The numbers that count as equal to a number. */
export interface NumberInterval {
  readonly low: number;
  readonly high: number;
  readonly withLow: boolean;
  readonly withHigh: boolean;
}

const tolerancesOf = (element: XmlElement): readonly [Decimal, Decimal] => {
  const written = (element.attributes["tolerance"] ?? "").trim().split(/\s+/);
  const [below = null, above = below] = written.map(decimalIn);
  if (below === null || above === null || below.isNegative() || above.isNegative() || written.length > 2)
    throw new Refusal("processingUnsupported", `tolerance="${(element.attributes["tolerance"] ?? "").slice(0, 60)}"`);
  return [below, above];
};

const around = (element: XmlElement, value: number): readonly [number, number] => {
  const mode = element.attributes["toleranceMode"] ?? "exact";
  if (mode === "exact") return [value, value];
  const tolerances = tolerancesOf(element);
  if (mode !== "absolute" && mode !== "relative")
    throw new Refusal("processingUnsupported", `toleranceMode="${mode.slice(0, 60)}"`);
  const middle = new Decimal(value);
  const [below, above] = tolerances.map((one) => (mode === "absolute" ? one : middle.times(one).div(100)));
  const ends = [middle.minus(below ?? 0).toNumber(), middle.plus(above ?? 0).toNumber()] as const;
  return ends[0] <= ends[1] ? ends : [ends[1], ends[0]];
};

/** The numbers that `equal` treats as equal to `value`; a relative tolerance is a percentage of `value`. */
export const equalInterval = (element: XmlElement, value: number): NumberInterval => {
  const [low, high] = around(element, value);
  return {
    low,
    high,
    withLow: isTrue(element, "includeLowerBound", true),
    withHigh: isTrue(element, "includeUpperBound", true),
  };
};

/** The numbers that `equalRounded` treats as equal to `value`: those that round to the same number, halves upwards. */
export const roundedInterval = (element: XmlElement, value: number): NumberInterval => {
  const mode = element.attributes["roundingMode"] ?? "significantFigures";
  const figures = numberIn(element.attributes["figures"] ?? "") ?? Number.NaN;
  const significant = mode === "significantFigures";
  const most = significant ? figures >= 1 && figures <= 15 : figures >= 0 && figures <= 15;
  if (!Number.isInteger(figures) || !most || (!significant && mode !== "decimalPlaces") || (significant && value === 0))
    throw new Refusal("processingUnsupported", `equalRounded ${mode} ${element.attributes["figures"] ?? ""}`);
  const rounded = significant ? Number(value.toPrecision(figures)) : Number(value.toFixed(figures));
  const places = significant ? figures - 1 - Math.floor(Math.log10(Math.abs(rounded))) : figures;
  const half = 0.5 * 10 ** -places;
  const inner = significant && /^-?1(?:\.0*)?(?:e|$)/.test(rounded.toExponential()) ? half / 10 : half;
  const [below, above] = rounded < 0 ? [half, inner] : [inner, half];
  return {
    low: withoutTrailingDigits(rounded - below, 15),
    high: withoutTrailingDigits(rounded + above, 15),
    withLow: true,
    withHigh: true,
  };
};

export const isWithinInterval = ({ low, high, withLow, withHigh }: NumberInterval, value: number): boolean =>
  (withLow ? value >= low : value > low) && (withHigh ? value <= high : value < high);
