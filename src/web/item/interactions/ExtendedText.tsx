import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useLayoutEffect, useRef } from "react";
import { useMessagePart } from "../../contexts/use-message-part";
import { useMessage } from "../../i18n/use-message";
import { inputRecipe } from "../../theme/recipes";
import { Hidden } from "../../ui/Hidden";
import type { InteractionProps } from "./interaction-props";
import { typedWords } from "./typed-words";
import { useDraft } from "./use-draft";

const Area = chakra("textarea", inputRecipe);
const usualLines = 10;
const mostLines = 24;

/** Characters of control other than those of lines and tabs take no part in a text, and six bytes each when sent. */
const written = { plain: (entered: string) => entered.replace(/(?![\n\r\t])\p{Cc}/gu, ""), isTaken: () => true };

/** A longer text in a field that grows with it; its words and characters are counted below. */
export function ExtendedText({ interaction, answer, onAnswer, readOnly, stemId }: InteractionProps<"extended_text">) {
  const t = useMessage();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { max_length: limit, expected_lines: lines = usualLines } = interaction;
  const stored = answer?.type === "extended_text" ? answer.text : "";
  const { text, cut, field } = useDraft(
    stored,
    limit,
    (next) => onAnswer(next === "" ? null : { type: "extended_text", text: next }),
    written,
  );
  const knowsWords = useMessagePart("writing");

  useLayoutEffect(() => {
    const element = area.current;
    if (element === null || CSS.supports("field-sizing", "content")) return;
    element.style.height = "auto";
    element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
  }, [text]);

  const characters = t("exam.text.count", { used: text.length, limit });
  return (
    <Flex direction="column" gap="8" maxWidth="prose">
      <chakra.label htmlFor={id} fontSize="md" color="fg.muted">
        {t("exam.text.label")}
      </chakra.label>
      <Area
        ref={area}
        id={id}
        rows={Math.min(mostLines, lines)}
        {...field}
        readOnly={readOnly}
        aria-describedby={`${stemId} ${id}-count`}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        fontSize="lg"
        lineHeight="exam"
        py="12"
        resize="vertical"
        minHeight={`calc(${Math.min(mostLines, lines)} * 1lh + 26px)`}
        css={{ fieldSizing: "content" }}
      />
      <chakra.p
        id={`${id}-count`}
        fontSize="sm"
        color={cut ? "warn.text" : "fg.muted"}
        minHeight="24"
        fontVariantNumeric="tabular-nums"
      >
        {cut
          ? t("exam.text.full", { limit })
          : knowsWords
            ? t("writing.count", { words: typedWords(text), characters })
            : characters}
      </chakra.p>
      <Hidden role="status">{cut && t("exam.text.full", { limit })}</Hidden>
    </Flex>
  );
}
