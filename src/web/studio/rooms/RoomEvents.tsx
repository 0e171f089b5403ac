import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useState } from "react";
import type { Board, RoomHappening } from "../../../contract/rooms/rooms";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { shortTime } from "./seat-time";
import { useEventWords } from "./use-event-words";

/** Events that are shown before more are asked for. */
const firstShown = 20;

/** How many of those who got a message have read it; null: it is no message. */
export function readersOf({ kind, seq, seats }: RoomHappening, board: Pick<Board, "seats">): number | null {
  if (kind !== "messaged") return null;
  const got = new Set(seats);
  return board.seats.filter(({ seat_id: id, read_seq: read }) => got.has(id) && read >= seq).length;
}

interface EventListProps {
  readonly events: readonly RoomHappening[];
  readonly board: Pick<Board, "seats">;
}

/** Events in the order in which they are given, each with its time and who did it. */
export function EventList({ events, board }: EventListProps) {
  const t = useMessage();
  const language = useLanguage();
  const words = useEventWords(board);
  return (
    <Box as="ol" listStyleType="none">
      {events.map((event) => {
        const readers = readersOf(event, board);
        const notes = [
          words.reason(event),
          readers === null ? "" : t("board.event.read", { read: readers, count: event.seats.length }),
          event.by ?? "",
        ].filter((note) => note !== "");
        return (
          <Flex as="li" key={event.seq} gap="12" py="8" borderTopWidth="1px" borderColor="border">
            <Box as="time" flex="none" color="fg.muted" fontVariantNumeric="tabular-nums">
              {shortTime(event.at, language)}
            </Box>
            <Box minW="0" overflowWrap="anywhere">
              {words.sentence(event)}
              {notes.length === 0 ? null : (
                <Box color="fg.muted" fontSize="xs">
                  {notes.join(" · ")}
                </Box>
              )}
            </Box>
          </Flex>
        );
      })}
    </Box>
  );
}

/** What happened in the room, the last first. */
export function RoomEvents({ board }: { readonly board: Board }) {
  const t = useMessage();
  const [isWhole, setWhole] = useState(false);
  const events = board.events.toReversed();
  const shown = isWhole ? events : events.slice(0, firstShown);
  return (
    <Box as="section" aria-labelledby="room-events">
      <Box as="h2" id="room-events" fontSize="lg" mb="8">
        {t("board.events")}
      </Box>
      <EventList events={shown} board={board} />
      {shown.length < events.length ? (
        <Button variant="outline" minH="44" onClick={() => setWhole(true)}>
          {t("board.events.all", { count: events.length })}
        </Button>
      ) : null}
    </Box>
  );
}
