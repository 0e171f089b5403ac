import { comparable } from "./comparable";
import type { Answer, Interaction } from "./item";

/** What an answer says gap by gap: texts that were typed, or options that were chosen. */
const partsOf = (answer: Answer | null): Readonly<Record<string, string>> => {
  if (answer === null) return {};
  return "texts" in answer ? answer.texts : "choices" in answer ? answer.choices : {};
};

/** How many places of an item an answer leaves empty; of an item without gaps, 1 where there is no answer. */
export function blanksIn(interaction: Interaction, answer: Answer | null): number {
  if (!("gaps" in interaction)) return answer === null ? 1 : 0;
  const given = partsOf(answer);
  return interaction.gaps.filter(({ gap_id: gapId }) => comparable(given[gapId] ?? "", false) === "").length;
}
