import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { useId } from "react";
import { deliveryOf } from "../../contract/families";
import { localized, useLanguage } from "../i18n/language";
import { useMessage } from "../i18n/use-message";
import { SittingTime } from "../site/SittingTime";
import { isTestOver, timeLeftOf } from "../site/time-left";
import { Button } from "../ui/Button";
import { Card } from "../ui/Card";
import { TestMark } from "../ui/TestMark";
import { useServerNow } from "../ui/use-now";
import type { OpenTest } from "./open-test";

interface ContinueCardProps {
  readonly open: OpenTest;
  /** Reloads the attempt's state after its time has run out. */
  readonly onOver: () => void;
}

/** The attempt under way: its test, the progress, the time left, and the button that continues it. */
export function ContinueCard({ open: { test, attempt }, onOver }: ContinueCardProps) {
  const t = useMessage();
  const language = useLanguage();
  const isOver = isTestOver(timeLeftOf(attempt, useServerNow(1_000)));
  const id = useId();
  const share = attempt.total === 0 ? 0 : (attempt.answered / attempt.total) * 100;
  return (
    <Card aria-labelledby={id} borderColor="accent.solid" bg="bg.card">
      <Flex direction={{ base: "column", md: "row" }} gap={{ base: "16", md: "32" }} align={{ md: "center" }}>
        <TestMark family={test.family} subject={test.subject} size={48} />
        <Box flex="1" minW="0">
          <Box color="accent.text" fontWeight="medium">
            {t("home.underWay")}
          </Box>
          <Box as="h2" id={id} fontSize="xl" mt="2">
            {localized(test.title, language)}
          </Box>
          <Flex mt="8" gap="16" wrap="wrap" color="fg.muted" fontVariantNumeric="tabular-nums">
            <span>{t("home.answeredOf", { answered: attempt.answered, total: attempt.total })}</span>
            <SittingTime attempt={attempt} onOver={onOver} />
          </Flex>
          <Box
            mt="12"
            height="6px"
            borderRadius="pill"
            bg="bg.subtle"
            maxW="440px"
            forcedColorAdjust="none"
            aria-hidden="true"
          >
            <Box height="6px" borderRadius="pill" bg="accent.solid" style={{ width: `${share}%` }} />
          </Box>
        </Box>
        <Button size="lg" asChild>
          <Link
            to={deliveryOf(test.family, test.exam_info).page}
            search={{ menu_id: test.menu_id, mode: attempt.mode }}
          >
            {isOver ? t("home.seeHowItEnded") : t("home.continue")}
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
        </Button>
      </Flex>
    </Card>
  );
}
