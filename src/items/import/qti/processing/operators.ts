import { numberIn } from "../../numbers";
import { Refusal } from "../../refusal";
import type { XmlElement } from "../../xml";
import type { Expression, Variables } from "./compiler";
import { isContainer, isNothing, isSameValue, itemsOf, type QtiScalar, type QtiValue } from "./value";

type Operator = (parts: readonly Expression[], element: XmlElement) => Expression;

const valuesOf = (parts: readonly Expression[], variables: Variables): QtiValue[] =>
  parts.map((part) => part(variables));

/** An operator on values; its result is NULL if one of them is NULL. */
const strict =
  (count: number | null, apply: (values: readonly QtiValue[], element: XmlElement) => QtiValue): Operator =>
  (parts, element) => {
    if (parts.length === 0 || (count !== null && parts.length !== count))
      throw new Refusal("processingUnsupported", element.name);
    return (variables) => {
      const values = valuesOf(parts, variables);
      return values.some(isNothing) ? null : apply(values, element);
    };
  };

/** An operator on numbers, including those within containers. */
const onNumbers = (count: number | null, apply: (numbers: readonly number[]) => number): Operator =>
  strict(count, (values, element) => {
    const numbers = values.flatMap(itemsOf);
    if (!numbers.every((value): value is number => typeof value === "number"))
      throw new Refusal("processingUnsupported", element.name);
    const result = apply(numbers);
    return Number.isFinite(result) ? result : null;
  });

const and: Operator = (parts) => (variables) => {
  const values = valuesOf(parts, variables);
  return values.includes(false) ? false : values.includes(null) ? null : true;
};
const or: Operator = (parts) => (variables) => {
  const values = valuesOf(parts, variables);
  return values.includes(true) ? true : values.includes(null) ? null : false;
};

const anyN: Operator = (parts, element) => {
  const [least, most] = ["min", "max"].map((name) => numberIn(element.attributes[name] ?? ""));
  if (least === null || least === undefined || most === null || most === undefined)
    throw new Refusal("processingUnsupported", "anyN");
  return (variables) => {
    const values = valuesOf(parts, variables);
    const yes = values.filter((value) => value === true).length;
    const open = values.filter((value) => value === null).length;
    if (yes >= least && yes + open <= most) return true;
    return yes + open < least || yes > most ? false : null;
  };
};

const gathered =
  (ordered: boolean): Operator =>
  (parts) =>
  (variables) => {
    const items = valuesOf(parts, variables).flatMap(itemsOf);
    return items.length === 0 ? null : { ordered, items };
  };

const isNull: Operator = (parts, element) => {
  const [part, ...more] = parts;
  if (!part || more.length > 0) throw new Refusal("processingUnsupported", element.name);
  return (variables) => isNothing(part(variables));
};

const holdsAll = (whole: readonly QtiScalar[], parts: readonly QtiScalar[]): boolean => {
  const left = [...whole];
  return parts.every((part) => {
    const at = left.indexOf(part);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};

const contains = strict(2, ([whole = null, part = null]) => {
  if (!isContainer(whole)) return isSameValue(whole, part);
  if (!whole.ordered) return holdsAll(whole.items, itemsOf(part));
  const wanted = itemsOf(part);
  return whole.items.some((_, start) => wanted.every((item, index) => whole.items[start + index] === item));
});

const index: Operator = (parts, element) => {
  const n = numberIn(element.attributes["n"] ?? "");
  if (n === null) throw new Refusal("processingUnsupported", "index");
  return strict(1, ([list = null]) => itemsOf(list)[n - 1] ?? null)(parts, element);
};

const containerSize: Operator = (parts, element) => {
  const [part] = parts;
  if (!part) throw new Refusal("processingUnsupported", element.name);
  return (variables) => itemsOf(part(variables)).length;
};

/** Operators by element; `comparisons` has the comparisons. */
export const operators: ReadonlyMap<string, Operator> = new Map([
  ["and", and],
  ["or", or],
  ["not", strict(1, ([value]) => value !== true)],
  ["anyN", anyN],
  ["isNull", isNull],
  ["sum", onNumbers(null, (numbers) => numbers.reduce((sum, value) => sum + value, 0))],
  ["product", onNumbers(null, (numbers) => numbers.reduce((product, value) => product * value, 1))],
  ["subtract", onNumbers(2, ([one = 0, other = 0]) => one - other)],
  ["divide", onNumbers(2, ([one = 0, other = 0]) => one / other)],
  ["min", onNumbers(null, (numbers) => Math.min(...numbers))],
  ["max", onNumbers(null, (numbers) => Math.max(...numbers))],
  ["round", onNumbers(1, ([value = 0]) => Math.floor(value + 0.5))],
  ["truncate", onNumbers(1, ([value = 0]) => Math.trunc(value))],
  ["integerToFloat", onNumbers(1, ([value = 0]) => value)],
  ["multiple", gathered(false)],
  ["ordered", gathered(true)],
  ["member", strict(2, ([one = null, list = null]) => itemsOf(list).some((item) => item === one))],
  ["contains", contains],
  ["index", index],
  ["containerSize", containerSize],
]);
