import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";
import { selectPracticeSetPhase } from "../../../../machines/practice-set/practice-set.selectors";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { MarkIcon, markMessages } from "../../item/review/marks";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { useFaultText } from "../../ui/fault-text";
import type { PracticeSetPart } from "./practice-set-actor";

/** The results of a set, question by question, and the ways to continue. */
export function PracticeSetSummary({ practise, snapshot }: PracticeSetPart) {
  const t = useMessage();
  const language = useLanguage();
  const faultText = useFaultText();
  const first = useRef<HTMLHeadingElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const { practice, fault } = snapshot.context;
  const questions = practice?.questions ?? [];
  const checked = questions
    .flatMap(({ exercise }) => exercise.review?.mark ?? [])
    .filter((mark) => mark !== "unscored");
  const right = checked.filter((mark) => mark === "right").length;
  return (
    <Flex direction="column" gap="16">
      <chakra.h1 ref={first} tabIndex={-1} outline="none" fontSize={{ base: "xl", md: "2xl" }}>
        {t("practise.done")}
      </chakra.h1>
      <Card>
        <Box fontSize="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {checked.length === 0 ? t("practise.noneChecked") : t("practise.rightOf", { right, checked: checked.length })}
        </Box>
        <Box color="fg.muted" mt="4" maxW="prose">
          {t("practise.doneLead")}
        </Box>
        {fault === null ? null : (
          <Box role="note" mt="12" color="fg.muted">
            {faultText(fault)} {t("practise.notEnded")}
          </Box>
        )}
        <Box as="ol" listStyleType="none" p="0" m="0" mt="16">
          {questions.map(({ place, title, exercise }, index) => {
            const mark = exercise.review?.mark ?? "skipped";
            return (
              <Flex as="li" key={place} align="center" gap="12" py="8" borderTopWidth="1px" borderColor="border">
                <Box width="32px" color="fg.muted" fontVariantNumeric="tabular-nums">
                  {index + 1}
                </Box>
                <Box flex="1" minW="0" overflowWrap="anywhere">
                  {localized(title, language)}
                </Box>
                <Flex align="center" gap="6" flex="none">
                  <MarkIcon mark={mark} />
                  {t(markMessages[mark])}
                </Flex>
              </Flex>
            );
          })}
        </Box>
        <Button
          size="lg"
          mt="16"
          disabled={selectPracticeSetPhase(snapshot) === "ending"}
          onClick={() => practise.send({ type: "set.closed" })}
        >
          {t("practise.another")}
        </Button>
      </Card>
    </Flex>
  );
}
