import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { deliveryOf } from "../../contract/families";
import type { TestDetail } from "../../contract/tests";
import type { MessageId } from "../i18n/message-id";
import { useMessage } from "../i18n/use-message";
import { lazyPart } from "../loading/lazy-part";
import { clockOf } from "../site/clock-of";
import { confirmStart } from "../site/running-attempts";
import { SittingTime } from "../site/SittingTime";
import { isTestOver, timeLeftOf } from "../site/time-left";
import { Button } from "../ui/Button";
import { Card } from "../ui/Card";
import { wholeMinutes } from "../ui/times";
import { useServerNow } from "../ui/use-now";
import { isAdaptiveTest } from "./length";
import { LevelChoice } from "./LevelChoice";
import { ModeChoice } from "./ModeChoice";

const AssignedTerms = lazyPart(() => import("./assigned/AssignedTerms"), "AssignedTerms");
const ToAssignment = lazyPart(() => import("./assigned/ToAssignment"), "ToAssignment");

const starts = {
  none: "detail.startsUntimed",
  test: "detail.startsClock",
  sections: "detail.startsSections",
} as const;

/** The sentence that names the first screen after the start: sound check, example, directions or question. */
const firstOf = ({ rules, sections }: Pick<TestDetail, "rules" | "sections">): MessageId => {
  if (rules.includes("heard")) return "detail.firstSound";
  if (rules.includes("practiceFirst")) return "detail.firstExample";
  return sections[0]?.directed === true ? "detail.firstDirections" : "detail.firstQuestion";
};

interface StartPanelProps {
  readonly test: TestDetail;
  /** The teacher's assignment for which the test is taken. */
  readonly assignmentId?: string | undefined;
  /** The chosen mode; undefined: the test has only one. */
  readonly mode: string | undefined;
  readonly onMode: (mode: string) => void;
  /** Reloads the state of the attempt under way after its time has run out. */
  readonly onOver: () => void;
}

/** The start button, labelled with its effect, below the choices of the test. */
export function StartPanel({ test, assignmentId, mode, onMode, onOver }: StartPanelProps) {
  const t = useMessage();
  const { open_attempt: open, state } = test;
  if (open !== null)
    return (
      <Card aria-label={t("detail.start")}>
        <GoOn test={test} attempt={open} onOver={onOver} />
      </Card>
    );
  if (test.given_by_assignment !== undefined && assignmentId === undefined)
    return (
      <Card aria-label={t("detail.start")}>
        <Suspense fallback={null}>
          <ToAssignment assignmentId={test.given_by_assignment} />
        </Suspense>
      </Card>
    );
  return (
    <Card aria-label={t("detail.start")}>
      {state.attempts_left === 0 && assignmentId === undefined ? (
        <Box color="fg.muted">{t("detail.used")}</Box>
      ) : (
        <Begin test={test} assignmentId={assignmentId} mode={mode} onMode={onMode} />
      )}
    </Card>
  );
}

function GoOn({
  test,
  attempt,
  onOver,
}: Pick<StartPanelProps, "test" | "onOver"> & {
  readonly attempt: NonNullable<TestDetail["open_attempt"]>;
}) {
  const t = useMessage();
  const isOver = isTestOver(timeLeftOf(attempt, useServerNow(1_000)));
  return (
    <Flex direction="column" gap="12">
      <Box fontVariantNumeric="tabular-nums">
        {t("detail.underWay", { answered: attempt.answered, total: attempt.total })}
      </Box>
      <Box color="fg.muted" _empty={{ display: "none" }}>
        <SittingTime attempt={attempt} onOver={onOver} />
      </Box>
      <Button size="lg" width="full" asChild>
        <Link to={deliveryOf(test.family, test.exam_info).page} search={{ menu_id: test.menu_id, mode: attempt.mode }}>
          {isOver
            ? t("home.seeHowItEnded")
            : isAdaptiveTest(test)
              ? t("detail.continueAt", { next: Math.min(attempt.answered + 1, attempt.total), total: attempt.total })
              : t("detail.continueSitting")}
        </Link>
      </Button>
    </Flex>
  );
}

function Begin({ test, assignmentId, mode: chosenMode, onMode }: Omit<StartPanelProps, "onOver">) {
  const t = useMessage();
  const [level, chooseLevel] = useState(test.start_level);
  const mode = test.modes.find((one) => one.mode === chosenMode);
  const count = mode?.items ?? test.exam_info.extract_question_number;
  const clock = clockOf(test);
  const isClockNamed = assignmentId === undefined || clock !== "none";
  return (
    <Flex direction="column" gap="16">
      {test.modes.length > 1 ? <ModeChoice modes={test.modes} chosen={chosenMode} onChoose={onMode} /> : null}
      {test.start_levels.length > 1 ? <LevelChoice test={test} chosen={level} onChoose={chooseLevel} /> : null}
      {assignmentId === undefined ? null : (
        <Suspense fallback={null}>
          <AssignedTerms assignmentId={assignmentId} isUntimed={clock === "none"} />
        </Suspense>
      )}
      <Button size="lg" width="full" asChild>
        <Link
          to={deliveryOf(test.family, test.exam_info).page}
          search={{
            menu_id: test.menu_id,
            ...(chosenMode === undefined ? {} : { mode: chosenMode }),
            ...(level === null ? {} : { start_level: level }),
            ...(assignmentId === undefined ? {} : { assignment_id: assignmentId }),
          }}
          onClick={() => confirmStart(test.menu_id)}
        >
          {test.time_limit_ms === null
            ? t("detail.startButton", { count })
            : t("detail.startButtonTimed", { count, minutes: wholeMinutes(test.time_limit_ms) })}
        </Link>
      </Button>
      <Box fontSize="xs" color="fg.muted">
        {t(firstOf(test))} {isClockNamed ? t(starts[clock]) : null}{" "}
        {test.state.attempts_left === null || assignmentId !== undefined
          ? null
          : t("detail.left", { count: test.state.attempts_left })}
      </Box>
    </Flex>
  );
}
