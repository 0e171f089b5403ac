import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { createActor } from "xstate";
import { selectBoardPhase, selectStaleSince, type BoardPhase } from "../../../../machines/room/board.selectors";
import { isSignedIn } from "../../../../machines/session/session.selectors";
import type { Fault } from "../../../../machines/support/fault";
import type { Board } from "../../../contract/rooms/rooms";
import { useSession } from "../../contexts/session-context";
import { wiredBoard } from "../../effects/rooms/board";

/** The board of a room as this window knows it. */
export interface KnownBoard {
  readonly phase: BoardPhase;
  /** null: not received yet. */
  readonly board: Board | null;
  /** When the server was last heard (epoch ms, by this device's clock), while `stale`; else null. */
  readonly staleSince: number | null;
  /** Another window of this browser gets the changes at once; this one is `behind` until it is used. */
  readonly isElsewhere: boolean;
  /** Why the last call failed; null: it did not. */
  readonly fault: Fault | null;
  /** Asks for the board where it does not come by itself: after a command, or to try again. */
  readonly refresh: () => void;
}

/**
 * The board of a room while the page is shown. After the sign-in has ended it goes on once somebody has signed in.
 * `board`: how it is followed, the same at every render.
 */
export function useBoard(roomId: string, board: typeof wiredBoard = wiredBoard): KnownBoard {
  const open = () => ({ roomId, actor: createActor(board, { input: { roomId } }) });
  const [opened, setOpened] = useState(open);
  const { actor } = opened;
  if (opened.roomId !== roomId) setOpened(open());

  useEffect(() => {
    actor.start();
    const look = (): void => actor.send({ type: document.visibilityState === "hidden" ? "page.hidden" : "page.shown" });
    const use = (): void => actor.send({ type: "page.focused" });
    look();
    document.addEventListener("visibilitychange", look);
    window.addEventListener("focus", use);
    window.addEventListener("online", use);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("focus", use);
      window.removeEventListener("online", use);
      actor.send({ type: "page.hidden" });
    };
  }, [actor]);

  const signedIn = useSession(isSignedIn);
  useEffect(() => {
    if (signedIn) actor.send({ type: "person.signedIn" });
  }, [actor, signedIn]);

  const snapshot = useSelector(actor, (now) => now);
  const { board: known, fault, isElsewhere } = snapshot.context;
  return {
    phase: selectBoardPhase(snapshot),
    board: known,
    staleSince: selectStaleSince(snapshot),
    isElsewhere,
    fault,
    refresh: () => actor.send({ type: "refresh.wanted" }),
  };
}
