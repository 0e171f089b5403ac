import type { Localized } from "../../../contract/item/content";
import type { Option } from "../../../contract/item/item";
import { optionLetter } from "../interactions/interaction-props";
import type { AnswerLine } from "./interaction-review";

/** Most accepted forms of a key that are shown. */
export const mostForms = 4;

export const contentOf = (options: readonly Option[], optionId: string | undefined): Localized | null =>
  options.find((option) => option.option_id === optionId)?.content ?? null;

/** The chosen options, labelled with their letters. */
export const lettered = (options: readonly Option[], optionIds: readonly string[]): AnswerLine[] =>
  options.flatMap(({ option_id, content }, index) =>
    optionIds.includes(option_id) ? [{ label: optionLetter(index), content }] : [],
  );
