import type { Answer, Interaction } from "../../src/contract/item/item";

const firstOf = (options: readonly { readonly option_id: string }[]): string => options[0]?.option_id ?? "";

/** Some answer that fits. */
export function answerTo(interaction: Interaction): Answer {
  const { type } = interaction;
  switch (type) {
    case "single_choice":
      return { type, option_id: firstOf(interaction.options) };
    case "multiple_choice":
      return { type, option_ids: [firstOf(interaction.options)] };
    case "text_entry":
    case "extended_text":
    case "numeric_entry":
      return { type, text: "7" };
    case "inline_choice":
      return {
        type,
        choices: Object.fromEntries(interaction.gaps.map(({ gap_id, options }) => [gap_id, firstOf(options)])),
      };
    case "gap_entry":
      return { type, texts: Object.fromEntries(interaction.gaps.map(({ gap_id }) => [gap_id, "7"])) };
    case "gaps":
      return {
        type,
        texts: Object.fromEntries(
          interaction.gaps.flatMap(({ gap_id, kind }) => (kind === "choice" ? [] : [[gap_id, "7"]])),
        ),
        choices: Object.fromEntries(
          interaction.gaps.flatMap((gap) => (gap.kind === "choice" ? [[gap.gap_id, firstOf(gap.options)]] : [])),
        ),
      };
    case "order":
      return { type, option_ids: interaction.options.map(({ option_id }) => option_id) };
    case "match":
      return { type, pairs: [[firstOf(interaction.sources), firstOf(interaction.targets)]] };
    case "categorise":
      return { type, placements: { [firstOf(interaction.options)]: firstOf(interaction.categories) } };
    case "hot_spot":
      return { type, spot_ids: interaction.spots.slice(0, 1).map(({ spot_id }) => spot_id) };
  }
}
