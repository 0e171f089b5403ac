import type { ItemRemark } from "../../../../contract/studio/studio-items";

/** The place in the editor that a remark is about. */
export type MissingPlace = "stem" | "answers" | "sound" | "whole";

export interface MissingRemark extends ItemRemark {
  readonly place: MissingPlace;
}

const places: Readonly<Record<string, MissingPlace>> = {
  stemEmpty: "stem",
  keyMissing: "answers",
  keyUnfit: "answers",
  optionEmpty: "answers",
  optionsTooFew: "answers",
  optionsAlike: "answers",
  answerOutsideTolerance: "answers",
  answerTooLong: "answers",
  gapMisplaced: "stem",
  soundUndescribed: "sound",
};

/** What keeps a question from being ready, with the place to mend it; what may be anywhere is about the whole. */
export const placed = (missing: readonly ItemRemark[]): MissingRemark[] =>
  missing.map((remark) => ({ ...remark, place: places[remark.code] ?? "whole" }));
