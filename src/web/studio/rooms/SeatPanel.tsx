import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { X } from "lucide-react";
import type { Board, BoardSeat } from "../../../contract/rooms/rooms";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { useAnnouncement } from "../../ui/use-announcement";
import { FormDialog } from "../FormDialog";
import { RefusableButton } from "./RefusableButton";
import { useRoomNow } from "./room-now";
import { EventList } from "./RoomEvents";
import { ofBrowser, seatActions } from "./seat-actions";
import { stateOfSeat } from "./seat-order";
import { shortTime } from "./seat-time";
import { useSeatOffers } from "./use-seat-offers";
import { useSeatWords } from "./use-seat-words";

function Facts({ seat, board }: Pick<SeatPanelProps, "seat" | "board">) {
  const t = useMessage();
  const language = useLanguage();
  const words = useSeatWords();
  const now = useRoomNow();
  const facts = [
    [t("board.column.state"), t(`board.state.${stateOfSeat(seat, now)}`)],
    [t("board.column.sign"), words.sign(seat, now)],
    [t("board.column.answered"), words.answered(seat)],
    [t("board.column.saved"), seat.saved_at === null ? "" : shortTime(seat.saved_at, language)],
    [t("board.column.unsent"), words.unsent(seat)],
    [t("board.column.left"), words.left(seat, now)],
    [t("board.column.differs"), words.differs(seat)],
    [t("board.column.away"), words.away(seat)],
    [t("board.column.device"), words.device(seat)],
    [t("board.column.browser"), board.room.asks_browser ? words.browser(seat) : ""],
    [t("board.column.from"), t(seat.on_list ? "board.onList" : "board.byCode")],
  ].filter(([, value]) => value !== "");
  return (
    <Grid as="dl" templateColumns="auto minmax(0, 1fr)" columnGap="16" rowGap="4" fontVariantNumeric="tabular-nums">
      {facts.map(([term, value]) => (
        <Box key={term} display="contents">
          <Box as="dt" color="fg.muted">
            {term}
          </Box>
          <Box as="dd" overflowWrap="anywhere">
            {value}
          </Box>
        </Box>
      ))}
    </Grid>
  );
}

interface SeatPanelProps {
  readonly seat: BoardSeat;
  readonly board: Board;
  readonly onClose: () => void;
}

/** One student: everything that the board knows, what can be done, and what has happened. */
export function SeatPanel({ seat, board, onClose }: SeatPanelProps) {
  const t = useMessage();
  const offerOf = useSeatOffers();
  const [reason, announce] = useAnnouncement();
  const events = board.events.filter(({ seats }) => seats.includes(seat.seat_id)).toReversed();
  return (
    <FormDialog title={seat.name} onClose={onClose}>
      <Flex direction="column" gap="16" mt="8">
        {seat.name_twice ? <Box color="warn.text">{t("board.nameTwiceDetail")}</Box> : null}
        <Facts seat={seat} board={board} />
        <Box fontSize="xs" color="fg.muted">
          {t("board.seenByStudent")}
        </Box>
        <Flex gap="8" wrap="wrap" role="group" aria-label={t("board.forStudent", { name: seat.name })}>
          {seatActions.map((action) => {
            if (!board.room.asks_browser && ofBrowser.includes(action)) return null;
            const { label, refusal, act } = offerOf(action, [seat]);
            return (
              <RefusableButton
                key={action}
                refusal={refusal}
                onRefused={announce}
                onDo={() => {
                  onClose();
                  act();
                }}
              >
                {label}
              </RefusableButton>
            );
          })}
        </Flex>
        <Box role="status" color="fg.muted" css={{ "&:empty": { display: "none" } }}>
          {reason}
        </Box>
        {events.length === 0 ? null : <EventList events={events} board={board} />}
        <Flex justify="flex-end">
          <Button variant="outline" minH="44" onClick={onClose}>
            <X size={16} aria-hidden="true" />
            {t("board.close")}
          </Button>
        </Flex>
      </Flex>
    </FormDialog>
  );
}
