import { bounded, shareAdded, shareOfOptions } from "../../../../contract/item/credit";
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
      shareOf={itemKey.credit && ((optionId) => shareAdded(itemKey.option_ids, itemKey.credit, optionId))}
      {...rest}
    />
  ),
  isOnChoicesAlone: true,
  isRight: ({ option_ids, credit, lowest }, _, answer) =>
    credit === undefined
      ? isSameSet(option_ids, answer.option_ids)
      : bounded(shareOfOptions(option_ids, credit, answer.option_ids), lowest) === 1,
  rightAnswer: ({ type, option_ids }) => ({ type, option_ids }),
  chosenOptions: ({ option_ids }) => option_ids,
};
