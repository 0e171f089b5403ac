import type { ReactNode } from "react";
import type { InteractionOf, InteractionType, KeyOf, Media } from "../../../contract/item/item";

/** What an answer sheet has for a question: bubbles, boxes to write in, or none, where the paper has the room. */
export type AnswerCells =
  | { readonly kind: "bubbles"; readonly count: number; readonly isSquare: boolean }
  | { readonly kind: "boxes"; readonly labels: readonly string[]; readonly isWide: boolean }
  | { readonly kind: "onPaper" };

interface PaperProps<Kind extends InteractionType> {
  readonly interaction: InteractionOf<Kind>;
  readonly media: readonly Media[];
}

/** How one interaction type stands on paper. */
export interface InteractionPaper<Kind extends InteractionType> {
  /** The room for the answer, under the stem. */
  readonly answer: (props: PaperProps<Kind>) => ReactNode;
  readonly cells: (interaction: InteractionOf<Kind>) => AnswerCells;
  /** The right answer in the letters and numbers of the paper, one entry a line. */
  readonly key: (interaction: InteractionOf<Kind>, key: KeyOf<Kind>) => readonly string[];
}
