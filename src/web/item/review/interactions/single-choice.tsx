import { shareOfOption } from "../../../../contract/item/credit";
import type { AnswerOf, InteractionOf } from "../../../../contract/item/item";
import type { InteractionReview } from "../interaction-review";
import { lettered } from "../lines";
import { OptionReview } from "../OptionReview";

const lines = ({ options }: InteractionOf<"single_choice">, { option_id }: AnswerOf<"single_choice">) =>
  lettered(options, [option_id]);

export const singleChoiceReview: InteractionReview<"single_choice"> = {
  linesOfAnswer: lines,
  linesOfKey: lines,
  Choices: ({ interaction, answer, itemKey, ...rest }) => (
    <OptionReview
      options={interaction.options}
      own={answer?.type === "single_choice" ? [answer.option_id] : []}
      right={[itemKey.option_id]}
      shareOf={(optionId) => shareOfOption(itemKey.option_id, itemKey.credit, optionId)}
      {...rest}
    />
  ),
  isOnChoicesAlone: true,
  isRight: (key, _, answer) => answer.option_id === key.option_id,
  rightAnswer: ({ type, option_id }) => ({ type, option_id }),
  chosenOptions: ({ option_id }) => [option_id],
};
