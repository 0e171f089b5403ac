import type { RoomPhase, SeatPhase } from "../../../contract/rooms/room-phases";
import type { Board } from "../../../contract/rooms/rooms";

/** The steps of an exam in a room, in order. */
export const roomSteps = ["admit", "start", "run", "end", "sign"] as const;
export type RoomStep = (typeof roomSteps)[number];

/** The step at which a room is; null: all is done. */
export function stepOf(phase: RoomPhase, counts: Pick<SeatCounts, "waiting" | "expected">): RoomStep | null {
  switch (phase) {
    case "preparing":
      return "admit";
    case "admitting":
      return counts.waiting > 0 || counts.expected > 0 ? "admit" : "start";
    case "running":
    case "held":
      return "run";
    case "ending":
      return "end";
    case "ended":
      return "sign";
    case "signed":
      return null;
  }
}

export type SeatCounts = Readonly<Record<SeatPhase | "inside" | "begun", number>>;

/** How many seats are in each phase; inside: admitted or sitting; begun: have seen the questions. */
export function seatCounts(seats: Board["seats"]): SeatCounts {
  const of = (...phases: readonly SeatPhase[]) => seats.filter(({ phase }) => phases.includes(phase)).length;
  return {
    expected: of("expected"),
    waiting: of("waiting"),
    admitted: of("admitted"),
    sitting: of("sitting"),
    paused: of("paused"),
    handedIn: of("handedIn"),
    dismissed: of("dismissed"),
    absent: of("absent"),
    inside: of("admitted", "sitting", "paused"),
    begun: of("sitting", "paused", "handedIn", "dismissed"),
  };
}
