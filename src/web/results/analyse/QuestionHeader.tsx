import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { ArrowLeft, ArrowRight, Bookmark, Clock, Timer } from "lucide-react";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { clockFace } from "../../ui/times";
import { PlainButton } from "../buttons";
import type { NumberedItem } from "./filters";

interface Props {
  readonly item: NumberedItem;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: number) => void;
}

/** Which question it is, what it asks for, the time spent on it, and the way to its neighbours. */
export function QuestionHeader({ item, isFirst, isLast, onMove }: Props) {
  const t = useMessage();
  const language = useLanguage();
  return (
    <Box pb="16" mb="24" borderBottomWidth="1px" borderColor="border">
      <Flex justify="space-between" align="center" gap="16">
        <Heading as="h2" fontSize="lg" aria-live="polite">
          {t("results.question", { number: item.number })}
        </Heading>
        <Flex gap="8" flex="none">
          <PlainButton
            variant="outline"
            size="touch"
            px="12"
            disabled={isFirst}
            aria-label={t("results.previous")}
            onClick={() => onMove(-1)}
          >
            <ArrowLeft size={18} aria-hidden="true" />
          </PlainButton>
          <PlainButton
            variant="outline"
            size="touch"
            px="12"
            disabled={isLast}
            aria-label={t("results.next")}
            onClick={() => onMove(1)}
          >
            <ArrowRight size={18} aria-hidden="true" />
          </PlainButton>
        </Flex>
      </Flex>
      <Box color="fg.muted" mt="4" overflowWrap="anywhere">
        {localized(item.area, language)} · {localized(item.skill, language)}
      </Box>
      <Flex
        as="ul"
        listStyleType="none"
        p="0"
        m="0"
        mt="4"
        columnGap="16"
        rowGap="4"
        wrap="wrap"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
        css={{ "& li": { display: "flex", alignItems: "center", gap: "6px" } }}
      >
        <li>
          <Timer size={14} aria-hidden="true" />
          {t("results.timeSpent", { time: clockFace(item.elapsed_ms) })}
        </li>
        {item.check_status === 1 ? (
          <li>
            <Bookmark size={14} fill="currentColor" aria-hidden="true" />
            {t("results.markedForReview")}
          </li>
        ) : null}
        {item.held ? (
          <li>
            <Clock size={14} aria-hidden="true" />
            {t("results.heldFlag")}
          </li>
        ) : null}
      </Flex>
    </Box>
  );
}
