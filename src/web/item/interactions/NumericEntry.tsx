import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useState } from "react";
import { numberEntries } from "../../../contract/item/number-entry";
import { readNumber } from "../../../contract/item/number-forms";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { inputRecipe } from "../../theme/recipes";
import { useSettled } from "../../ui/use-settled";
import type { InteractionProps } from "./interaction-props";
import { useDraft } from "./use-draft";

const Line = chakra("input", inputRecipe);

/** Milliseconds without typing after which a number counts as complete. */
const pauseMs = 1_500;
/** Digits with a separator that could be read in two ways. */
const separated = /^[^/]*(?:\d[,，'’\s]|[,，])\d[^/]*$|\d\p{Pd}\d/u;

/** A number or a fraction as text. Text that cannot be read is reported, never removed. */
export function NumericEntry({
  interaction,
  answer,
  onAnswer,
  readOnly,
  stemId,
  numberEntry = "any",
}: InteractionProps<"numeric_entry">) {
  const t = useMessage();
  const language = useLanguage();
  const id = useId();
  const { max_length: limit } = interaction;
  const unit = interaction.unit && localized(interaction.unit, language);
  const stored = answer?.type === "numeric_entry" ? answer.text : "";
  const rule = numberEntries[numberEntry];
  const { cut, refused, field } = useDraft(
    stored,
    limit,
    (next) => onAnswer(next === "" ? null : { type: "numeric_entry", text: next }),
    rule,
  );
  const [left, setLeft] = useState(stored);
  const isSettled = useSettled(stored, pauseMs) === stored || left === stored;
  const value = readNumber(stored, interaction.unit);
  const isUnread = isSettled && stored !== "" && value === null;

  const note = (): string => {
    if (cut) return t("exam.text.full", { limit });
    if (refused) return t("exam.number.refused", { limit: rule.longest });
    if (isUnread) return unit ? t("exam.number.unreadUnit", { unit }) : t("exam.number.unread");
    if (isSettled && value !== null && separated.test(stored)) return t("exam.number.read", { value: String(value) });
    return t(numberEntry === "any" ? "exam.number.hint" : "exam.number.response", { limit: rule.longest });
  };

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
          onBlur={(event) => {
            field.onBlur(event);
            setLeft(stored);
          }}
          readOnly={readOnly}
          aria-describedby={`${stemId} ${id}-hint`}
          aria-invalid={isUnread || undefined}
          _invalid={{ borderColor: "warn.mark" }}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          fontSize="lg"
          fontVariantNumeric="tabular-nums"
          maxWidth={`${Math.max(12, Math.min(limit, 30) + 4)}ch`}
        />
        {unit && <span aria-hidden>{unit}</span>}
      </Flex>
      <chakra.p
        id={`${id}-hint`}
        role="status"
        maxWidth="34em"
        fontSize="sm"
        color={cut || refused || isUnread ? "warn.text" : "fg.muted"}
      >
        {note()}
      </chakra.p>
    </Flex>
  );
}
