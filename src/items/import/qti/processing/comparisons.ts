import { Refusal } from "../../refusal";
import type { XmlElement } from "../../xml";
import { childElements } from "../../xml";
import { identifierOf } from "../attributes";
import { isTrue } from "../booleans";
import type { Compiler, Expression } from "./compiler";
import { equalInterval, isWithinInterval, roundedInterval, type NumberInterval } from "./intervals";
import { isSameValue, type QtiScalar, type QtiValue } from "./value";

type Comparison = (element: XmlElement, compiler: Compiler) => Expression;

const constants = new Set(["baseValue", "correct", "multiple", "ordered", "null"]);
const isConstant = (element: XmlElement): boolean =>
  constants.has(element.name) && childElements(element).every(isConstant);

interface Sides {
  readonly response: string;
  readonly constant: Expression;
  /** The values of the constant: several if the response takes a single value and its key lists several. */
  readonly values: readonly QtiValue[];
  readonly responseFirst: boolean;
}

/** The two sides of a comparison of a response with a constant; null for other comparisons. */
const sidesOf = (element: XmlElement, compiler: Compiler): Sides | null => {
  const [one, other, ...more] = childElements(element);
  if (!one || !other || more.length > 0) throw new Refusal("processingUnsupported", element.name);
  const first = compiler.responseIn(one);
  const response = first ?? compiler.responseIn(other);
  const constant = first === null ? one : other;
  if (response === null || !isConstant(constant)) return null;
  const run = compiler.compile(constant, element.name);
  const value = run({ responses: new Map(), outcomes: new Map() });
  const declared = compiler.declared.get(constant.name === "correct" ? identifierOf(constant) : "");
  const values =
    declared?.cardinality === "single" && declared.correct.length > 1
      ? declared.correct.map((text) => (typeof value === "number" ? Number(text) : text))
      : [value];
  return { response, constant: run, values, responseFirst: first !== null };
};

/** A comparison of two expressions that are not a response and a constant. */
const comparedParts = (
  element: XmlElement,
  compiler: Compiler,
  compare: (one: QtiValue, other: QtiValue) => QtiValue,
): Expression => {
  const [one, other] = childElements(element).map((child) => compiler.compile(child, element.name));
  if (!one || !other) throw new Refusal("processingUnsupported", element.name);
  return (variables) => compare(one(variables), other(variables));
};

const match: Comparison = (element, compiler) => {
  const sides = sidesOf(element, compiler);
  if (!sides) return comparedParts(element, compiler, isSameValue);
  const { response, values } = sides;
  compiler.usageOf(response).compared.push(...values);
  return ({ responses }) => {
    const given = responses.get(response) ?? null;
    const found = values.map((value) => isSameValue(given, value));
    return found.includes(true) ? true : (found[0] ?? null);
  };
};

const folded = (value: QtiValue): QtiValue => (typeof value === "string" ? value.toLowerCase() : value);

const stringMatch: Comparison = (element, compiler) => {
  if (isTrue(element, "substring", false)) throw new Refusal("processingUnsupported", "stringMatch substring");
  const sides = sidesOf(element, compiler);
  const sensitive = isTrue(element, "caseSensitive", true);
  const form = sensitive ? (value: QtiValue) => value : folded;
  if (!sides) return comparedParts(element, compiler, (one, other) => isSameValue(form(one), form(other)));
  const { response, values } = sides;
  const usage = compiler.usageOf(response);
  usage.compared.push(...values);
  usage.capitalsNamed = true;
  return ({ responses }) => {
    const found = values.map((value) => isSameValue(form(responses.get(response) ?? null), form(value)));
    return found.includes(true) ? true : (found[0] ?? null);
  };
};

const numbersIn = (values: readonly QtiValue[], element: XmlElement): number[] => {
  const numbers = values.filter((value): value is number => typeof value === "number");
  if (numbers.length === 0 || numbers.length < values.length)
    throw new Refusal(values.every((value) => value === null) ? "keyMissing" : "processingUnsupported", element.name);
  return numbers;
};

const isSkewed = (element: XmlElement): boolean =>
  new Set((element.attributes["tolerance"] ?? "").trim().split(/\s+/)).size > 1;

const withIntervals =
  (intervalOf: (element: XmlElement, value: number) => NumberInterval): Comparison =>
  (element, compiler) => {
    const sides = sidesOf(element, compiler);
    if (!sides)
      return comparedParts(element, compiler, (one, other) =>
        typeof one === "number" && typeof other === "number" ? isWithinInterval(intervalOf(element, other), one) : null,
      );
    const intervals = numbersIn(sides.values, element).map((value) => intervalOf(element, value));
    const usage = compiler.usageOf(sides.response);
    usage.intervals.push(...intervals);
    usage.rounded ||= element.name === "equalRounded";
    usage.skewed ||= sides.responseFirst && element.name === "equal" && isSkewed(element);
    return ({ responses }) => {
      const given = responses.get(sides.response) ?? null;
      return typeof given === "number" ? intervals.some((interval) => isWithinInterval(interval, given)) : null;
    };
  };

const inOrder =
  (holds: (one: number, other: number) => boolean): Comparison =>
  (element, compiler) => {
    const compare = (one: QtiValue, other: QtiValue) =>
      typeof one === "number" && typeof other === "number" ? holds(one, other) : null;
    const sides = sidesOf(element, compiler);
    if (!sides) return comparedParts(element, compiler, compare);
    const { response, constant, responseFirst } = sides;
    const marks = numbersIn(sides.values, element).map((value) => ({
      low: value,
      high: value,
      withLow: true,
      withHigh: true,
    }));
    compiler.usageOf(response).intervals.push(...marks);
    return (variables) => {
      const given: QtiScalar | QtiValue = variables.responses.get(response) ?? null;
      const bound = constant(variables);
      return responseFirst ? compare(given, bound) : compare(bound, given);
    };
  };

/** Comparisons of two values, by element. */
export const comparisons: ReadonlyMap<string, Comparison> = new Map([
  ["match", match],
  ["stringMatch", stringMatch],
  ["equal", withIntervals(equalInterval)],
  ["equalRounded", withIntervals(roundedInterval)],
  ["lt", inOrder((one, other) => one < other)],
  ["gt", inOrder((one, other) => one > other)],
  ["lte", inOrder((one, other) => one <= other)],
  ["gte", inOrder((one, other) => one >= other)],
]);
