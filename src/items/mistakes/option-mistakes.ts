import type { Answer, AnswerOf, InteractionType } from "../../contract/item/item";
import type { Mistakes, OptionMistake } from "../../contract/item/mistakes";
import { scoringRecords } from "../scoring/interactions/scoring-records";
import { mistakeSentences } from "./sentences";

/** The sentences about the mistakes of these options; right options and unknown mistakes are left out. */
export const optionMistakes = (mistakes: Mistakes | null, optionIds: readonly string[]): OptionMistake[] =>
  optionIds.flatMap((optionId) => {
    const name = mistakes?.[optionId];
    if (typeof name === "object") return [{ option_id: optionId, sentence: name }];
    const sentence = name === undefined ? undefined : mistakeSentences[name];
    return sentence === undefined ? [] : [{ option_id: optionId, sentence: { en: sentence[0], zh: sentence[1] } }];
  });

const chosenIn = <Kind extends InteractionType>(type: Kind, answer: AnswerOf<Kind>): readonly string[] =>
  scoringRecords[type].chosenOptions?.(answer) ?? [];

/** The options that an answer chooses; none for answers of types without options. */
export const chosenOptions = (answer: Answer | null): readonly string[] =>
  answer === null ? [] : chosenIn(answer.type, answer);
