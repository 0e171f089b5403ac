import { comparable } from "../../../contract/item/comparable";
import { longestText, type InteractionOf, type KeyOf } from "../../../contract/item/item";
import type { Notes } from "../notes";
import type { FormRecord, IntervalRecord, NumberRecord, TextRecord } from "../record";
import { Refusal } from "../refusal";
import { withoutTrailingDigits } from "../without-trailing-digits";
import { inLanguage, type ItemContext } from "./options";
import { creditOf, isFull, lowestOf, roundedShare } from "./shares";

const shortestEntry = 200;
const longestNumber = 40;
const mostForms = 50;

/** The accepted forms of a text, and the credit of forms that do not earn exactly all the points. */
export const readForms = (
  records: readonly FormRecord[],
  caseSensitive: boolean,
  notes: Notes,
): { readonly accepted: string[]; readonly credit?: Record<string, number> } => {
  const forms = new Map<string, FormRecord>();
  for (const { text, share } of records) {
    const form = { text: text.trim(), share: roundedShare(share) };
    const same = comparable(form.text, caseSensitive);
    if (same === "") continue;
    const before = forms.get(same);
    if (before === undefined) forms.set(same, form);
    else if (before.text !== form.text || before.share !== form.share) notes.add("caseFoldedDuplicatesMerged");
  }
  const all = [...forms.values()].filter(({ share }) => share !== 0);
  const accepted = all.filter(({ share }) => share > 0).map(({ text }) => text);
  if (accepted.length === 0) throw new Refusal("keyMissing");
  if (!all.some(({ share }) => isFull(share))) throw new Refusal("noFullCredit");
  if (all.some(({ text }) => text.length > longestText)) throw new Refusal("answerTooLong");
  if (all.length > mostForms) throw new Refusal("tooManyForms", String(all.length));
  const partial = all.filter(({ share }) => !isFull(share)).map(({ text, share }) => [text, share] as const);
  return { accepted, ...creditOf(Object.fromEntries(partial)) };
};

export const toTextEntry = (
  { forms, caseSensitive, length = 0 }: Omit<TextRecord, "kind">,
  lowest: number | undefined,
  { notes }: ItemContext,
): { readonly interaction: InteractionOf<"text_entry">; readonly key: KeyOf<"text_entry"> } => {
  const read = readForms(forms, caseSensitive, notes);
  const longest = Math.max(length, ...read.accepted.map((form) => form.length * 2));
  return {
    interaction: { type: "text_entry", max_length: Math.min(longestText, Math.max(shortestEntry, longest)) },
    key: { type: "text_entry", ...read, case_sensitive: caseSensitive, ...lowestOf(lowest) },
  };
};

/** An interval as `value` with `tolerance`, or with its ends if the value is not its middle. */
const readInterval = ({ value, low, high }: IntervalRecord) => {
  if (![value, low, high].every(Number.isFinite) || low > high) throw new Refusal("numberUnreadable");
  const [below, above] = [withoutTrailingDigits(value - low), withoutTrailingDigits(high - value)];
  return below === above && below >= 0
    ? { value, tolerance: below }
    : { value, tolerance: 0, low: withoutTrailingDigits(low), high: withoutTrailingDigits(high) };
};

/**
 * Value, tolerance and further intervals of a numeric key. The first interval that earns all the points is the answer.
 */
export const readIntervals = (records: readonly IntervalRecord[]) => {
  const right = records.find(({ share }) => isFull(share));
  if (right === undefined) throw new Refusal(records.length === 0 ? "keyMissing" : "noFullCredit");
  if (records.length > mostForms) throw new Refusal("tooManyForms", String(records.length));
  const also = records
    .filter((record) => record !== right && roundedShare(record.share) !== 0)
    .map((record) => ({ ...readInterval(record), credit: roundedShare(record.share) }));
  return { ...readInterval(right), ...(also.length === 0 ? {} : { also }) };
};

export const toNumericEntry = (
  { intervals, unit, forms = [] }: Omit<NumberRecord, "kind">,
  lowest: number | undefined,
  { language }: ItemContext,
): { readonly interaction: InteractionOf<"numeric_entry">; readonly key: KeyOf<"numeric_entry"> } => ({
  interaction: {
    type: "numeric_entry",
    max_length: longestNumber,
    ...(unit === undefined ? {} : { unit: inLanguage(unit, language) }),
  },
  key: { type: "numeric_entry", ...readIntervals(intervals), accepted: [...forms], ...lowestOf(lowest) },
});
