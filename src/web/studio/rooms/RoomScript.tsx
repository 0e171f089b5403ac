import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { useAnnouncement } from "../../ui/use-announcement";
import { roomRecordPlace } from "../studio-places";
import { resuming, withdrawingEnd } from "./make-commands";
import { RefusableButton } from "./RefusableButton";
import { useOpenRoom } from "./room-context";
import { roomSteps, seatCounts, stepOf, type RoomStep } from "./room-steps";
import { RoomCode } from "./RoomCode";
import { takesAction, type RoomAction } from "./seat-actions";
import { shortTime } from "./seat-time";

/** What is still open in each step, in words. */
function useOpenPoints(): Readonly<Record<RoomStep, string>> {
  const t = useMessage();
  const language = useLanguage();
  const { board } = useOpenRoom();
  const { room, seats } = board;
  const counts = seatCounts(seats);
  const open = (...points: readonly (readonly [Parameters<typeof t>[0], number])[]): string =>
    points
      .filter(([, count]) => count > 0)
      .map(([id, count]) => t(id, { count }))
      .join(" · ");
  const isBefore = room.phase === "preparing" || room.phase === "admitting";
  return {
    admit: open(
      ["board.open.waiting", counts.waiting],
      ["board.open.expected", counts.expected],
      ["board.open.inside", isBefore ? counts.admitted : 0],
      ["board.open.absent", counts.absent],
    ),
    start: isBefore ? "" : t("board.open.started", { count: counts.begun }),
    run: [
      room.held_since === null ? "" : t("board.open.held", { time: shortTime(room.held_since, language) }),
      open(
        ["board.open.sitting", counts.sitting],
        ["board.open.paused", counts.paused],
        ["board.open.notBegun", isBefore ? 0 : counts.admitted],
        ["board.open.handedIn", counts.handedIn + counts.dismissed],
      ),
    ]
      .filter((part) => part !== "")
      .join(" · "),
    end:
      room.phase === "ending"
        ? t("board.open.ending", { count: counts.sitting + counts.paused })
        : room.ends_at === null
          ? ""
          : t("board.open.planned", { time: shortTime(room.ends_at, language) }),
    sign:
      room.signed === null
        ? ""
        : t("board.open.signed", { name: room.signed.by, time: shortTime(room.signed.at, language) }),
  };
}

interface ActionsProps extends Pick<StepProps, "step" | "standing"> {
  readonly onRefused: (reason: string) => void;
}

function StepActions({ step, standing, onRefused }: ActionsProps) {
  const t = useMessage();
  const { board, mayTime, maySign, run, ask } = useOpenRoom();
  const { room } = board;
  const counts = seatCounts(board.seats);
  const roomId = room.room_id;
  const refusal = (action: RoomAction, isAllowed: boolean): string | null => {
    if (!isAllowed) return t("board.cannot.right");
    return takesAction(room, action) ? null : t(`board.notNow.${action}`);
  };
  const button = (action: RoomAction, onDo: () => void, isMain: boolean, isAllowed = mayTime) => {
    const why = refusal(action, isAllowed);
    // of a step that is over nothing can be done any more, and a phone has no room for those of later ones
    if (why !== null && standing === "done") return null;
    return (
      <RefusableButton
        key={action}
        variant={isMain ? "solid" : "outline"}
        refusal={why}
        onRefused={onRefused}
        onDo={onDo}
        display={why !== null && standing === "later" ? { base: "none", lg: "inline-flex" } : "inline-flex"}
      >
        {t(`board.do.${action}`)}
      </RefusableButton>
    );
  };
  switch (step) {
    case "admit":
      return <RoomCode />;
    case "start":
      return button("start", () => ask({ of: "start" }), counts.admitted > 0);
    case "run":
      return room.phase === "held"
        ? button("resume", () => run(resuming(roomId, "")), true)
        : button("hold", () => ask({ of: "hold" }), false);
    case "end":
      return (
        <>
          {button("plan", () => ask({ of: "plan" }), false)}
          {room.ends_at === null || !takesAction(room, "plan") ? null : (
            <Button variant="outline" minH="44" onClick={() => run(withdrawingEnd(roomId))}>
              {t("board.do.withdraw")}
            </Button>
          )}
          {button("end", () => ask({ of: "end" }), false)}
        </>
      );
    case "sign":
      return (
        <>
          {room.signed === null ? (
            button("sign", () => ask({ of: "sign" }), true, maySign)
          ) : (
            <>
              <Button asChild minH="44" variant="outline">
                <Link to={roomRecordPlace(roomId) as string}>{t("board.record")}</Link>
              </Button>
              {maySign ? (
                <Button variant="outline" minH="44" onClick={() => ask({ of: "sign" })}>
                  {t("board.sign.add")}
                </Button>
              ) : null}
            </>
          )}
        </>
      );
  }
}

interface StepProps {
  readonly step: RoomStep;
  readonly number: number;
  readonly standing: "done" | "now" | "later";
  readonly open: string;
  readonly children: ReactNode;
}

function Step({ step, number, standing, open, children }: StepProps) {
  const t = useMessage();
  const isNow = standing === "now";
  return (
    <Flex as="li" gap="12" {...(isNow ? { "aria-current": "step" as const } : {})}>
      <Flex
        flex="none"
        align="center"
        justify="center"
        width="28px"
        height="28px"
        borderRadius="pill"
        borderWidth="1px"
        fontVariantNumeric="tabular-nums"
        {...(isNow
          ? { bg: "accent.solid", borderColor: "accent.solid", color: "white" }
          : { borderColor: "border.strong", color: "fg.muted" })}
      >
        {standing === "done" ? <Check size={16} aria-label={t("board.step.done")} /> : number}
      </Flex>
      <Box flex="1" minW="0" pb="16">
        <Box
          as="h3"
          fontSize="md"
          fontWeight={isNow ? "semibold" : "medium"}
          color={isNow ? "fg" : "fg.muted"}
          lineHeight="28px"
        >
          {t(`board.step.${step}`)}
        </Box>
        {open === "" ? null : (
          <Box color="fg.muted" fontVariantNumeric="tabular-nums">
            {open}
          </Box>
        )}
        <Flex gap="8" mt="8" wrap="wrap" css={{ "&:empty": { display: "none" } }}>
          {children}
        </Flex>
      </Box>
    </Flex>
  );
}

/** The steps of the exam, each with what is still open in it, and what is done there. */
export function RoomScript() {
  const t = useMessage();
  const { board } = useOpenRoom();
  const [reason, announce] = useAnnouncement();
  const open = useOpenPoints();
  const now = stepOf(board.room.phase, seatCounts(board.seats));
  const place = now === null ? roomSteps.length : roomSteps.indexOf(now);
  return (
    <Box as="section" aria-labelledby="room-steps">
      <Box as="h2" id="room-steps" fontSize="lg" mb="12">
        {t("board.steps")}
      </Box>
      <Box as="ol" listStyleType="none">
        {roomSteps.map((step, index) => {
          const standing = index < place ? "done" : index === place ? "now" : "later";
          return (
            <Step key={step} step={step} number={index + 1} standing={standing} open={open[step]}>
              <StepActions step={step} standing={standing} onRefused={announce} />
            </Step>
          );
        })}
      </Box>
      <Box role="status" color="fg.muted">
        {reason}
      </Box>
    </Box>
  );
}
