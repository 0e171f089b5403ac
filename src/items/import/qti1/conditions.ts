import { Refusal } from "../refusal";
import type { XmlElement } from "../xml";
import { childElements } from "../xml";
import { trimmedText } from "./presentation";

export type Bound = "vargte" | "vargt" | "varlte" | "varlt";

/**
 * A condition on an answer. The parts of a `list` are joined neither by `and` nor by `or`; the question decides which
 * is meant.
 */
export type Test =
  | { readonly test: "equal"; readonly response: string; readonly value: string; readonly caseSensitive: boolean }
  | { readonly test: "bound"; readonly response: string; readonly bound: Bound; readonly value: string }
  | { readonly test: "inside"; readonly response: string; readonly area: string; readonly value: string }
  | { readonly test: "unanswered"; readonly response: string }
  | { readonly test: "other" }
  | { readonly test: "not"; readonly of: Test }
  | { readonly test: "and"; readonly of: readonly Test[] }
  | { readonly test: "or"; readonly of: readonly Test[] }
  | { readonly test: "list"; readonly of: readonly Test[] };

const bounds: ReadonlySet<string> = new Set<Bound>(["vargte", "vargt", "varlte", "varlt"]);
const isBound = (name: string): name is Bound => bounds.has(name);

const listOf = (element: XmlElement): Test => {
  const of = childElements(element).map(readTest);
  const [only] = of;
  return of.length === 1 && only ? only : { test: "list", of };
};

/** Reads an element of a condition. Throws Refusal for an unknown element. */
const readTest = (element: XmlElement): Test => {
  const { name, attributes } = element;
  const response = (attributes["respident"] ?? "").trim();
  if (isBound(name)) return { test: "bound", response, bound: name, value: trimmedText(element) };
  if (name === "varequal")
    return {
      test: "equal",
      response,
      value: trimmedText(element),
      caseSensitive: /^yes$/i.test(attributes["case"] ?? "No"),
    };
  if (name === "varinside")
    return { test: "inside", response, area: attributes["areatype"] ?? "", value: trimmedText(element) };
  if (name === "unanswered") return { test: "unanswered", response };
  if (name === "other") return { test: "other" };
  if (name === "not") return { test: "not", of: listOf(element) };
  if (name === "and" || name === "or") return { test: name, of: childElements(element).map(readTest) };
  if (name === "varsubset" || name === "varsubstring") throw new Refusal("patternAnswer", trimmedText(element));
  throw new Refusal("processingUnsupported", name);
};

/** Reads the `conditionvar` of a condition. */
export const readCondition = (respcondition: XmlElement): Test => {
  const [condition, ...more] = childElements(respcondition, "conditionvar");
  if (more.length > 0) throw new Refusal("partRepeated", "conditionvar");
  if (!condition) throw new Refusal("processingUnsupported", "conditionvar");
  return listOf(condition);
};

/** The responses that a test uses. */
export const conditionResponses = (test: Test): string[] => {
  if (test.test === "other") return [];
  if (test.test === "not") return conditionResponses(test.of);
  if (test.test === "and" || test.test === "or" || test.test === "list") return test.of.flatMap(conditionResponses);
  return [test.response];
};

/**
 * Whether a list of conditions can only mean "one of them": it compares one response, which takes one value, with
 * several.
 */
const isAlternative = (of: readonly Test[]): boolean => {
  const [first] = of;
  return (
    first?.test === "equal" &&
    of.every((test) => test.test === "equal" && test.response === first.response) &&
    of.length > 1
  );
};

/** Whether an answer fulfils one comparison of a condition. */
export type Answered = (test: Extract<Test, { readonly response: string }>) => boolean;

/** Whether a test is fulfilled; `takesOne`: its response takes one value. */
export const isFulfilled = (test: Test, answered: Answered, takesOne: boolean): boolean => {
  const one = (inner: Test): boolean => isFulfilled(inner, answered, takesOne);
  if (test.test === "other") return true;
  if (test.test === "not") return !one(test.of);
  if (test.test === "and") return test.of.every(one);
  if (test.test === "or") return test.of.some(one);
  if (test.test === "list") return takesOne && isAlternative(test.of) ? test.of.some(one) : test.of.every(one);
  return answered(test);
};

/** All comparisons in a test. */
export const comparisonsOf = (test: Test): Extract<Test, { readonly response: string }>[] => {
  if (test.test === "other") return [];
  if (test.test === "not") return comparisonsOf(test.of);
  if (test.test === "and" || test.test === "or" || test.test === "list") return test.of.flatMap(comparisonsOf);
  return [test];
};
