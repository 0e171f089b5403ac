import { numberIn } from "../../numbers";
import type { XmlElement } from "../../xml";
import { childElements, xmlText } from "../../xml";
import { identifierOf } from "../attributes";

const onlyChild = (element: XmlElement | undefined, name: string): XmlElement | undefined => {
  const [child, ...more] = element === undefined ? [] : childElements(element);
  return child?.name === name && more.length === 0 ? child : undefined;
};

/** The place of a response, or of its key, that an expression refers to; null: it is another expression. */
const placeIn = (element: XmlElement, of: "variable" | "correct", response: string): number | null => {
  const named = element.name === "index" ? onlyChild(element, of) : undefined;
  return named !== undefined && identifierOf(named) === response ? numberIn(element.attributes["n"] ?? "") : null;
};

/** The place at which a condition compares the response with its key; null: it is another condition. */
const comparedPlace = (test: XmlElement | undefined, response: string): number | null => {
  const [one, other, ...more] = test?.name === "match" ? childElements(test) : [];
  if (!one || !other || more.length > 0) return null;
  const places = [
    [placeIn(one, "variable", response), placeIn(other, "correct", response)],
    [placeIn(other, "variable", response), placeIn(one, "correct", response)],
  ] as const;
  return places.find(([own, key]) => own !== null && own === key)?.[0] ?? null;
};

const constantIn = (element: XmlElement | undefined): number | null =>
  element?.name === "baseValue" ? numberIn(xmlText(element)) : null;

/** The points that a rule adds to the score; null: it does something else. */
const addedTo = (score: string, rule: XmlElement | undefined): number | null => {
  if (rule?.name !== "setOutcomeValue" || identifierOf(rule) !== score) return null;
  const [before, added, ...more] = childElements(onlyChild(rule, "sum") ?? rule);
  return before?.name === "variable" && identifierOf(before) === score && more.length === 0 ? constantIn(added) : null;
};

const setsToZero = (score: string, rule: XmlElement): boolean =>
  rule.name === "setOutcomeValue" && identifierOf(rule) === score && constantIn(childElements(rule)[0]) === 0;

/**
 * Whether rules only add the same points for each of `count` places at which the response equals its key. The form of
 * the rules proves this, so no order has to be tried.
 */
export const addsByPlace = (rules: readonly XmlElement[], score: string, response: string, count: number): boolean => {
  const [first, ...rest] = rules;
  const conditions = first !== undefined && setsToZero(score, first) ? rest : rules;
  const added = conditions.map((condition) => {
    const branch = condition.name === "responseCondition" ? onlyChild(condition, "responseIf") : undefined;
    const [test, rule, ...more] = branch === undefined ? [] : childElements(branch);
    return more.length > 0 ? null : { place: comparedPlace(test, response), points: addedTo(score, rule) };
  });
  const points = added[0]?.points ?? null;
  return (
    points !== null &&
    added.length === count &&
    added.every((one) => one !== null && one.points !== null && Math.abs(one.points - points) < 1e-12) &&
    Array.from({ length: count }, (_, at) => at + 1).every((place) => added.some((one) => one?.place === place))
  );
};
