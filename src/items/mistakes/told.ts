import type { Answer } from "../../contract/item";
import type { Mistakes, OptionMistake } from "../../contract/mistakes";
import { sentences } from "./sentences";

/** What there is to say of these options; nothing of those that are right or whose mistake is not known. */
export const toldMistakes = (mistakes: Mistakes | null, optionIds: readonly string[]): OptionMistake[] =>
  optionIds.flatMap((optionId) => {
    const name = mistakes?.[optionId];
    const sentence = name === undefined ? undefined : sentences[name];
    return sentence === undefined ? [] : [{ option_id: optionId, sentence: { en: sentence[0], zh: sentence[1] } }];
  });

/** The options that an answer has chosen, where choosing options is what was asked. */
export const chosenOptions = (answer: Answer | null): readonly string[] => {
  if (answer?.type === "single_choice") return [answer.option_id];
  return answer?.type === "multiple_choice" ? answer.option_ids : [];
};
