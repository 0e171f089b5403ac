import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "@tanstack/react-router";
import { ArrowRight, Clock, ListOrdered, Route, Rows3 } from "lucide-react";
import { Suspense } from "react";
import { families } from "../../contract/families";
import type { TestCard } from "../../contract/tests";
import { localized, useLanguage } from "../i18n/language";
import { useMessage } from "../i18n/use-message";
import { lazyPart } from "../loading/lazy-part";
import { AttemptScore } from "../ui/AttemptScore";
import { TestMark } from "../ui/TestMark";
import { dayAndTime } from "../ui/times";
import { Fact } from "./Fact";
import { isAdaptiveTest, useLength } from "./length";

/** Loaded on demand: few cards show a remaining time. */
const SittingTime = lazyPart(() => import("../site/SittingTime"), "SittingTime");

const TitleLink = chakra("a", {
  base: {
    color: "fg",
    textDecoration: "none",
    "&::after": { content: '""', position: "absolute", inset: "0", borderRadius: "card" },
  },
});

const Tile = chakra("li", {
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    gap: "12",
    bg: "bg.card",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "card",
    p: "20",
    transitionProperty: "border-color",
    transitionDuration: "quick",
    _hover: { borderColor: "accent.solid" },
    _focusWithin: { borderColor: "accent.solid" },
  },
  variants: {
    isAlone: {
      true: {
        gridColumn: "1 / -1",
        flexDirection: { base: "column", md: "row" },
        alignItems: { md: "center" },
        gap: { base: "12", md: "32" },
      },
    },
  },
});

const StateArea = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "16",
    mt: "auto",
    pt: "12",
    borderTopWidth: "1px",
    borderColor: "border",
  },
  variants: {
    isAlone: {
      true: {
        flex: "none",
        alignSelf: { md: "stretch" },
        mt: { base: "auto", md: "0" },
        pt: { base: "12", md: "0" },
        pl: { md: "32" },
        width: { md: "320px" },
        borderTopWidth: { base: "1px", md: "0" },
        borderLeftWidth: { md: "1px" },
      },
    },
  },
});

interface TestCardViewProps {
  readonly test: TestCard;
  /** The only test of its family; it fills the whole row. */
  readonly isAlone: boolean;
}

/** One test: its subject, its length and this student's progress. */
export function TestCardView({ test, isAlone }: TestCardViewProps) {
  const t = useMessage();
  const language = useLanguage();
  const length = useLength(test);
  const isAdaptive = isAdaptiveTest(test);
  return (
    <Tile isAlone={isAlone}>
      <Box flex="1" minW="0">
        <Flex gap="12" align="center">
          <TestMark family={test.family} subject={test.subject} />
          <Box as="h3" fontSize="lg" minW="0">
            <TitleLink asChild>
              <Link to={families[test.family].pages.detail} search={{ menu_id: test.menu_id }}>
                {localized(test.title, language)}
              </Link>
            </TitleLink>
          </Box>
        </Flex>
        <Box color="fg.muted" mt="8" css={{ textWrap: "pretty" }}>
          {localized(test.measures, language)}
        </Box>
        <Flex mt="12" wrap="wrap" columnGap="16" rowGap="4" color="fg.muted" fontSize="xs">
          <Fact Icon={isAdaptive ? Route : Rows3}>{isAdaptive ? t("home.adaptive") : t("home.fixed")}</Fact>
          <Fact Icon={ListOrdered}>{length.items}</Fact>
          <Fact Icon={Clock}>{length.time}</Fact>
        </Flex>
      </Box>
      <StateArea isAlone={isAlone}>
        <Box flex="1" minW="0">
          <TestState state={test.state} />
        </Box>
        <Box color="fg.muted" flex="none">
          <ArrowRight size={18} aria-hidden="true" />
        </Box>
      </StateArea>
    </Tile>
  );
}

function TestState({ state }: { readonly state: TestCard["state"] }) {
  const t = useMessage();
  const language = useLanguage();
  if (state.open_attempt !== null) {
    const { answered, total } = state.open_attempt;
    return (
      <Box color="accent.text" fontWeight="medium" fontVariantNumeric="tabular-nums">
        {t("home.inProgress", { answered, total })}
        <Box fontSize="xs" color="fg.muted" fontWeight="normal" _empty={{ display: "none" }}>
          <Suspense fallback={null}>
            <SittingTime attempt={state.open_attempt} />
          </Suspense>
        </Box>
      </Box>
    );
  }
  if (state.last_attempt === null) return <Box color="fg.muted">{t("home.new")}</Box>;
  const { finished_at, started_at } = state.last_attempt;
  return (
    <Flex direction="column" gap="4">
      <AttemptScore attempt={state.last_attempt}>
        <Box fontWeight="medium">{t("home.done")}</Box>
      </AttemptScore>
      <Box fontSize="xs" color="fg.muted">
        {t("home.lastTime", { when: dayAndTime(finished_at ?? started_at, language) })}
      </Box>
    </Flex>
  );
}
