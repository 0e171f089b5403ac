import { createContext, useContext } from "react";
import type { Board } from "../../../contract/rooms/rooms";
import type { RoomCommand } from "./room-command";
import type { RoomAction, SeatAction } from "./seat-actions";

interface SeatQuestion {
  readonly of: Exclude<SeatAction, "admit" | "unpause" | "comeBack" | "dismiss">;
  readonly seats: readonly string[] | "all";
}
interface StepQuestion {
  readonly of: Extract<RoomAction, "start" | "hold" | "plan" | "end" | "sign">;
}
/** What is asked before a command is sent; `seats` are those that it is about. */
export type RoomQuestion = SeatQuestion | StepQuestion;

/** An open room, as its parts need it. */
export interface OpenRoom {
  readonly board: Board;
  readonly mayTime: boolean;
  readonly maySign: boolean;
  readonly run: (command: RoomCommand) => void;
  readonly ask: (question: RoomQuestion) => void;
  readonly openSeat: (seatId: string) => void;
}

const RoomContext = createContext<OpenRoom | null>(null);
export const OpenRoomProvider = RoomContext.Provider;

/** The open room around this component. */
export function useOpenRoom(): OpenRoom {
  const room = useContext(RoomContext);
  if (room === null) throw new Error("no room above this component");
  return room;
}
