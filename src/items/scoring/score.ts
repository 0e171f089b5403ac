import { isAnswerOf, isKeyOf } from "../../contract/interactions/of-type";
import type { Answer, Interaction, InteractionOf, InteractionType, ItemKey, KeyOf } from "../../contract/item/item";
import { scoringRecords } from "./interactions/scoring-records";
import { skipped, wrong, type AnswerScore } from "./marks";

const isEmpty = <Kind extends InteractionType>(type: Kind, answer: Answer): boolean =>
  isAnswerOf(type, answer) && scoringRecords[type].isEmpty(answer);

const asksForNothing = <Kind extends InteractionType>(type: Kind, key: KeyOf<Kind>): boolean =>
  scoringRecords[type].asksForNothing?.(key) ?? false;

const scoreOf = <Kind extends InteractionType>(
  type: Kind,
  key: ItemKey,
  interaction: InteractionOf<Kind>,
  answer: Answer,
): AnswerScore =>
  isKeyOf(type, key) && isAnswerOf(type, answer) ? scoringRecords[type].score(key, interaction, answer) : wrong;

/**
 * Scores one answer by the rules of its type. An empty answer is "skipped", unless choosing nothing is right; an answer
 * of another type is wrong.
 */
export const scoreAnswer = (key: ItemKey, interaction: Interaction, answer: Answer | null): AnswerScore => {
  if (answer === null || (isEmpty(answer.type, answer) && !asksForNothing(key.type, key))) return skipped;
  return scoreOf(interaction.type, key, interaction, answer);
};

const gapsOf = <Kind extends InteractionType>(type: Kind, key: KeyOf<Kind>, answer: Answer | null) =>
  scoringRecords[type].gaps?.areRight(key, isAnswerOf(type, answer) ? answer : null) ?? {};

/**
 * Whether each gap of the key is right, by gap_id: a text with n gaps is n responses. Empty gaps, an answer of another
 * type and a missing answer are wrong.
 */
export const scoreGaps = (key: ItemKey, answer: Answer | null): Record<string, boolean> =>
  gapsOf(key.type, key, answer);

const countOfGaps = <Kind extends InteractionType>(type: Kind, interaction: InteractionOf<Kind>): number | null =>
  scoringRecords[type].gaps?.count(interaction) ?? null;

/** The number of gaps, each a separate response; null when the whole interaction is one response. */
export const gapCount = (interaction: Interaction): number | null => countOfGaps(interaction.type, interaction);

const fits = <Kind extends InteractionType>(type: Kind, interaction: InteractionOf<Kind>, answer: Answer): boolean =>
  isAnswerOf(type, answer) && scoringRecords[type].fits(interaction, answer);

/**
 * Whether an answer is possible for this interaction at all, right or wrong: checks type, option ids, duplicates,
 * counts and lengths.
 */
export const answerFits = (interaction: Interaction, answer: Answer): boolean =>
  fits(interaction.type, interaction, answer);

const guessed = <Kind extends InteractionType>(type: Kind, interaction: InteractionOf<Kind>): number =>
  scoringRecords[type].guessedFrom?.(interaction) ?? 0;

/** The number of options of which one is right; 0 when guessing cannot succeed. */
export const guessedFrom = (interaction: Interaction): number => guessed(interaction.type, interaction);
