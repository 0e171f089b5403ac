import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import type { Option } from "../../../contract/item";
import type { InteractionProps } from "./interaction-props";
import { useOptionKeys } from "./keys";
import { OptionRow } from "./OptionRow";

/** Nothing but a drawing, which needs no line of its own. */
const isPicture = ({ content: { en = "", zh = "" } }: Option): boolean => /^<svg[^]*<\/svg>$/.test(en || zh);

/** In as many rows as leave none of them with a single one. */
const columnsOf = (count: number): { readonly base: string; readonly md: string } => {
  const columns = (most: number) => `repeat(${Math.ceil(count / Math.ceil(count / most))}, minmax(0, 1fr))`;
  return { base: columns(3), md: columns(5) };
};

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
  const arePictures = options.every(isPicture);

  const choose = (optionId: string) => {
    if (eliminated.has(optionId)) onEliminate?.(optionId, false);
    if (optionId !== chosen) onAnswer({ type: "single_choice", option_id: optionId });
  };
  const crossOut = (index: number) => {
    const id = options[index]?.option_id;
    if (id !== undefined && id !== chosen) onEliminate?.(id, !eliminated.has(id));
  };
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
      gap="12"
      gridTemplateColumns={arePictures ? columnsOf(options.length) : "minmax(0, 1fr)"}
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
          isPicture={arePictures}
          onChoose={() => choose(option.option_id)}
          out={eliminated.has(option.option_id)}
          onEliminate={onEliminate && ((out) => onEliminate(option.option_id, out))}
        />
      ))}
    </chakra.div>
  );
}
