import type { Localized } from "../../../contract/item/content";
import { rightFormsOf, shareIn, type FormKey, type Interval } from "../../../contract/item/credit";
import type { Option } from "../../../contract/item/item";
import { optionLetter } from "../interactions/interaction-props";
import type { AnswerLine } from "./interaction-review";

/** Most accepted forms of a key that are shown. */
export const mostForms = 4;

/** The share of a line; none if it earns all or nothing. */
export const shareLine = (share: number): Pick<AnswerLine, "share"> => (share === 0 || share === 1 ? {} : { share });

/** The first right forms of a key, then the first of those that earn less or lose points. */
export const formsWithShare = (key: FormKey): { readonly form: string; readonly share: number }[] => {
  const right = new Set(rightFormsOf(key));
  const others = [...new Set([...key.accepted, ...Object.keys(key.credit ?? {})])]
    .map((form) => ({ form, share: shareIn(key.credit, form) ?? 1 }))
    .filter(({ form, share }) => share !== 0 && !right.has(form))
    .toSorted((one, other) => other.share - one.share);
  return [...[...right].slice(0, mostForms).map((form) => ({ form, share: 1 })), ...others.slice(0, mostForms)];
};

/** An interval of numbers in words: its value alone, or its two ends. */
export const intervalText = ({
  value,
  tolerance,
  low = value - tolerance,
  high = value + tolerance,
}: Interval): string => (low === high ? String(value) : `${low} – ${high}`);

export const contentOf = (options: readonly Option[], optionId: string | undefined): Localized | null =>
  options.find((option) => option.option_id === optionId)?.content ?? null;

/** The chosen options, labelled with their letters. */
export const lettered = (options: readonly Option[], optionIds: readonly string[]): AnswerLine[] =>
  options.flatMap(({ option_id, content }, index) =>
    optionIds.includes(option_id) ? [{ label: optionLetter(index), content }] : [],
  );
