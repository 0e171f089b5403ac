import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { memo } from "react";
import { useMessage } from "../../i18n/use-message";
import { useOpenRoom } from "./room-context";
import { useRoomNow } from "./room-now";
import type { ListedSeat } from "./seat-order";
import { SeatCheck } from "./SeatCheck";
import { StateMark } from "./StateMark";
import { useSeatWords } from "./use-seat-words";

export interface SeatPartProps extends ListedSeat {
  readonly isChosen: boolean;
  readonly onTurn: (seatId: string, isRange: boolean) => void;
  readonly onOpen: (seatId: string) => void;
}

export const SeatName = chakra("button", {
  base: {
    minW: "0",
    minH: { base: "44", md: "32" },
    flex: "1",
    textAlign: "start",
    fontWeight: "semibold",
    cursor: "pointer",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    _hover: { color: "accent.text" },
  },
});

const Line = chakra("div", {
  base: {
    display: "flex",
    gap: "8",
    justifyContent: "space-between",
    whiteSpace: "nowrap",
    overflow: "hidden",
    fontVariantNumeric: "tabular-nums",
    "& > :first-of-type": { overflow: "hidden", textOverflow: "ellipsis" },
  },
});

/** What moves with the clock. */
function SeatTimes({ seat }: Pick<ListedSeat, "seat">) {
  const words = useSeatWords();
  const now = useRoomNow();
  const { asks_browser: asksBrowser } = useOpenRoom().board.room;
  const unsent = words.unsent(seat);
  return (
    <>
      <Line>
        <span>{[words.sign(seat, now), unsent].filter((part) => part !== "").join(" · ")}</span>
        <Box as="span" fontWeight="medium">
          {words.left(seat, now)}
        </Box>
      </Line>
      <Line color="fg.muted" fontSize="xs">
        <span>{[words.answered(seat), words.saved(seat)].filter((part) => part !== "").join(" · ")}</span>
        <span>{words.differs(seat)}</span>
      </Line>
      <Line color="fg.muted" fontSize="xs">
        <span>{words.away(seat)}</span>
        <span>
          {(asksBrowser && (seat.lockdown !== null || seat.device !== null) ? words.browser(seat) : "") ||
            words.device(seat)}
        </span>
      </Line>
    </>
  );
}

/** The height of a card, in px. */
export const cardHeight = 140;

/** A seat as a card. */
export const SeatCard = memo(function SeatCard({ seat, state, isChosen, onTurn, onOpen }: SeatPartProps) {
  const t = useMessage();
  return (
    <Box
      as="li"
      data-seat={seat.seat_id}
      bg="bg.card"
      borderWidth="1px"
      borderColor={isChosen ? "accent.solid" : "border"}
      borderRadius="card"
      px="12"
      py="8"
      minW="0"
    >
      <Flex align="center" gap="8">
        <SeatCheck seat={seat} isChosen={isChosen} onTurn={onTurn} />
        <SeatName type="button" onClick={() => onOpen(seat.seat_id)}>
          {seat.name}
        </SeatName>
        <StateMark state={state} />
      </Flex>
      {seat.name_twice ? (
        <Box fontSize="xs" color="warn.text">
          {t("board.nameTwice")}
        </Box>
      ) : null}
      <SeatTimes seat={seat} />
    </Box>
  );
});
