import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@tanstack/react-router";
import { IdCard, Projector } from "lucide-react";
import type { BoardPhase } from "../../../../machines/room/board.selectors";
import type { Board } from "../../../contract/rooms/rooms";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { clockFace } from "../../ui/times";
import { useOnline } from "../../ui/use-online";
import { assignmentPlace, roomCardsPlace, roomScreenPlace } from "../studio-places";
import { useRoomNow } from "./room-now";
import { endOfRoom, shortTime } from "./seat-time";

interface FreshnessProps {
  readonly phase: BoardPhase;
  readonly staleSince: number | null;
  readonly isElsewhere: boolean;
}

/** How fresh the board is, in words. */
export function Freshness({ phase, staleSince, isElsewhere }: FreshnessProps) {
  const t = useMessage();
  const language = useLanguage();
  const online = useOnline();
  const words =
    phase === "stale"
      ? t(online ? "board.fresh.stale" : "board.fresh.offline", {
          time: staleSince === null ? "" : shortTime(staleSince, language),
        })
      : phase === "behind"
        ? t(isElsewhere ? "board.fresh.elsewhere" : "board.fresh.behind")
        : t(`board.fresh.${phase}`);
  const isCalm = phase === "live" || phase === "over";
  return (
    <Flex
      role="status"
      align="center"
      gap="8"
      color={isCalm ? "fg.muted" : "warn.text"}
      fontVariantNumeric="tabular-nums"
    >
      <Box
        aria-hidden="true"
        flex="none"
        width="8px"
        height="8px"
        borderRadius="pill"
        bg={phase === "live" ? "good.mark" : isCalm ? "border.strong" : "warn.mark"}
      />
      {words}
    </Flex>
  );
}

/** The time of the room, and what is left until its last clock ends. */
function RoomClock({ board }: { readonly board: Board }) {
  const t = useMessage();
  const language = useLanguage();
  const now = useRoomNow();
  const { phase, ends_at: endsAt } = board.room;
  const end = phase === "running" ? endOfRoom(board.seats, endsAt) : null;
  return (
    <Box fontVariantNumeric="tabular-nums" textAlign={{ md: "end" }}>
      <Box fontSize="xl" fontWeight="semibold" lineHeight="tight">
        {shortTime(now, language)}
      </Box>
      <Box color="fg.muted">
        {end === null ? t(`board.phase.${phase}`) : t("board.lastEnd", { time: clockFace(end - now) })}
      </Box>
    </Box>
  );
}

/** What is sat, by whom, how the room stands, and how fresh that is. */
export function RoomHead({ board, ...freshness }: FreshnessProps & { readonly board: Board }) {
  const t = useMessage();
  const language = useLanguage();
  const { room } = board;
  return (
    <Flex justify="space-between" align="start" gap="16" wrap="wrap">
      <Box minW="0" flex="1 1 260px">
        <Box color="accent.text" css={{ "& > a": { display: "inline-flex", alignItems: "center", minHeight: "44px" } }}>
          <Link to={assignmentPlace(room.assignment_id) as string}>‹ {room.class_name}</Link>
        </Box>
        <Box as="h1" fontSize={{ base: "xl", md: "2xl" }} overflowWrap="anywhere" tabIndex={-1}>
          {localized(room.title, language)}
        </Box>
        <Freshness {...freshness} />
      </Box>
      <Flex gap="16" align="center">
        <RoomClock board={board} />
        {room.entry === "card" ? (
          <Button asChild variant="outline" minH="44">
            <Link to={roomCardsPlace(room.room_id) as string}>
              <IdCard size={18} aria-hidden="true" />
              {t("board.cards")}
            </Link>
          </Button>
        ) : null}
        <Button asChild variant="outline" minH="44">
          <a href={roomScreenPlace(room.room_id)} target="_blank" rel="noreferrer">
            <Projector size={18} aria-hidden="true" />
            {t("board.projector")}
          </a>
        </Button>
      </Flex>
    </Flex>
  );
}
