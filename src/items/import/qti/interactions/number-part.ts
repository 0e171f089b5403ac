import type { IntervalRecord } from "../../record";
import { Refusal } from "../../refusal";
import { withoutTrailingDigits } from "../../without-trailing-digits";
import type { XmlElement } from "../../xml";
import { numberClasses } from "../processing/answer-classes";
import { scalarOf } from "../processing/value";
import type { ResponseDeclaration } from "../response-declaration";
import type { AnswerPart, ItemScope } from "./interaction";
import { typedField } from "./text-part";

interface Span {
  readonly low: number;
  readonly high: number;
}

/** The intervals in which at least `share` is earned; `shares[i]` is the share at `numbers[i]`. */
const spansOf = (numbers: readonly number[], shares: readonly number[], share: number): Span[] => {
  const spans: Span[] = [];
  numbers.forEach((number, index) => {
    if ((shares[index] ?? 0) < share) return;
    const before = spans.at(-1);
    const continues = before !== undefined && index > 0 && (shares[index - 1] ?? 0) >= share;
    if (continues) spans[spans.length - 1] = { low: before.low, high: number };
    else spans.push({ low: number, high: number });
  });
  return spans;
};

/** Whether the number at an index lies between two marks: every second one does, from the first. */
const isBetween = (index: number): boolean => index % 2 === 0;

const checkEnds = (numbers: readonly number[], spans: readonly Span[]): void => {
  for (const { low, high } of spans) {
    const [from, to] = [numbers.indexOf(low), numbers.indexOf(high)];
    if (from === 0 || to === numbers.length - 1) throw new Refusal("numberUnbounded");
    if (isBetween(from) || isBetween(to)) throw new Refusal("boundExcluded");
  }
};

/** The intervals of a numeric answer, the largest share first; `shown` is the declared answer. */
const intervalsOf = (
  numbers: readonly number[],
  shares: readonly number[],
  shown: number | null,
): readonly IntervalRecord[] => {
  if (shares.some((share) => share < 0)) throw new Refusal("otherAnswersEarn");
  const levels = [...new Set(shares.filter((share) => share > 0))].toSorted((one, other) => other - one);
  const known: IntervalRecord[] = [];
  for (const share of levels) {
    const spans = spansOf(numbers, shares, share);
    checkEnds(numbers, spans);
    for (const { low, high } of spans) {
      if (known.some((one) => one.low === low && one.high === high)) continue;
      const inside = shown !== null && shown >= low && shown <= high;
      known.push({ value: inside ? shown : withoutTrailingDigits((low + high) / 2, 15), low, high, share });
    }
  }
  const first = known.findIndex(({ share, value }) => share === levels[0] && value === shown);
  const [main] = first < 0 ? [] : known.splice(first, 1);
  return main ? [main, ...known] : known;
};

const unitLike = /^[^\s\d.,;:?!()=][^.,;:?!=]{0,29}$/u;

/** The unit after a field, and the element that contains both and nothing else; null: there is no unit. */
const unitBehind = (
  element: XmlElement,
  { parents }: ItemScope,
): { readonly unit: string; readonly block: XmlElement } | null => {
  const block = parents.get(element);
  if (block === undefined || block.name === "itemBody") return null;
  const [field, behind, ...more] = block.children.filter((child) => typeof child !== "string" || child.trim() !== "");
  const unit = typeof behind === "string" ? behind.trim() : "";
  return field === element && more.length === 0 && unitLike.test(unit) ? { unit, block } : null;
};

/** A typed number as a part of an answer. */
export const numberPart = (element: XmlElement, response: ResponseDeclaration, scope: ItemScope): AnswerPart => {
  const usage = scope.program.usageOf(response.identifier);
  const classes = numberClasses(response, usage);
  if (usage.compared.some((value) => value === null)) throw new Refusal("keyMissing");
  if (usage.rounded) scope.notes.add("roundingEndIncluded");
  if (usage.skewed) scope.notes.add("toleranceRoundKey");
  const [key] = response.correct;
  const value = key === undefined ? null : scalarOf(key, response.baseType);
  const shown = typeof value === "number" ? value : null;
  const unit = unitBehind(element, scope);
  const intervals = (shares: readonly number[]) => ({
    intervals: intervalsOf(classes.numbers, shares.slice(1), shown),
  });
  return {
    element,
    classes,
    prompt: "",
    field: typedField,
    ...(unit === null ? {} : { unitBlock: unit.block }),
    asked: (shares) => ({
      kind: "numeric_entry",
      ...intervals(shares),
      ...(unit === null ? {} : { unit: unit.unit }),
    }),
    content: (shares) => ({ kind: "number", ...intervals(shares) }),
  };
};
