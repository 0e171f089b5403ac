import { comparable } from "./comparable";
import type { Answer, Interaction } from "./item";

/** How many places of an item an answer leaves empty; of an item without gaps, 1 where there is no answer. */
export function blanksIn(interaction: Interaction, answer: Answer | null): number {
  if (interaction.type !== "gap_entry" && interaction.type !== "inline_choice") return answer === null ? 1 : 0;
  const given = answer?.type === "gap_entry" ? answer.texts : answer?.type === "inline_choice" ? answer.choices : {};
  return interaction.gaps.filter(({ gap_id: gapId }) => comparable(given[gapId] ?? "", false) === "").length;
}
