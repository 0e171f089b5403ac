import { Flex } from "@chakra-ui/react/flex";
import { useId } from "react";
import type { InteractionProps } from "./interaction-props";
import { useOptionKeys } from "./keys";
import { OptionRow } from "./OptionRow";

export function SingleChoice({
  interaction,
  answer,
  onAnswer,
  readOnly,
  media,
  stemId,
  eliminated,
  onEliminate,
}: InteractionProps<"single_choice">) {
  const name = useId();
  const { options } = interaction;
  const chosen = answer?.type === "single_choice" ? answer.option_id : null;

  const choose = (optionId: string) => {
    if (eliminated.has(optionId)) onEliminate?.(optionId, false);
    if (optionId !== chosen) onAnswer({ type: "single_choice", option_id: optionId });
  };
  useOptionKeys(options.length, !readOnly, (index) => {
    const option = options[index];
    if (option) choose(option.option_id);
  });

  return (
    <Flex role="radiogroup" aria-labelledby={stemId} direction="column" gap="12">
      {options.map((option, index) => (
        <OptionRow
          key={option.option_id}
          kind="radio"
          name={name}
          index={index}
          option={option}
          chosen={option.option_id === chosen}
          disabled={readOnly}
          media={media}
          onChoose={() => choose(option.option_id)}
          out={eliminated.has(option.option_id)}
          onEliminate={onEliminate && ((out) => onEliminate(option.option_id, out))}
        />
      ))}
    </Flex>
  );
}
