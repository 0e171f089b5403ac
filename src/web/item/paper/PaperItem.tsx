import { Box } from "@chakra-ui/react/box";
import { createElement, type ReactNode } from "react";
import { isKeyOf } from "../../../contract/interactions/of-type";
import type { InteractionOf, InteractionType, ItemBody, ItemKey } from "../../../contract/item/item";
import { ItemContent } from "../content/ItemContent";
import type { AnswerCells } from "./interaction-paper";
import { paperRecords } from "./paper-records";
import { PaperGap } from "./PaperParts";

const answerOf = <Kind extends InteractionType>(
  type: Kind,
  interaction: InteractionOf<Kind>,
  media: ItemBody["media"],
): ReactNode => createElement(paperRecords[type].answer, { interaction, media });

const cells = <Kind extends InteractionType>(type: Kind, interaction: InteractionOf<Kind>): AnswerCells =>
  paperRecords[type].cells(interaction);

const words = <Kind extends InteractionType>(
  type: Kind,
  interaction: InteractionOf<Kind>,
  key: ItemKey,
): readonly string[] => (isKeyOf(type, key) ? paperRecords[type].key(interaction, key) : []);

/** What the answer sheet has for a question. */
export const cellsOf = ({ interaction }: ItemBody): AnswerCells => cells(interaction.type, interaction);

/** The right answer in the letters and numbers of the paper. */
export const keyWordsOf = ({ interaction }: ItemBody, key: ItemKey): readonly string[] =>
  words(interaction.type, interaction, key);

/** Stem and room for the answer of a question on paper. */
export function PaperItem({ body: { stem, interaction, media } }: { readonly body: ItemBody }) {
  const gap = (gapId: string): ReactNode => {
    const place = "gaps" in interaction ? interaction.gaps.findIndex(({ gap_id }) => gap_id === gapId) : -1;
    return place < 0 ? null : <PaperGap number={place + 1} />;
  };
  return (
    <>
      <ItemContent text={stem} media={media} gap={gap} />
      <Box mt="8">{answerOf(interaction.type, interaction, media)}</Box>
    </>
  );
}
