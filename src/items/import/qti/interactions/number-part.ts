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

/** The intervals in which the shares fulfil `holds`; `shares[i]` is the share at `numbers[i]`. */
const spansOf = (numbers: readonly number[], shares: readonly number[], holds: (share: number) => boolean): Span[] => {
  const spans: Span[] = [];
  numbers.forEach((number, index) => {
    if (!holds(shares[index] ?? 0)) return;
    const before = spans.at(-1);
    const continues = before !== undefined && index > 0 && holds(shares[index - 1] ?? 0);
    if (continues) spans[spans.length - 1] = { low: before.low, high: number };
    else spans.push({ low: number, high: number });
  });
  return spans;
};

/** The intervals in which at least this share is earned. */
const earningSpans = (numbers: readonly number[], shares: readonly number[], level: number): Span[] =>
  spansOf(numbers, shares, (share) => share >= level);

/**
 * The intervals in which at least this share is lost. They may contain intervals that earn something, which come first
 * in the list.
 */
const losingSpans = (numbers: readonly number[], shares: readonly number[], level: number): Span[] =>
  spansOf(numbers, shares, (share) => share <= level || share > 0).filter(({ low, high }) =>
    numbers.some((number, index) => number >= low && number <= high && (shares[index] ?? 0) < 0),
  );

/** Whether the number at an index lies between two marks: every second one does, from the first. */
const isBetween = (index: number): boolean => index % 2 === 0;

const checkEnds = (numbers: readonly number[], spans: readonly Span[]): void => {
  for (const { low, high } of spans) {
    const [from, to] = [numbers.indexOf(low), numbers.indexOf(high)];
    if (from === 0 || to === numbers.length - 1) throw new Refusal("numberUnbounded");
    if (isBetween(from) || isBetween(to)) throw new Refusal("boundExcluded");
  }
};

/** The shares that numbers earn, the largest first, then the lost shares, the largest loss first. */
const levelsOf = (shares: readonly number[]): number[] => {
  const all = [...new Set(shares)].filter((share) => share !== 0).toSorted((one, other) => other - one);
  return [...all.filter((share) => share > 0), ...all.filter((share) => share < 0).toReversed()];
};

/** The intervals of a numeric answer in the order in which they count; `shown` is the declared answer. */
const intervalsOf = (
  numbers: readonly number[],
  shares: readonly number[],
  shown: number | null,
): readonly IntervalRecord[] => {
  if ((shares[0] ?? 0) < 0 || (shares.at(-1) ?? 0) < 0) throw new Refusal("otherAnswersEarn");
  const levels = levelsOf(shares);
  const known: IntervalRecord[] = [];
  for (const share of levels) {
    const spans = share > 0 ? earningSpans(numbers, shares, share) : losingSpans(numbers, shares, share);
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
