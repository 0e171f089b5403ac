import type {
  Answer,
  Interaction,
  InteractionOf,
  InteractionType,
  Item,
  ItemKey,
  KeyOf,
} from "../../contract/item/item";
import type { KeySheet } from "../scoring/interaction-scoring";
import { scoringRecords } from "../scoring/interactions/scoring-records";
import { scoreAnswer } from "../scoring/score";

const namedAnswers = <Kind extends InteractionType>(type: Kind, key: KeyOf<Kind>): readonly Answer[] =>
  scoringRecords[type].namedAnswers(key);

const everyAnswer = <Kind extends InteractionType>(type: Kind, interaction: InteractionOf<Kind>) =>
  scoringRecords[type].everyAnswer?.(interaction);

/** Whether every answer that the key names is right and, for a single choice, no other option is. */
export function hasOneKey({ key, body: { interaction } }: Item): boolean {
  const isRight = (answer: Answer): boolean => scoreAnswer(key, interaction, answer).credit === 1;
  const every = everyAnswer(interaction.type, interaction);
  if (every === undefined) return namedAnswers(key.type, key).every(isRight);
  return every.filter(isRight).length === 1;
}

const sheetOf = <Kind extends InteractionType>(type: Kind, key: KeyOf<Kind>, interaction: InteractionOf<Kind>) =>
  scoringRecords[type].keySheet(key, interaction);

/** The key in the form in which the pages of a bank show it. */
export const keySheet = (key: ItemKey, interaction: Interaction): KeySheet => sheetOf(key.type, key, interaction);
