import { Refusal } from "../../refusal";
import type { ResponseDeclaration } from "../response-declaration";
import type { ResponseUsage } from "./usage";
import { isContainer, isNumberType, itemsOf, scalarOf, type QtiScalar, type QtiValue } from "./value";

/**
 * Classes of answers to one response, each with an example in `values`: all answers of a class earn the same. The first
 * class is no answer.
 */
export interface AnswerClasses {
  readonly response: ResponseDeclaration;
  readonly values: readonly QtiValue[];
}

const refuseOthers = ({ others }: ResponseUsage): void => {
  const [name] = others;
  if (name !== undefined) throw new Refusal("processingUnsupported", name.slice(0, 60));
};

const mostForms = 200;
const checkCount = (forms: number): void => {
  if (forms > mostForms) throw new Refusal("tooManyForms", String(forms));
};

const swapped = (text: string): string => {
  const upper = text.toUpperCase();
  return upper === text ? text.toLowerCase() : upper;
};

/** A text that cannot be one of the forms. */
export const otherText = "\u{F0003}";

/** The classes of a typed text: no answer, a text that is no form, and each form as written and in other capitals. */
export const textClasses = (
  response: ResponseDeclaration,
  usage: ResponseUsage,
): AnswerClasses & { forms: string[] } => {
  refuseOthers(usage);
  const named = [
    ...usage.compared.flatMap(itemsOf).map(String),
    ...(usage.mapped ? (response.mapping?.entries ?? []).map(({ key }) => key.trim()) : []),
  ];
  const forms = [...new Set(named)].filter((form) => form !== "");
  checkCount(forms.length);
  return { response, forms, values: [null, otherText, ...new Set(forms.flatMap((form) => [form, swapped(form)]))] };
};

/** A form in other capitals, which shows whether capitals count. */
export const inOtherCapitals = swapped;

/**
 * The classes of a number: no answer, the numbers at which the points may change, and a number between, below and above
 * them.
 */
export const numberClasses = (
  response: ResponseDeclaration,
  usage: ResponseUsage,
): AnswerClasses & { numbers: number[] } => {
  refuseOthers(usage);
  const compared = usage.compared.flatMap(itemsOf).filter((value): value is number => typeof value === "number");
  const mapped = (usage.mapped ? (response.mapping?.entries ?? []) : []).map(({ key }) =>
    scalarOf(key, response.baseType),
  );
  const marks = [
    ...new Set([
      ...compared,
      ...usage.intervals.flatMap(({ low, high }) => [low, high]),
      ...mapped.filter((value): value is number => typeof value === "number"),
    ]),
  ].toSorted((one, other) => one - other);
  checkCount(marks.length);
  const [first = 0] = marks;
  const last = marks.at(-1) ?? 0;
  const between = marks.flatMap((mark, index) => {
    const next = marks[index + 1];
    return next === undefined ? [mark] : [mark, (mark + next) / 2];
  });
  const numbers = [first - 1 - Math.abs(first), ...between, last + 1 + Math.abs(last)];
  return { response, numbers, values: [null, ...numbers] };
};

/** The classes of a single choice: no answer, and each of these choices. */
export const choiceClasses = (response: ResponseDeclaration, choices: readonly string[]): AnswerClasses => ({
  response,
  values: [null, ...choices],
});

/** The index of the class with the declared key; null: no class has it. */
export const keyClass = ({ response, values }: AnswerClasses): number | null => {
  const [key] = response.correct;
  if (key === undefined) return null;
  const value: QtiScalar = isNumberType(response.baseType) ? Number(key) : key;
  const at = values.findIndex((one) => !isContainer(one) && one === value);
  return at < 0 ? null : at;
};
