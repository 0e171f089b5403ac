import { useSelector as useStored } from "@tanstack/react-store";
import { useSelector } from "@xstate/react";
import { useCallback, useEffect } from "react";
import type { AttemptSnapshot } from "../../../machines/exam/attempt.selectors";
import { useSessionActor } from "../contexts/session-context";
import { useSitter } from "../contexts/sitter";
import { useVisitorActor } from "../contexts/visitor-context";
import type { AttemptActor } from "./attempt-registry";
import { useAttemptRegistry } from "./attempt-registry-context";
import { followPerson } from "./follow-person";

export interface AttemptRequest {
  readonly menu_id: string;
  readonly mode?: string;
  readonly start_level?: number;
  readonly assignment_id?: string;
}

export interface ShownAttempt {
  readonly actor: AttemptActor;
  readonly state: AttemptSnapshot;
  /** Opens the attempt anew once this one is over. */
  readonly openAgain: () => void;
}

/** The attempt of this page and its state; null until the page is mounted. Rendering alone opens no attempt. */
export const useAttempt = ({ menu_id, mode, start_level, assignment_id }: AttemptRequest): ShownAttempt | null => {
  const registry = useAttemptRegistry();
  const person = useSitter();
  const session = useSessionActor();
  const visitor = useVisitorActor();
  useEffect(() => followPerson(registry, session, visitor), [registry, session, visitor]);
  const open = useCallback(() => {
    if (person !== null)
      registry.open(person, {
        menuId: menu_id,
        mode: mode ?? null,
        startLevel: start_level ?? null,
        assignmentId: assignment_id ?? null,
      });
  }, [registry, person, menu_id, mode, start_level, assignment_id]);
  useEffect(open, [open]);
  const running = useStored(registry.running, (all) => all[menu_id]);
  const state = useSelector(running?.actor, (snapshot) => snapshot);
  return running === undefined || state === undefined ? null : { actor: running.actor, state, openAgain: open };
};
