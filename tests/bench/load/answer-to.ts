import type { Answer, Interaction, Option } from "../../../src/contract/item/item";

/** An answer that fits the interaction; `turn` varies which. */
export function answerTo(interaction: Interaction, turn: number): Answer {
  const { type } = interaction;
  const oneOf = (options: readonly Option[]): string => options[turn % options.length]?.option_id ?? "";
  switch (type) {
    case "single_choice":
      return { type, option_id: oneOf(interaction.options) };
    case "multiple_choice":
      return { type, option_ids: [oneOf(interaction.options)] };
    case "text_entry":
    case "extended_text":
    case "numeric_entry":
      return { type, text: String(turn) };
    case "inline_choice":
      return {
        type,
        choices: Object.fromEntries(interaction.gaps.map(({ gap_id, options }) => [gap_id, oneOf(options)])),
      };
    case "gap_entry":
      return { type, texts: Object.fromEntries(interaction.gaps.map(({ gap_id }) => [gap_id, String(turn)])) };
    case "gaps":
      return {
        type,
        texts: Object.fromEntries(
          interaction.gaps.flatMap(({ gap_id, kind }) => (kind === "choice" ? [] : [[gap_id, String(turn)]])),
        ),
        choices: Object.fromEntries(
          interaction.gaps.flatMap((gap) => (gap.kind === "choice" ? [[gap.gap_id, oneOf(gap.options)]] : [])),
        ),
      };
    case "order":
      return { type, option_ids: interaction.options.map(({ option_id }) => option_id) };
    case "match":
      return { type, pairs: interaction.sources.map(({ option_id }) => [option_id, oneOf(interaction.targets)]) };
    case "categorise":
      return {
        type,
        placements: Object.fromEntries(
          interaction.options.map(({ option_id }) => [option_id, oneOf(interaction.categories)]),
        ),
      };
    case "hot_spot":
      return { type, spot_ids: interaction.spots.slice(0, 1).map(({ spot_id }) => spot_id) };
  }
}
