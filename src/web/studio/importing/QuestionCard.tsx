import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useSelector } from "@xstate/react";
import { useId } from "react";
import { selectImportingPhase } from "../../../../machines/importing/importing.selectors";
import type { ImportQuestion } from "../../../contract/importing/importing";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { DrawnQuestion } from "./DrawnQuestion";
import type { ImportingPart } from "./importing-part";
import { placeWords } from "./place-words";
import { Reasons } from "./Reasons";

const looks = {
  exact: { bg: "good.tint", color: "good.text" },
  changed: { bg: "warn.tint", color: "warn.text" },
  refused: { bg: "bad.tint", color: "bad.text" },
} as const;

type QuestionCardProps = Pick<ImportingPart, "importing" | "isOpen"> & { readonly question: ImportQuestion };

/** A question of a report: its outcome with the reasons, and the question as a student will see it. */
export function QuestionCard({ question, importing, isOpen }: QuestionCardProps) {
  const t = useMessage();
  const id = useId();
  const { number, title, where, outcome, reasons, drawn, left_out: isOut } = question;
  const isUnreachable = useSelector(importing, (snapshot) => selectImportingPhase(snapshot) === "unreachable");
  const leaveOut = () => importing.send({ type: "questions.leftOut", numbers: [number], leftOut: !isOut });
  return (
    <Card as="li" aria-labelledby={id} data-outcome={outcome} borderStyle={isOut ? "dashed" : "solid"}>
      <Flex justify="space-between" align="start" gap="12" wrap="wrap">
        <Box minW="0" flex="1">
          <Flex gap="8" align="center" wrap="wrap">
            <Box as="h3" id={id} fontSize="md" overflowWrap="anywhere">
              {t("import.question", { number })}
              {title === "" ? "" : ` · ${title}`}
            </Box>
            <Box as="span" px="8" borderRadius="pill" fontSize="xs" flex="none" {...looks[outcome]}>
              {t(`import.outcome.${outcome}`)}
            </Box>
            {isOut ? (
              <Box as="span" px="8" borderRadius="pill" fontSize="xs" bg="bg.subtle" color="fg.muted">
                {t("import.isLeftOut")}
              </Box>
            ) : null}
          </Flex>
          <Box mt="2" fontSize="xs" color="fg.muted" overflowWrap="anywhere">
            {placeWords(where, t)}
          </Box>
        </Box>
        {drawn !== null && isOpen ? (
          <Button
            variant="outline"
            size="sm"
            minH={{ base: "44", md: "32" }}
            aria-pressed={isOut}
            disabled={isUnreachable}
            onClick={leaveOut}
          >
            {t(isOut ? "import.takeIn" : "import.leaveOut")}
          </Button>
        ) : null}
      </Flex>
      {reasons.length === 0 ? null : <Reasons reasons={reasons} />}
      {drawn === null ? null : <DrawnQuestion number={number} drawn={drawn} />}
    </Card>
  );
}
