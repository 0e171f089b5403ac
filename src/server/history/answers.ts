import type {
  Answer,
  AnswerOf,
  Interaction,
  InteractionOf,
  InteractionType,
  ItemKey,
  KeyOf,
} from "../../contract/item/item";
import { scoringRecords } from "../../items/scoring/interactions/scoring-records";
import type { Random } from "../../psychometrics/random";

const right = <Kind extends InteractionType>(type: Kind, key: KeyOf<Kind>, interaction: InteractionOf<Kind>) =>
  scoringRecords[type].rightAnswer(key, interaction);

/** A right answer by the item's key, in a form that the interaction accepts. */
export const fittingRightAnswer = (key: ItemKey, interaction: Interaction): Answer => right(key.type, key, interaction);

const wrong = <Kind extends InteractionType>(
  type: Kind,
  answer: AnswerOf<Kind>,
  interaction: InteractionOf<Kind>,
  random: Random,
) => scoringRecords[type].wrongAnswer(answer, interaction, random);

/** A wrong answer by the item's key, such as a student might give. */
export function wrongAnswer(key: ItemKey, interaction: Interaction, random: Random): Answer {
  const answer = fittingRightAnswer(key, interaction);
  return wrong(answer.type, answer, interaction, random);
}
