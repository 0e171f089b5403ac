import {
  isAnswerOf,
  type AnswerOf,
  type InteractionOf,
  type InteractionType,
} from "../../contract/interactions/of-type";
import type { Language } from "../../contract/item/content";
import type { Answer, Interaction, Option } from "../../contract/item/item";
import { plainWords } from "./plain-words";
import { textInLanguage } from "./question";

type InWords<Kind extends InteractionType> = (
  interaction: InteractionOf<Kind>,
  answer: AnswerOf<Kind>,
  language: Language,
) => string;

const nameIn = (options: readonly Option[], optionId: string, language: Language): string => {
  const option = options.find(({ option_id }) => option_id === optionId);
  const words = option === undefined ? "" : plainWords(textInLanguage(option.content, language)).replaceAll("\n", " ");
  return words === "" ? optionId : words;
};

const namesIn = (options: readonly Option[], ids: readonly string[], language: Language): string =>
  ids.map((optionId) => nameIn(options, optionId, language)).join("; ");

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

const writers: { readonly [Kind in InteractionType]: InWords<Kind> } = {
  single_choice: ({ options }, { option_id }, language) => nameIn(options, option_id, language),
  multiple_choice: ({ options }, { option_ids }, language) =>
    namesIn(
      options,
      options.flatMap(({ option_id }) => (option_ids.includes(option_id) ? [option_id] : [])),
      language,
    ),
  text_entry: (_, { text }) => text,
  numeric_entry: (_, { text }) => text,
  extended_text: (_, { text }) => text,
  order: ({ options }, { option_ids }, language) => namesIn(options, option_ids, language),
  match: ({ sources, targets }, { pairs }, language) =>
    pairs
      .map(([source, target]) => `${nameIn(sources, source, language)} – ${nameIn(targets, target, language)}`)
      .join("; "),
  categorise: ({ options, categories }, { placements }, language) =>
    options
      .flatMap(({ option_id: optionId }) => {
        const category = placements[optionId];
        return category === undefined
          ? []
          : [`${nameIn(options, optionId, language)} – ${nameIn(categories, category, language)}`];
      })
      .join("; "),
  inline_choice: ({ gaps }, { choices }, language) =>
    gaps.map(({ gap_id, options }) => nameIn(options, choices[gap_id] ?? "", language)).join("; "),
  gaps: ({ gaps }, { texts, choices }, language) =>
    gaps
      .map((gap) =>
        gap.kind === "choice" ? nameIn(gap.options, choices[gap.gap_id] ?? "", language) : (texts[gap.gap_id] ?? ""),
      )
      .join("; "),
  gap_entry: ({ gaps }, { texts }) => gaps.map(({ gap_id }) => texts[gap_id] ?? "").join("; "),
  hot_spot: ({ spots }, { spot_ids }, language) =>
    spots
      .flatMap(({ spot_id, name }, place) => {
        if (!spot_ids.includes(spot_id)) return [];
        const words = name === undefined ? "" : textInLanguage(name, language);
        return [words === "" ? (letters[place] ?? String(place + 1)) : words];
      })
      .join("; "),
};

const writeBy = <Kind extends InteractionType>(
  type: Kind,
  interaction: InteractionOf<Kind>,
  answer: Answer,
  language: Language,
): string => (isAnswerOf(type, answer) ? writers[type](interaction, answer, language) : "");

/** An answer in one line of plain words, in a language; "" for none. Longer answers keep their lines. */
export const answerInWords = (interaction: Interaction, answer: Answer | null, language: Language): string =>
  answer === null ? "" : writeBy(interaction.type, interaction, answer, language);
