import { chakra } from "@chakra-ui/react/styled-system";
import type { BoardSeat } from "../../../contract/rooms/rooms";
import { useMessage } from "../../i18n/use-message";

/** A box with a target as large as a finger. */
export const CheckTarget = chakra("label", {
  base: {
    display: "inline-flex",
    flex: "none",
    alignItems: "center",
    justifyContent: "center",
    minW: { base: "44", md: "32" },
    minH: { base: "44", md: "32" },
    ms: "-8",
    cursor: "pointer",
    "& input": { width: "18px", height: "18px", accentColor: "var(--iv-colors-accent-solid)" },
  },
});

interface SeatCheckProps {
  readonly seat: Pick<BoardSeat, "seat_id" | "name">;
  readonly isChosen: boolean;
  readonly onTurn: (seatId: string, isRange: boolean) => void;
}

/** Chooses a seat; with Shift also those between it and the one before. */
export function SeatCheck({ seat: { seat_id: id, name }, isChosen, onTurn }: SeatCheckProps) {
  const t = useMessage();
  return (
    <CheckTarget>
      <input
        type="checkbox"
        aria-label={t("board.choose", { name })}
        checked={isChosen}
        onChange={({ nativeEvent }) => onTurn(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        onKeyDown={(event) => {
          if (event.key !== " " || !event.shiftKey) return;
          event.preventDefault();
          onTurn(id, true);
        }}
      />
    </CheckTarget>
  );
}
