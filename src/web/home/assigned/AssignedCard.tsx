import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "@tanstack/react-router";
import { ArrowRight, CalendarClock, Clock, RotateCcw, School, Wrench } from "lucide-react";
import { useId } from "react";
import type { StudentAssignment } from "../../../contract/classes/assignments";
import { localized, useLanguage } from "../../i18n/language";
import type { MessageId } from "../../i18n/message-id";
import { useMessage } from "../../i18n/use-message";
import { toolNames } from "../../site/tool-names";
import { Button } from "../../ui/Button";
import { Fact } from "../Fact";
import { isNear } from "./assigned-times";
import { lateWords, limitWords, windowWords } from "./assigned-words";

type State = StudentAssignment["state"];

/** The colours of a state's word; the word says the same. */
const looks: Readonly<Record<State, { readonly bg: string; readonly color: string }>> = {
  scheduled: { bg: "bg.subtle", color: "fg.muted" },
  open: { bg: "accent.tint", color: "accent.text" },
  suspended: { bg: "warn.tint", color: "warn.text" },
  sitting: { bg: "accent.tint", color: "accent.text" },
  handedIn: { bg: "good.tint", color: "good.text" },
  missed: { bg: "bg.subtle", color: "fg.muted" },
  released: { bg: "good.tint", color: "good.text" },
};

/** What stands under an assignment that cannot be begun now. */
const explained: Readonly<Partial<Record<State, MessageId>>> = {
  suspended: "assigned.suspended",
  handedIn: "assigned.handedIn",
  missed: "assigned.missed",
};

const Tile = chakra("li", {
  base: {
    bg: "bg.card",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "card",
    px: { base: "16", md: "20" },
    py: "16",
    "&[data-current]": { borderColor: "accent.solid" },
  },
});

interface AssignedCardProps {
  readonly assignment: StudentAssignment;
  /** The server's time. */
  readonly now: number;
  readonly heading?: "h2" | "h3";
}

/** Where an assignment stands that is sat in a room; null: it is not, or is over. */
function roomNote({ place, room, state }: StudentAssignment): MessageId | null {
  if (place !== "room" || (state !== "open" && state !== "sitting")) return null;
  if (room === undefined) return "assigned.roomClosed";
  if (state === "sitting") return room.phase === "held" ? "assigned.roomHeld" : null;
  return room.admits ? "assigned.roomOpen" : "assigned.roomSoon";
}

/** The way into the room. */
function IntoRoom({ assignment, title }: Pick<AssignedCardProps, "assignment"> & { readonly title: string }) {
  const t = useMessage();
  const { assignment_id, state } = assignment;
  const isSitting = state === "sitting";
  return (
    <Button asChild minH="44">
      <Link
        to="/join"
        search={{ assignment_id }}
        aria-label={t(isSitting ? "assigned.continueOf" : "assigned.enterOf", { title })}
      >
        {t(isSitting ? "assigned.continue" : "assigned.enter")}
        <ArrowRight size={18} aria-hidden="true" />
      </Link>
    </Button>
  );
}

/** The one button of an assignment: begin, continue, or see the result. */
function Way({ assignment, title }: Pick<AssignedCardProps, "assignment"> & { readonly title: string }) {
  const t = useMessage();
  const { assignment_id, menu_id, attempt_id, attempts, attempts_left: left, state, place, room } = assignment;
  const isAtDoor = room !== undefined && (state === "sitting" || (state === "open" && room.admits));
  if (isAtDoor) return <IntoRoom assignment={assignment} title={title} />;
  if (state === "sitting" && attempt_id === null) return null;
  if (state === "sitting")
    return (
      <Button asChild minH="44">
        <Link
          to="/examAccess/exam"
          search={{ menu_id, assignment_id }}
          aria-label={t("assigned.continueOf", { title })}
        >
          {t("assigned.continue")}
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      </Button>
    );
  const isAgain = left < attempts;
  return (
    <>
      {state === "open" && place === "home" ? (
        <Button asChild minH="44" variant={isAgain ? "outline" : "solid"}>
          <Link
            to="/examAccess/detail"
            search={{ menu_id, assignment_id }}
            aria-label={t(isAgain ? "assigned.againOf" : "assigned.beginOf", { title })}
          >
            {t(isAgain ? "assigned.again" : "assigned.begin")}
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
        </Button>
      ) : null}
      {attempt_id === null ? null : (
        <Button asChild minH="44" variant="outline">
          <Link to="/examAccess/result" search={{ attempt_id }} aria-label={t("assigned.resultOf", { title })}>
            {t("assigned.result")}
          </Link>
        </Button>
      )}
    </>
  );
}

/** A test that a teacher has given to this student: until when, how long, what is allowed, and its state. */
export function AssignedCard({ assignment, now, heading = "h3" }: AssignedCardProps) {
  const t = useMessage();
  const language = useLanguage();
  const id = useId();
  const { state, teacher, class_name, attempts, attempts_left: left, tools, place, closes_at: closes } = assignment;
  const title = localized(assignment.title, language);
  const isAhead = state === "open" || state === "sitting" || state === "scheduled" || state === "suspended";
  const isPressing = (state === "open" || state === "sitting") && isNear(closes, now);
  const late = lateWords(assignment, now, language, t);
  const note = explained[state] ?? roomNote(assignment) ?? undefined;
  return (
    <Tile aria-labelledby={id} data-current={state === "open" || state === "sitting" ? "" : undefined}>
      <Flex direction={{ base: "column", md: "row" }} gap={{ base: "12", md: "24" }} align={{ md: "center" }}>
        <Box flex="1" minW="0">
          <Flex gap="8" align="center" wrap="wrap">
            <Box as={heading} id={id} fontSize="lg" minW="0" overflowWrap="anywhere">
              {title}
            </Box>
            <Box as="span" px="8" borderRadius="pill" fontSize="sm" whiteSpace="nowrap" {...looks[state]}>
              {t(`assigned.state.${state}`)}
            </Box>
          </Flex>
          <Box color="fg.muted" overflowWrap="anywhere">
            {teacher === "" ? class_name : t("assigned.from", { teacher, class: class_name })}
          </Box>
          <Flex mt="8" wrap="wrap" columnGap="16" rowGap="4" color="fg.muted" fontSize="sm">
            <Box as="span" {...(isPressing ? { color: "warn.text", fontWeight: "medium" } : {})}>
              <Fact Icon={CalendarClock}>{windowWords(assignment, now, language, t)}</Fact>
            </Box>
            {isAhead ? (
              <>
                <Fact Icon={Clock}>{limitWords(assignment, t)}</Fact>
                {attempts > 1 ? <Fact Icon={RotateCcw}>{t("assigned.attempts", { left, all: attempts })}</Fact> : null}
                {place === "room" ? <Fact Icon={School}>{t("assigned.room")}</Fact> : null}
                {tools.length === 0 ? null : (
                  <Fact Icon={Wrench}>
                    {t("assigned.allowed", {
                      tools: tools.map((tool) => t(toolNames[tool])).join(t("detail.listSeparator")),
                    })}
                  </Fact>
                )}
              </>
            ) : null}
          </Flex>
          {late === null ? null : (
            <Box mt="8" color="warn.text" fontWeight="medium">
              {late}
            </Box>
          )}
          {note === undefined ? null : <Box mt="8">{t(note)}</Box>}
        </Box>
        <Flex gap="8" wrap="wrap" flex="none" _empty={{ display: "none" }}>
          <Way assignment={assignment} title={title} />
        </Flex>
      </Flex>
    </Tile>
  );
}
