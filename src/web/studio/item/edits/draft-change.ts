import type { Language, Localized } from "../../../../contract/item/content";
import type { Interaction, ItemBody, ItemKey, Media } from "../../../../contract/item/item";
import type { Mistakes } from "../../../../contract/item/mistakes";
import type { DraftItem } from "../../../../contract/studio/draft-item";

/** A change of the parts of a question that belong together; absent parts stay. */
export interface DraftChange {
  readonly stem?: Localized;
  readonly interaction?: Interaction;
  readonly key?: ItemKey | null;
  readonly media?: ItemBody["media"];
  readonly mistakes?: Mistakes;
}

/** The record without one of its fields. */
export const without = <Of extends object, Name extends keyof Of>(record: Of, name: Name): Omit<Of, Name> => {
  const { [name]: _left, ...rest } = record;
  return rest;
};

/** The text with another wording in one language; a language without words is left out where another has some. */
export const withWords = (text: Localized | undefined, language: Language, words: string): Localized => {
  const next = { ...text, [language]: words };
  const other = language === "zh" ? "en" : "zh";
  return words === "" && (next[other] ?? "") !== "" ? without(next, language) : next;
};

/** The draft with a change. */
export const changed = (draft: DraftItem, { stem, interaction, key, media, mistakes }: DraftChange): DraftItem => {
  const next: DraftItem = {
    ...draft,
    body: {
      ...draft.body,
      ...(stem === undefined ? {} : { stem }),
      ...(interaction === undefined ? {} : { interaction }),
      ...(media === undefined ? {} : { media }),
    },
    ...(key === undefined ? {} : { key }),
    ...(mistakes === undefined ? {} : { mistakes }),
  };
  return next.mistakes !== undefined && Object.keys(next.mistakes).length === 0 ? without(next, "mistakes") : next;
};

/** The draft with one more file. */
export const withMedia = (draft: DraftItem, file: Media): DraftItem =>
  draft.body.media.some(({ media_id }) => media_id === file.media_id)
    ? draft
    : { ...draft, body: { ...draft.body, media: [...draft.body.media, file] } };
