import type { Language, Localized } from "../../../contract/item/content";
import type { Option } from "../../../contract/item/item";
import type { OptionRecord } from "../record";
import { Refusal } from "../refusal";
import { cleanHtml, isEmpty, type ContentContext } from "./content";
import { opaque } from "./identity";

/** The context in which the parts of one item are made. */
export interface ItemContext extends ContentContext {
  readonly itemId: string;
  readonly language: Language;
}

/** A text in the language of the file. */
export const inLanguage = (html: string, language: Language): Localized =>
  language === "zh" ? { zh: html } : { en: html };

/** The options of an item, and a function from the file's option ids to theirs. */
export interface ReadOptions {
  readonly options: Option[];
  /** References to the recordings of options, by `option_id`. */
  readonly recordings: Readonly<Record<string, string>>;
  /** Throws Refusal for an id that no option has. */
  readonly idOf: (own: string) => string;
}

/**
 * The options of a list in their order. `list` distinguishes lists of the same item; without it the ids are the same as
 * in earlier releases. `heard`: options may have recordings. Throws Refusal for fewer than `least` options, repeated
 * ids, and options that look empty or
 * alike.
 */
export const readOptions = (
  records: readonly OptionRecord[],
  context: ItemContext,
  {
    list,
    least = 2,
    heard = false,
  }: { readonly list?: string; readonly least?: number; readonly heard?: boolean } = {},
): ReadOptions => {
  if (records.length < least || records.length > 60) throw new Refusal("choicesOutOfRange", String(records.length));
  if (new Set(records.map(({ id }) => id)).size !== records.length || records.some(({ id }) => id === ""))
    throw new Refusal("choiceIdentifiersRepeated");
  if (!heard && records.some(({ recording }) => recording !== undefined))
    throw new Refusal("contentUnsupported", "audio");
  const contents = records.map(({ content }) => cleanHtml(content, context));
  if (contents.some(isEmpty)) throw new Refusal("choiceEmpty");
  if (new Set(contents).size !== contents.length) throw new Refusal("choicesAlike");
  const ids = new Map(
    records.map(({ id }) => [id, opaque(10, context.itemId, ...(list === undefined ? [] : [list]), id)] as const),
  );
  const idOf = (own: string): string => {
    const found = ids.get(own);
    if (found === undefined) throw new Refusal("keyUnknown", own.slice(0, 100));
    return found;
  };
  return {
    options: records.map(({ id }, place) => ({
      option_id: idOf(id),
      content: inLanguage(contents[place] ?? "", context.language),
    })),
    recordings: Object.fromEntries(
      records.flatMap(({ id, recording }) => (recording === undefined ? [] : [[idOf(id), recording] as const])),
    ),
    idOf,
  };
};

/** Whether the options may be shuffled: not if one of them is fixed. If only some are fixed, that is noted. */
export const readShuffle = (shuffle: boolean, records: readonly OptionRecord[], { notes }: ItemContext): boolean => {
  const fixed = records.filter((record) => record.fixed === true).length;
  if (!shuffle) return false;
  if (fixed > 0 && fixed < records.length) notes.add("fixedChoicesKeptInOrder");
  return fixed === 0;
};
