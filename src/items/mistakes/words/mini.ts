import type { Sentences } from "../sentence";

/** MAP Mini. */
export const mini: Sentences = {
  goesTwoDays: ["That is two days away.", "隔了两天。"],
  readsAnother: ["Another column was read.", "看成了别的列。"],
  readsTheColumnBefore: ["Another column was read.", "看成了别的列。"],
  readsTheNextColumn: ["Another column was read.", "看成了别的列。"],
};
