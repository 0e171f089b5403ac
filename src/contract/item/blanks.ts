import { comparable } from "./comparable";
import type { Answer, Interaction } from "./item";

/** The typed texts or chosen options of an answer, by gap. */
const partsOf = (answer: Answer | null): Readonly<Record<string, string>> => {
  if (answer === null) return {};
  return { ...("texts" in answer ? answer.texts : {}), ...("choices" in answer ? answer.choices : {}) };
};

/** Number of gaps that an answer leaves empty; for an item without gaps, 1 if there is no answer. */
export function blanksIn(interaction: Interaction, answer: Answer | null): number {
  if (!("gaps" in interaction)) return answer === null ? 1 : 0;
  const given = partsOf(answer);
  return interaction.gaps.filter(({ gap_id: gapId }) => comparable(given[gapId] ?? "", false) === "").length;
}
