import type { SnapshotFrom } from "xstate";
import type { boardMachine } from "./board.machine";

type BoardSnapshot = SnapshotFrom<typeof boardMachine>;

/**
 * How current a board is. `behind`: it is asked for every few seconds. `stale`: the server is not reached. `over`: the
 * record is signed or, with a fault, the room is not open to this person any more.
 */
export type BoardPhase = "connecting" | "live" | "behind" | "stale" | "signedOut" | "over";

export const selectBoardPhase = (snapshot: BoardSnapshot): BoardPhase => {
  const { board, failures } = snapshot.context;
  if (snapshot.matches({ following: "live" })) return "live";
  if (snapshot.matches("behind")) return board === null ? "connecting" : "behind";
  if (snapshot.matches("stale")) return "stale";
  if (snapshot.matches("signedOut")) return "signedOut";
  if (snapshot.matches("over")) return "over";
  return board === null || failures === 0 ? "connecting" : "behind";
};

/** When the server was last heard (epoch ms, by this device's clock) by a board that is stale; null: it is not. */
export const selectStaleSince = (snapshot: BoardSnapshot): number | null =>
  snapshot.matches("stale") ? snapshot.context.heardAt : null;
