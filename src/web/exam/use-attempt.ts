import { useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import type { SnapshotFrom } from "xstate";
import type { attemptMachine } from "../../../machines/exam/attempt.machine";
import { useSession, useSessionActor } from "../site/session-context";
import { followPerson, openAttempt, type AttemptActor } from "./attempts";

export interface AttemptRequest {
  readonly menu_id: string;
  readonly mode?: string;
  readonly start_level?: number;
}

/** The sitting that this page shows, and its state. */
export const useAttempt = ({
  menu_id,
  mode,
  start_level,
}: AttemptRequest): { readonly actor: AttemptActor; readonly state: SnapshotFrom<typeof attemptMachine> } => {
  const session = useSessionActor();
  const person = useSession(({ context }) => context.profile?.username ?? null);
  const actor = useMemo(
    () => openAttempt(person ?? "", { menuId: menu_id, mode: mode ?? null, startLevel: start_level ?? null }),
    [person, menu_id, mode, start_level],
  );
  useEffect(() => followPerson(session), [session]);
  return { actor, state: useSelector(actor, (snapshot) => snapshot) };
};
