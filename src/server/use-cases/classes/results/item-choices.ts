import type { ItemStats } from "../../../../contract/classes/class-results";
import {
  isAnswerOf,
  isKeyOf,
  type AnswerOf,
  type InteractionOf,
  type InteractionType,
  type KeyOf,
} from "../../../../contract/interactions/of-type";
import type { Language } from "../../../../contract/item/content";
import type { Answer, Interaction, ItemKey } from "../../../../contract/item/item";
import { contentWords } from "./met-questions";

type Choice = Omit<ItemStats["options"][number], "thirds">;

/** How the choices of one type of question are listed and read. */
interface ChoiceReader<Kind extends InteractionType> {
  readonly all: (interaction: InteractionOf<Kind>, key: KeyOf<Kind>, language: Language) => readonly Choice[];
  /** The ids of those that an answer has made. */
  readonly made: (answer: AnswerOf<Kind>) => readonly string[];
}

const inGap = (gapId: string, optionId: string): string => `${gapId}.${optionId}`;

/** The types of questions whose answers are choices. */
const readers: { readonly [Kind in InteractionType]?: ChoiceReader<Kind> } = {
  single_choice: {
    all: ({ options }, key, language) =>
      options.map(({ option_id, content }) => ({
        option_id,
        words: contentWords(content, language),
        is_key: option_id === key.option_id,
      })),
    made: ({ option_id }) => [option_id],
  },
  multiple_choice: {
    all: ({ options }, key, language) =>
      options.map(({ option_id, content }) => ({
        option_id,
        words: contentWords(content, language),
        is_key: key.option_ids.includes(option_id),
      })),
    made: ({ option_ids }) => option_ids,
  },
  inline_choice: {
    all: ({ gaps }, key, language) =>
      gaps.flatMap(({ gap_id: gapId, options }) =>
        options.map(({ option_id: optionId, content }) => ({
          option_id: inGap(gapId, optionId),
          words: contentWords(content, language),
          is_key: key.choices[gapId] === optionId,
        })),
      ),
    made: ({ choices }) => Object.entries(choices).map(([gapId, optionId]) => inGap(gapId, optionId)),
  },
};

/** The choices of one question, and the ids of those that an answer to it has made. */
export interface ItemChoices {
  readonly all: readonly Choice[];
  readonly made: (answer: Answer | null) => readonly string[];
}

const none: ItemChoices = { all: [], made: () => [] };

function choicesBy<Kind extends InteractionType>(
  type: Kind,
  interaction: InteractionOf<Kind>,
  key: ItemKey,
  language: Language,
): ItemChoices {
  const reader: ChoiceReader<Kind> | undefined = readers[type];
  if (reader === undefined || !isKeyOf(type, key)) return none;
  return {
    all: reader.all(interaction, key, language),
    made: (answer) => (isAnswerOf(type, answer) ? reader.made(answer) : []),
  };
}

/** The choices of a question; none for one whose answers are typed, put in order or written. */
export const itemChoices = (interaction: Interaction, key: ItemKey, language: Language): ItemChoices =>
  choicesBy(interaction.type, interaction, key, language);
