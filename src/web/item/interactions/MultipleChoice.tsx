import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useState } from "react";
import { useMessage } from "../../i18n/use-message";
import { useLatest } from "../../platform/use-latest";
import type { InteractionProps } from "./interaction-props";
import { useOptionKeys } from "./keys";
import { OptionRow } from "./OptionRow";

/** Any number of options up to `max_choices` (0: all); the answer lists them in the item's order. */
export function MultipleChoice({
  interaction,
  answer,
  onAnswer,
  readOnly,
  media,
  stemId,
  eliminated,
  onEliminate,
}: InteractionProps<"multiple_choice">) {
  const t = useMessage();
  const name = useId();
  const [refused, setRefused] = useState(false);
  const { options, max_choices: limit } = interaction;
  const chosen = answer?.type === "multiple_choice" ? answer.option_ids : [];

  const toggle = (optionId: string) => {
    const adding = !chosen.includes(optionId);
    const overfull = adding && limit > 0 && chosen.length >= limit;
    setRefused(overfull);
    if (overfull) return;
    if (adding && eliminated.has(optionId)) onEliminate?.(optionId, false);
    const next = options
      .map((option) => option.option_id)
      .filter((id) => (id === optionId ? adding : chosen.includes(id)));
    onAnswer(next.length === 0 ? null : { type: "multiple_choice", option_ids: next });
  };
  const crossOut = (index: number) => {
    const id = options[index]?.option_id;
    if (id !== undefined && !chosen.includes(id)) onEliminate?.(id, !eliminated.has(id));
  };
  const onChoose = useLatest(toggle);
  const onCross = useLatest((optionId: string, out: boolean) => onEliminate?.(optionId, out));
  useOptionKeys(
    options.length,
    !readOnly,
    (index) => {
      const option = options[index];
      if (option) toggle(option.option_id);
    },
    onEliminate && crossOut,
  );

  return (
    <Flex role="group" aria-labelledby={stemId} direction="column" gap="12">
      <chakra.p fontSize="md" color="fg.muted">
        {limit > 1 ? t("exam.choice.upTo", { count: limit }) : t(limit === 1 ? "exam.choice.one" : "exam.choice.many")}
      </chakra.p>
      {options.map((option, index) => (
        <OptionRow
          key={option.option_id}
          kind="checkbox"
          name={name}
          index={index}
          option={option}
          chosen={chosen.includes(option.option_id)}
          disabled={readOnly}
          media={media}
          onChoose={onChoose}
          out={eliminated.has(option.option_id)}
          onEliminate={onEliminate && onCross}
        />
      ))}
      <chakra.p role="status" fontSize="md" color="warn.text" minHeight="24">
        {refused && t("exam.choice.full", { count: limit })}
      </chakra.p>
    </Flex>
  );
}
