import type { BoardSeat } from "../../../contract/rooms/rooms";
import { useMessage } from "../../i18n/use-message";
import { entrantsFor } from "./DeviceDialog";
import { admitting, dismissing, messaging, unpausing } from "./make-commands";
import { comeBackText } from "./message-templates";
import { useOpenRoom } from "./room-context";
import { appliesTo, ofOneSeat, ofTime, type SeatAction } from "./seat-actions";
import { useSeatWords } from "./use-seat-words";

/** An action on seats that are chosen. */
export interface SeatOffer {
  readonly action: SeatAction;
  readonly label: string;
  /** Why it cannot be done now, in words; null: it can. */
  readonly refusal: string | null;
  readonly act: () => void;
}

/** What can be done for seats, each with the reason where it cannot; it is done for those to which it applies. */
export function useSeatOffers(): (action: SeatAction, seats: readonly BoardSeat[]) => SeatOffer {
  const t = useMessage();
  const words = useSeatWords();
  const { board, mayTime, run, ask } = useOpenRoom();
  const roomId = board.room.room_id;
  const isSigned = board.room.phase === "signed";
  const applies = (action: SeatAction, seat: BoardSeat): boolean =>
    appliesTo(action, action === "device" ? { ...seat, entrants: entrantsFor(seat, board.seats) } : seat);
  return (action, seats) => {
    const isTooMany = ofOneSeat.includes(action) && seats.length > 1;
    const those = isTooMany ? [] : seats.filter((seat) => applies(action, seat));
    const ids = those.map(({ seat_id: id }) => id);
    const concerned = { roomId, seats: ids, who: words.who(ids, board) };
    const refusal = (): string | null => {
      if (ofTime.includes(action) && !mayTime) return t("board.cannot.right");
      if (action === "incident") return isSigned ? t("board.cannot.incident") : null;
      if (isTooMany) return t("board.cannot.several");
      return those.length === 0 ? t(`board.cannot.${action}`) : null;
    };
    const act = () => {
      if (action === "admit") return run(admitting(concerned));
      if (action === "unpause") return run(unpausing(concerned, ""));
      if (action === "dismiss") return run(dismissing(concerned));
      if (action === "comeBack") return run(messaging(concerned, comeBackText));
      return ask({ of: action, seats: ids });
    };
    const isPart = those.length > 0 && those.length < seats.length;
    const label = t(`board.do.${action}`);
    return { action, label: isPart ? `${label} (${those.length})` : label, refusal: refusal(), act };
  };
}
