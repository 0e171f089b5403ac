import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useMessage } from "../../i18n/use-message";
import { inputRecipe } from "../../theme/recipes";
import type { InteractionProps } from "./interaction-props";
import { useDraft } from "./use-draft";

const Line = chakra("input", inputRecipe);
const Area = chakra("textarea", inputRecipe);
const longestLine = 240;

/** Free text; from four fifths of the limit on, the length and the limit are shown. */
export function TextEntry({ interaction, answer, onAnswer, readOnly, stemId }: InteractionProps<"text_entry">) {
  const t = useMessage();
  const id = useId();
  const limit = interaction.max_length;
  const stored = answer?.type === "text_entry" ? answer.text : "";
  const { text, cut, field } = useDraft(stored, limit, (next) =>
    onAnswer(next === "" ? null : { type: "text_entry", text: next }),
  );
  const shared = {
    id,
    ...field,
    readOnly,
    "aria-describedby": `${stemId} ${id}-limit`,
    autoComplete: "off",
    autoCorrect: "off",
    spellCheck: false,
    fontSize: "lg",
    lineHeight: "exam",
  } as const;

  return (
    <Flex direction="column" gap="8" maxWidth="prose">
      <chakra.label htmlFor={id} fontSize="md" color="fg.muted">
        {t("exam.text.label")}
      </chakra.label>
      {limit <= longestLine ? (
        <Line type="text" {...shared} maxWidth={`${Math.min(44, Math.max(12, limit + 4))}ch`} />
      ) : (
        <Area rows={6} {...shared} py="12" resize="vertical" />
      )}
      <chakra.p
        id={`${id}-limit`}
        role="status"
        fontSize="sm"
        color={cut ? "warn.text" : "fg.muted"}
        minHeight="24"
        fontVariantNumeric="tabular-nums"
      >
        {cut
          ? t("exam.text.full", { limit })
          : text.length >= limit * 0.8 && t("exam.text.count", { used: text.length, limit })}
      </chakra.p>
    </Flex>
  );
}
