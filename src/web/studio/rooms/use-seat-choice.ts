import { useRef } from "react";
import { useDraftValue } from "./board-draft";

export interface SeatChoice {
  readonly chosen: ReadonlySet<string>;
  /** Chooses a seat or leaves it; with `isRange` also those between it and the one before. */
  readonly turn: (seatId: string, isRange: boolean) => void;
  /** Chooses these alone; an empty list: none. */
  readonly choose: (seatIds: readonly string[]) => void;
}

const nobody: ReadonlySet<string> = new Set();

/** The seats that are chosen, of those that are there; `shown` is their order on screen. */
export function useSeatChoice(there: readonly string[], shown: readonly string[]): SeatChoice {
  const [ids, setIds] = useDraftValue<ReadonlySet<string>>("page", "chosen", nobody);
  const last = useRef<string | null>(null);
  const chosen = new Set(there.filter((id) => ids.has(id)));
  return {
    chosen,
    turn: (seatId, isRange) => {
      const [from, to] = [shown.indexOf(last.current ?? ""), shown.indexOf(seatId)];
      last.current = seatId;
      const isChosen = !chosen.has(seatId);
      const turned = isRange && from !== -1 ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [seatId];
      setIds(isChosen ? new Set([...chosen, ...turned]) : new Set([...chosen].filter((id) => !turned.includes(id))));
    },
    choose: (seatIds) => {
      last.current = null;
      setIds(new Set(seatIds));
    },
  };
}
