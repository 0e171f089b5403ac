import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { ArrowLeft, ArrowRight, Bookmark, Clock, Gauge, PenLine, Timer } from "lucide-react";
import type { ReactNode } from "react";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { clockFace } from "../../ui/times";
import { PlainButton } from "../buttons";
import { difficultyMessages } from "../sitting/difficulty";
import type { NumberedItem } from "./filters";

interface Props {
  readonly item: NumberedItem;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: number) => void;
  /** The actions of the question. */
  readonly children?: ReactNode;
}

const usualMessages = { students: "results.analyse.median", item: "results.analyse.expected" } as const;

/** The question's number and skill, the time spent on it, and the buttons to its neighbours. */
export function QuestionHeader({ item, isFirst, isLast, onMove, children }: Props) {
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
        css={{ "& li": { display: "flex", alignItems: "center", gap: "6px" }, "& svg": { flex: "none" } }}
      >
        <li>
          <Timer size={14} aria-hidden="true" />
          <span>
            {t("results.timeSpent", { time: clockFace(item.elapsed_ms) })}
            {item.usual === null ? null : ` ${t(usualMessages[item.usual.of], { time: clockFace(item.usual.ms) })}`}
          </span>
        </li>
        {item.difficulty === null ? null : (
          <li>
            <Gauge size={14} aria-hidden="true" />
            {t(difficultyMessages[item.difficulty])}
          </li>
        )}
        {item.changes === 0 ? null : (
          <li>
            <PenLine size={14} aria-hidden="true" />
            {t("results.analyse.changes", { times: item.changes })}
          </li>
        )}
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
      {children === undefined ? null : (
        <Flex gap="8" mt="12" wrap="wrap" className="no-print">
          {children}
        </Flex>
      )}
    </Box>
  );
}
