import { useSelector as useStored } from "@tanstack/react-store";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { AttemptSnapshot } from "../../../machines/exam/attempt.selectors";
import { selectProfile } from "../../../machines/session/session.selectors";
import { useSession, useSessionActor } from "../site/session-context";
import type { AttemptActor } from "./attempts";
import { useDesk } from "./desk-context";
import { followPerson } from "./follow-person";

export interface AttemptRequest {
  readonly menu_id: string;
  readonly mode?: string;
  readonly start_level?: number;
}

export interface ShownAttempt {
  readonly actor: AttemptActor;
  readonly state: AttemptSnapshot;
}

/** The sitting that this page shows, and its state; null until the page stands. Rendering alone opens nothing. */
export const useAttempt = ({ menu_id, mode, start_level }: AttemptRequest): ShownAttempt | null => {
  const desk = useDesk();
  const person = useSession((now) => selectProfile(now)?.username ?? null);
  const session = useSessionActor();
  useEffect(() => followPerson(desk, session), [desk, session]);
  useEffect(() => {
    if (person !== null) desk.open(person, { menuId: menu_id, mode: mode ?? null, startLevel: start_level ?? null });
  }, [desk, person, menu_id, mode, start_level]);
  const actor = useStored(desk.running, (all) => all[menu_id]?.actor);
  const state = useSelector(actor, (snapshot) => snapshot);
  return actor === undefined || state === undefined ? null : { actor, state };
};
