import { numberIn } from "../../numbers";
import { Refusal } from "../../refusal";
import type { ResponseDeclaration } from "../response-declaration";

export type QtiScalar = string | number | boolean;
/** A value of QTI; null is QTI's NULL, which an empty container equals. */
export type QtiValue = null | QtiScalar | Container;
export interface Container {
  readonly ordered: boolean;
  readonly items: readonly QtiScalar[];
}

export const isContainer = (value: QtiValue): value is Container => typeof value === "object" && value !== null;
export const isNothing = (value: QtiValue): boolean =>
  value === null || (isContainer(value) && value.items.length === 0);

const numeric: ReadonlySet<string> = new Set(["integer", "float", "duration"]);
export const isNumberType = (baseType: string): boolean => numeric.has(baseType);

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Reads a value as its base type writes it. Throws Refusal when it cannot be read. */
export const scalarOf = (text: string, baseType: string): QtiScalar => {
  if (isNumberType(baseType)) {
    const value = numberIn(text);
    if (value === null) throw new Refusal("numberUnreadable", text.trim().slice(0, 60));
    return value;
  }
  if (baseType === "boolean") return text.trim() === "true" || text.trim() === "1";
  if (baseType === "pair") return words(text).toSorted().join(" ");
  if (baseType === "directedPair" || baseType === "point") return words(text).join(" ");
  return text.trim();
};

/** The value of a response from the texts of its parts; null: there are none. */
export const qtiValueOf = (
  texts: readonly string[],
  { baseType, cardinality }: Pick<ResponseDeclaration, "baseType" | "cardinality">,
): QtiValue => {
  const items = texts.map((text) => scalarOf(text, baseType));
  if (items.length === 0) return null;
  return cardinality === "single" ? (items[0] ?? null) : { ordered: cardinality === "ordered", items };
};

export const itemsOf = (value: QtiValue): readonly QtiScalar[] =>
  value === null ? [] : isContainer(value) ? value.items : [value];

const sameItems = (one: Container, other: Container): boolean => {
  if (one.items.length !== other.items.length) return false;
  if (one.ordered) return one.items.every((item, index) => item === other.items[index]);
  const left = [...other.items];
  return one.items.every((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};

/** Whether two values are the same; null when one of them is NULL. */
export const isSameValue = (one: QtiValue, other: QtiValue): boolean | null => {
  if (isNothing(one) || isNothing(other)) return null;
  if (isContainer(one) !== isContainer(other)) return false;
  return isContainer(one) && isContainer(other) ? sameItems(one, other) : one === other;
};
