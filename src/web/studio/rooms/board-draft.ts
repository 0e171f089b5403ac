import { createContext, useContext, useState } from "react";
import type { SessionActor } from "../../contexts/session-context";
import type { RoomCommand } from "./room-command";

/** What an invigilator has chosen, opened and typed at a board, by name. It is in the memory of the window alone. */
export interface BoardDraft {
  /** Of the page: what is chosen and what is open. */
  readonly page: Map<string, unknown>;
  /** Of the open dialog: what is typed in its fields. */
  readonly dialog: Map<string, unknown>;
}

/** The work of a person at a board whose sign-in has ended. */
export interface InterruptedWork {
  readonly person: string;
  readonly draft: BoardDraft;
  /** Commands that were sent and not answered, or refused. */
  readonly commands: readonly RoomCommand[];
}

const interrupted = new WeakMap<SessionActor, Map<string, InterruptedWork>>();

/** Stores the work at the board of a room until the same person is back. */
export function storeInterrupted(session: SessionActor, roomId: string, work: InterruptedWork): void {
  const known = interrupted.get(session) ?? new Map<string, InterruptedWork>();
  known.set(roomId, work);
  interrupted.set(session, known);
}

/** The work that the person has at the board of a room since before the sign-in; nobody has that of somebody else. */
export function interruptedWork(session: SessionActor, roomId: string, person: string): InterruptedWork {
  const work = interrupted.get(session)?.get(roomId);
  return work?.person === person ? work : { person, draft: { page: new Map(), dialog: new Map() }, commands: [] };
}

/** Forgets the work at the board of a room, once its person has it back or somebody else is there. */
export const dropInterrupted = (session: SessionActor, roomId: string): void =>
  void interrupted.get(session)?.delete(roomId);

const DraftContext = createContext<BoardDraft | null>(null);
export const BoardDraftProvider = DraftContext.Provider;

/** A value of the board that is there again after the sign-in has ended in between; `name` is unique in its part. */
export function useDraftValue<Value>(
  part: keyof BoardDraft,
  name: string,
  first: Value,
): readonly [Value, (value: Value) => void] {
  const draft = useContext(DraftContext);
  if (draft === null) throw new Error("no board above this component");
  const values = draft[part];
  const [value, setValue] = useState(() => (values.has(name) ? (values.get(name) as Value) : first));
  return [
    value,
    (next) => {
      values.set(name, next);
      setValue(next);
    },
  ];
}
