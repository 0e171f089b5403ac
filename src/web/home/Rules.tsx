import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import {
  BookmarkCheck,
  Calculator,
  CircleOff,
  ClipboardCheck,
  Clock,
  Coffee,
  Goal,
  GraduationCap,
  Headphones,
  Hourglass,
  Infinity as Untimed,
  Lightbulb,
  ListOrdered,
  MousePointerClick,
  RotateCcw,
  Route,
  ShieldCheck,
  Strikethrough,
  TriangleAlert,
  type LucideIcon,
} from "lucide-react";
import type { Rule } from "../../contract/tests";
import type { MessageId } from "../i18n/message-id";
import { useMessage } from "../i18n/use-message";

const sentences: Readonly<Record<Rule, readonly [LucideIcon, MessageId]>> = {
  untimed: [Untimed, "rule.untimed"],
  timed: [Clock, "rule.timed"],
  oneByOne: [ListOrdered, "rule.oneByOne"],
  freeMovement: [MousePointerClick, "rule.freeMovement"],
  noWayBack: [CircleOff, "rule.noWayBack"],
  noSkipping: [Lightbulb, "rule.noSkipping"],
  calculatorSometimes: [Calculator, "rule.calculatorSometimes"],
  eliminator: [Strikethrough, "rule.eliminator"],
  markForReview: [BookmarkCheck, "rule.markForReview"],
  checkBeforeSubmit: [ClipboardCheck, "rule.checkBeforeSubmit"],
  resumable: [RotateCcw, "rule.resumable"],
  clockKeepsRunning: [Hourglass, "rule.clockKeepsRunning"],
  practiceEstimate: [ShieldCheck, "rule.practiceEstimate"],
  guessingCosts: [TriangleAlert, "rule.guessingCosts"],
  blankIsWrong: [TriangleAlert, "rule.blankIsWrong"],
  sectionsTimed: [Clock, "rule.sectionsTimed"],
  practiceFirst: [GraduationCap, "rule.practiceFirst"],
  breaks: [Coffee, "rule.breaks"],
  staged: [Route, "rule.staged"],
  oneClock: [Clock, "rule.oneClock"],
  mayBeBlank: [TriangleAlert, "rule.mayBeBlank"],
  heardTwice: [Headphones, "rule.heardTwice"],
  reachMost: [Goal, "rule.reachMost"],
  heard: [Headphones, "rule.heard"],
};

/** The course of an attempt, as short sentences. */
export function Rules({ rules }: { readonly rules: readonly Rule[] }) {
  const t = useMessage();
  return (
    <Flex as="ul" direction="column" gap="12" listStyleType="none" m="0" p="0">
      {rules.map((rule) => {
        const [Icon, id] = sentences[rule];
        return (
          <Flex as="li" key={rule} gap="12" align="start">
            <Box color="accent.text" flex="none" mt="2">
              <Icon size={18} aria-hidden="true" />
            </Box>
            <Box maxW="prose">{t(id)}</Box>
          </Flex>
        );
      })}
    </Flex>
  );
}
