import type { Sentences } from "../sentence";

/** MAP Mini. */
export const mini: Sentences = {
  goesTwoDays: ["That is two days away.", "隔了两天。"],
  readsAnother: ["Another one was read.", "看成了别的。"],
  readsTheColumnBefore: ["The column before was read.", "看成了前一列。"],
  readsTheNextColumn: ["The next column was read.", "看成了后一列。"],
};
