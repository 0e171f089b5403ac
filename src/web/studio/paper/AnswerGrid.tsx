import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { PaperQuestion, TestPaper } from "../../../contract/studio/printed-test";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { optionLetter } from "../../item/interactions/interaction-props";
import { cellsOf } from "../../item/paper/PaperItem";
import { Bubble, PaperBox } from "../../item/paper/PaperParts";
import { PaperSheet } from "./paper-sheet";
import { SheetHead } from "./SheetHead";

function Cells({ body }: Pick<PaperQuestion, "body">) {
  const t = useMessage();
  if (body === null) return <Box color="fg.muted">{t("paper.heardShort")}</Box>;
  const cells = cellsOf(body);
  if (cells.kind === "onPaper") return <Box color="fg.muted">{t("paper.onPaper")}</Box>;
  if (cells.kind === "bubbles")
    return Array.from({ length: cells.count }, (_, index) => (
      <Bubble key={index} square={cells.isSquare}>
        {optionLetter(index)}
      </Bubble>
    ));
  return cells.labels.map((label) => (
    <Flex as="span" key={label} gap="4" align="center">
      {label === "" ? null : <Box fontSize="12px">({label})</Box>}
      <PaperBox wide={cells.isWide} />
    </Flex>
  ));
}

/** A sheet with a row for each question: bubbles to fill in, and boxes to write in. */
export function AnswerGrid({ paper }: { readonly paper: TestPaper }) {
  const t = useMessage();
  const language = useLanguage();
  return (
    <PaperSheet aria-label={t("paper.sheet.answers")}>
      <SheetHead paper={paper} title={t("paper.sheet.answers")} isOfStudent>
        <Box mt="16" color="fg.muted" fontSize="13px">
          {t("paper.howToFill")}
        </Box>
      </SheetHead>
      {paper.sections.map(({ stage, title, questions }) => (
        <Box key={stage} mt="12">
          <h3>{localized(title, language)}</h3>
          <Box css={{ columnCount: { base: 1, md: 2 }, columnGap: "32px", "@media print": { columnCount: 2 } }}>
            {questions.map(({ item_id: id, number, body }) => (
              <Flex
                key={id}
                data-question={number}
                gap="8"
                py="4"
                align="baseline"
                borderBottomWidth="1px"
                borderColor="border"
              >
                <Box as="span" minW="32" fontWeight="semibold" flex="none">
                  {number}.
                </Box>
                <Flex gap="8" rowGap="6" wrap="wrap" align="center">
                  <Cells body={body} />
                </Flex>
              </Flex>
            ))}
          </Box>
        </Box>
      ))}
    </PaperSheet>
  );
}
