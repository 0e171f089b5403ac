import { longestExtendedText } from "../../../contract/interactions/extended-text";
import type { InteractionOf, KeyOf } from "../../../contract/item/item";
import type { ExtendedTextRecord } from "../record";
import { cleanHtml, isEmpty } from "./content";
import { inLanguage, type ItemContext } from "./options";

const mostLines = 100;

const within = (number: number, most: number): number => Math.max(1, Math.min(most, Math.round(number)));

/** A longer answer with the guide for whoever marks it. Throws Refusal. */
export const toExtendedText = (
  { length = longestExtendedText, lines, guide }: ExtendedTextRecord,
  context: ItemContext,
): { readonly interaction: InteractionOf<"extended_text">; readonly key: KeyOf<"extended_text"> } => {
  const cleaned = guide === undefined ? "" : cleanHtml(guide, context);
  return {
    interaction: {
      type: "extended_text",
      max_length: within(length, longestExtendedText),
      ...(lines === undefined ? {} : { expected_lines: within(lines, mostLines) }),
      format: "plain",
    },
    key: { type: "extended_text", ...(isEmpty(cleaned) ? {} : { guide: inLanguage(cleaned, context.language) }) },
  };
};
