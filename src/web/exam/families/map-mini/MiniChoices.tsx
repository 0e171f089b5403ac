import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import type { InteractionProps } from "../../../item/interactions/interaction-props";
import { useOptionKeys } from "../../../item/interactions/keys";
import { MiniOption } from "./MiniOption";

type MiniChoicesProps = Omit<InteractionProps<"single_choice">, "eliminated" | "onEliminate" | "numberEntry">;

/** Answers as big cards, in one row where there is room and in two where there is not. */
export function MiniChoices({ interaction, answer, onAnswer, readOnly, media, stemId }: MiniChoicesProps) {
  const name = useId();
  const { options } = interaction;
  const chosen = answer?.type === "single_choice" ? answer.option_id : null;
  const choose = (optionId: string) => {
    if (optionId !== chosen) onAnswer({ type: "single_choice", option_id: optionId });
  };
  useOptionKeys(options.length, !readOnly, (index) => {
    const option = options[index];
    if (option) choose(option.option_id);
  });
  return (
    <chakra.div
      role="radiogroup"
      aria-labelledby={stemId}
      display="grid"
      gap="16"
      gridTemplateColumns={{
        base: "repeat(2, minmax(0, 1fr))",
        md: `repeat(${Math.min(options.length, 4)}, minmax(0, 1fr))`,
      }}
      css={{
        "@media (width < 768px)": {
          "& > :last-child:nth-of-type(odd)": { gridColumn: "1 / -1", justifySelf: "center", width: "calc(50% - 8px)" },
        },
      }}
    >
      {options.map((option, index) => (
        <MiniOption
          key={option.option_id}
          name={name}
          index={index}
          option={option}
          chosen={option.option_id === chosen}
          disabled={readOnly}
          media={media}
          onChoose={() => choose(option.option_id)}
        />
      ))}
    </chakra.div>
  );
}
