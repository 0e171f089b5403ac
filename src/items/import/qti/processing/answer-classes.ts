import { Refusal } from "../../refusal";
import type { ResponseDeclaration } from "../response-declaration";
import type { ResponseUsage } from "./usage";
import { isContainer, isNumberType, itemsOf, scalarOf, type QtiScalar, type QtiValue } from "./value";

/** The classes of answers to one response: within a class all earn the same. The first is no answer. */
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

/** A text that is none of the forms, whatever they are. */
export const otherText = "\u{F0003}";

/** The accepted forms of a text, each as written and in other capitals, and one text that is none of them. */
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

/** The capitals of a form changed: what tells whether capitals count. */
export const inOtherCapitals = swapped;

/** The numbers at which what is earned may change, numbers between them, and numbers beyond. */
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

/** Each of these choices, one at a time. */
export const choiceClasses = (response: ResponseDeclaration, choices: readonly string[]): AnswerClasses => ({
  response,
  values: [null, ...choices],
});

/** The class of the declared key; null when the key is none of the classes. */
export const keyClass = ({ response, values }: AnswerClasses): number | null => {
  const [key] = response.correct;
  if (key === undefined) return null;
  const value: QtiScalar = isNumberType(response.baseType) ? Number(key) : key;
  const at = values.findIndex((one) => !isContainer(one) && one === value);
  return at < 0 ? null : at;
};
