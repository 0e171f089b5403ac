import type { AnswerOf, InteractionOf } from "../../../../contract/item/item";
import type { InteractionReview } from "../interaction-review";
import { lettered } from "../lines";
import { OptionReview } from "../OptionReview";
import { isSameSet } from "../same";

const lines = ({ options }: InteractionOf<"multiple_choice">, { option_ids }: AnswerOf<"multiple_choice">) =>
  lettered(options, option_ids);

export const multipleChoiceReview: InteractionReview<"multiple_choice"> = {
  linesOfAnswer: lines,
  linesOfKey: lines,
  Choices: ({ interaction, answer, itemKey, ...rest }) => (
    <OptionReview
      options={interaction.options}
      own={answer?.type === "multiple_choice" ? answer.option_ids : []}
      right={itemKey.option_ids}
      {...rest}
    />
  ),
  isOnChoicesAlone: true,
  isRight: (key, _, answer) => isSameSet(key.option_ids, answer.option_ids),
  rightAnswer: (key) => key,
  chosenOptions: ({ option_ids }) => option_ids,
};
