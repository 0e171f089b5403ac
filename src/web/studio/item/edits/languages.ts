import type { Language } from "../../../../contract/item/content";
import type { DraftItem } from "../../../../contract/studio/draft-item";

/** The languages in which the question itself is written, the one with more words first. */
export const languagesOfDraft = ({ body: { stem } }: DraftItem): Language[] =>
  (["zh", "en"] as const)
    .filter((language) => (stem[language] ?? "") !== "")
    .toSorted((one, other) => (stem[other] ?? "").length - (stem[one] ?? "").length);
