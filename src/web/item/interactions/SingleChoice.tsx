import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useLatest } from "../../platform/use-latest";
import type { InteractionProps } from "./interaction-props";
import { useOptionKeys } from "./keys";
import { OptionRow } from "./OptionRow";
import { arePictures } from "./pictures";

/** Columns in which a picture of 100 pixels keeps its size, enlarged by the same factor as that of the question. */
const pictureColumns = (count: number) => ({
  base: count === 4 ? "repeat(2, minmax(0, 1fr))" : "repeat(auto-fit, minmax(114px, 1fr))",
  md: "repeat(auto-fit, minmax(134px, 1fr))",
});

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
  const hasPictures = arePictures(options);

  const choose = (optionId: string) => {
    if (eliminated.has(optionId)) onEliminate?.(optionId, false);
    if (optionId !== chosen) onAnswer({ type: "single_choice", option_id: optionId });
  };
  const crossOut = (index: number) => {
    const id = options[index]?.option_id;
    if (id !== undefined && id !== chosen) onEliminate?.(id, !eliminated.has(id));
  };
  const onChoose = useLatest(choose);
  const onCross = useLatest((optionId: string, out: boolean) => onEliminate?.(optionId, out));
  useOptionKeys(
    options.length,
    !readOnly,
    (index) => {
      const option = options[index];
      if (option) choose(option.option_id);
    },
    onEliminate && crossOut,
  );

  return (
    <chakra.div
      role="radiogroup"
      aria-labelledby={stemId}
      display="grid"
      gap={hasPictures ? "8" : "12"}
      gridTemplateColumns={hasPictures ? pictureColumns(options.length) : "minmax(0, 1fr)"}
    >
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
          isPicture={hasPictures}
          onChoose={onChoose}
          out={eliminated.has(option.option_id)}
          onEliminate={onEliminate && onCross}
        />
      ))}
    </chakra.div>
  );
}
