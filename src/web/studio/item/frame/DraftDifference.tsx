import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import type { Language } from "../../../../contract/item/content";
import { useMessage } from "../../../i18n/use-message";
import { oneLineText } from "../../../item/content/plain-text";
import { useCleaner } from "../../../ui/markup/cleaner";
import { differencesOf, type ComparedQuestion } from "../edits/differences";
import { partWords } from "./part-words";

const Was = chakra("del", { base: { bg: "bad.tint", color: "bad.text", px: "4", borderRadius: "control" } });
const Is = chakra("ins", {
  base: { bg: "good.tint", color: "good.text", px: "4", borderRadius: "control", textDecoration: "none" },
});

interface DraftDifferenceProps {
  readonly before: ComparedQuestion;
  readonly after: ComparedQuestion;
  readonly language: Language;
}

/** What differs between two versions of a question: texts, answers and what they earn. */
export function DraftDifference({ before, after, language }: DraftDifferenceProps) {
  const t = useMessage();
  const cleaner = useCleaner();
  const lines = differencesOf(before, after, language);
  const words = (text: string) => oneLineText(cleaner, text) || text;
  const named = partWords(after, before, t);
  if (lines.length === 0) return <Box color="fg.muted">{t("question.noDifference")}</Box>;
  return (
    <Box as="dl" mt="12" fontSize="sm">
      {lines.map((line) => (
        <Box
          key={line.path}
          py="4"
          borderTopWidth="1px"
          borderColor="border"
          display="flex"
          flexWrap="wrap"
          columnGap="12"
        >
          <Box as="dt" flex="0 0 160px" color="fg.muted" overflowWrap="anywhere">
            {named(line.path)}
          </Box>
          <Box as="dd" flex="1 1 240px" minW="0" overflowWrap="anywhere">
            {line.before === null ? null : <Was>{named.value(line.before) ?? words(line.before)}</Was>}{" "}
            {line.after === null ? null : <Is>{named.value(line.after) ?? words(line.after)}</Is>}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
