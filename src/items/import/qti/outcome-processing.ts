import type { XmlElement } from "../xml";
import { childElements } from "../xml";
import type { TestRemarks } from "./test-remarks";

/** The way in which the points of a test's items are added up. */
export interface TestTotal {
  /** Whether a weight with this identifier counts. */
  readonly counts: (weight: string) => boolean;
}

const narrowing = ["sectionIdentifier", "includeCategory", "excludeCategory"];
const isSumOfScores = (element: XmlElement): boolean =>
  element.name === "testVariables" &&
  /^score$/i.test(element.attributes["variableIdentifier"] ?? "") &&
  narrowing.every((name) => element.attributes[name] === undefined);

/** The sum of scores in a rule; null: the rule does something else. */
const summed = (rule: XmlElement): XmlElement | null => {
  const [value, ...more] = childElements(rule);
  if (rule.name !== "setOutcomeValue" || !value || more.length > 0) return null;
  const [inner, ...others] = value.name === "sum" ? childElements(value) : [value];
  return inner && others.length === 0 && isSumOfScores(inner) ? inner : null;
};

/** Reads how a test adds up its points; anything but a plain sum is noted. */
export const testTotal = (test: XmlElement, remarks: TestRemarks): TestTotal => {
  const rules = childElements(test, "outcomeProcessing").flatMap((processing) => childElements(processing));
  if (rules.length === 0) return { counts: () => true };
  const sums = rules.map(summed);
  const found = sums.filter((sum) => sum !== null);
  rules.forEach((rule, index) => {
    if (sums[index] !== null) return;
    const [value] = childElements(rule);
    remarks.change(
      "outcomeProcessingLeftOut",
      [rule.name, rule.attributes["identifier"], value?.name].filter(Boolean).join(" "),
    );
  });
  if (found.length === 0) return { counts: () => true };
  remarks.keep("totalKept");
  const weights = new Set(found.flatMap(({ attributes }) => attributes["weightIdentifier"] ?? []));
  return { counts: (weight) => weights.has(weight) };
};
