import type { Attempt, NextStep } from "../../contract/exam";
import type { Caller } from "./caller";
import type { Dependencies } from "./dependencies";
import { leaseStandingOf } from "./sitting/lease";
import { currentAttempt } from "./sitting/time";
import { attemptView, nextStepOf } from "./sitting/view";

/** A sitting as it stands now. */
export async function examItemDetail(
  deps: Dependencies,
  caller: Caller,
  input: { attempt_id: string; lease?: string | undefined },
): Promise<Attempt> {
  const attempt = await currentAttempt(deps, caller.userId, input.attempt_id);
  const test = await deps.catalogue.test(deps.db, attempt.menuId, attempt.version);
  const standing = input.lease === undefined ? null : await leaseStandingOf(deps.db, attempt, input.lease);
  return attemptView(deps.db, test, attempt, deps.clock(), standing?.kind === "current" ? (input.lease ?? null) : null);
}

/** The item that an adaptive sitting presents now; the same one until it is answered. */
export async function presentedExercise(
  deps: Dependencies,
  caller: Caller,
  input: { attempt_id: string },
): Promise<NextStep> {
  const attempt = await currentAttempt(deps, caller.userId, input.attempt_id);
  const test = await deps.catalogue.test(deps.db, attempt.menuId, attempt.version);
  return nextStepOf(deps.db, test, attempt);
}
