import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { inputRecipe } from "../../theme/recipes";
import type { InteractionProps } from "./interaction-props";
import { useDraft } from "./use-draft";

const Line = chakra("input", inputRecipe);
const numberMarks = /^[\d.,/\s+\-−–]*$/;

/** A number or a fraction as text; foreign characters are pointed out, never taken away. */
export function NumericEntry({ interaction, answer, onAnswer, readOnly, stemId }: InteractionProps<"numeric_entry">) {
  const t = useMessage();
  const language = useLanguage();
  const id = useId();
  const { max_length: limit } = interaction;
  const unit = interaction.unit && localized(interaction.unit, language);
  const stored = answer?.type === "numeric_entry" ? answer.text : "";
  const { text, cut, field } = useDraft(stored, limit, (next) =>
    onAnswer(next === "" ? null : { type: "numeric_entry", text: next }),
  );
  const foreign = !numberMarks.test(text.normalize("NFKC"));

  return (
    <Flex direction="column" gap="8">
      <chakra.label htmlFor={id} fontSize="md" color="fg.muted">
        {unit ? t("exam.number.labelUnit", { unit }) : t("exam.number.label")}
      </chakra.label>
      <Flex align="center" gap="8" fontSize="lg">
        <Line
          id={id}
          type="text"
          {...field}
          readOnly={readOnly}
          aria-describedby={`${stemId} ${id}-hint`}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          fontSize="lg"
          fontVariantNumeric="tabular-nums"
          maxWidth={`${Math.max(12, Math.min(limit, 30) + 4)}ch`}
        />
        {unit && <span aria-hidden>{unit}</span>}
      </Flex>
      <chakra.p id={`${id}-hint`} role="status" fontSize="sm" color={cut || foreign ? "warn.text" : "fg.muted"}>
        {cut ? t("exam.text.full", { limit }) : t("exam.number.hint")}
      </chakra.p>
    </Flex>
  );
}
