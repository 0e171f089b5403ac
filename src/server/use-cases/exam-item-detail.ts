import type { Attempt } from "../../contract/attempt/attempt";
import type { NextStep } from "../../contract/attempt/exam";
import { leaseStandingOf } from "../attempts/lease";
import type { Principal } from "./caller";
import type { Dependencies } from "./dependencies";
import { currentSitting } from "./sitting/current";
import { nextStepOf } from "./sitting/presented";
import { attemptView } from "./sitting/view";

/** The attempt as it is now. */
export async function examItemDetail(
  deps: Dependencies,
  caller: Principal,
  { attempt_id: attemptId, lease }: { attempt_id: string; lease?: string | undefined },
): Promise<Attempt> {
  const { attempt, test } = await currentSitting(deps, caller, attemptId);
  const standing = lease === undefined ? null : await leaseStandingOf(deps.db, attempt, lease);
  return attemptView(deps.db, test, attempt, deps.clock(), {
    lease: standing?.kind === "current" ? (lease ?? null) : null,
  });
}

/** The item that an adaptive attempt presents now; the same until it is answered. */
export const presentedExercise = async (
  deps: Dependencies,
  caller: Principal,
  input: { attempt_id: string },
): Promise<NextStep> => nextStepOf(deps.db, await currentSitting(deps, caller, input.attempt_id));
