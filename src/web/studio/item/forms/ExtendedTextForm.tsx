import { Flex } from "@chakra-ui/react/flex";
import { useMessage } from "../../../i18n/use-message";
import { without, withWords } from "../edits/draft-change";
import { longestExtendedEntry } from "../edits/limits";
import { NumberField } from "../fields/NumberField";
import { WordsField } from "../fields/WordsField";
import type { FormProps } from "./form-props";

const isCount = (most: number) => (value: number) => Number.isInteger(value) && value >= 1 && value <= most;

/** A longer answer that a person marks, with what helps them. */
export function ExtendedTextForm({ interaction, itemKey, language, onChange }: FormProps<"extended_text">) {
  const t = useMessage();
  return (
    <>
      <WordsField
        label={t("question.guide")}
        size="block"
        value={itemKey?.guide?.[language] ?? ""}
        onChange={(words) => {
          const guide = withWords(itemKey?.guide, language, words);
          const isEmpty = Object.values(guide).every((one) => one === "");
          onChange("guide", { key: { type: "extended_text", ...(isEmpty ? {} : { guide }) } });
        }}
      />
      <Flex gap="16" wrap="wrap">
        <NumberField
          label={t("question.longest")}
          value={interaction.max_length}
          width="220px"
          problem={t("question.problem.length", { most: longestExtendedEntry })}
          isFit={isCount(longestExtendedEntry)}
          onChange={(value) => onChange("longest", { interaction: { ...interaction, max_length: value ?? 1 } })}
        />
        <NumberField
          label={t("question.lines")}
          value={interaction.expected_lines ?? null}
          mayBeEmpty
          width="220px"
          problem={t("question.problem.lines")}
          isFit={isCount(100)}
          onChange={(value) =>
            onChange("lines", {
              interaction:
                value === null ? without(interaction, "expected_lines") : { ...interaction, expected_lines: value },
            })
          }
        />
      </Flex>
    </>
  );
}
