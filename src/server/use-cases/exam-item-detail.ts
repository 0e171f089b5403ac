import type { Attempt, NextStep } from "../../contract/exam";
import { standingOf } from "./sitting/lease";
import { currentAttempt } from "./sitting/time";
import { attemptView, nextStepOf } from "./sitting/view";
import type { Caller, Tools } from "./tools";

/** A sitting as it stands now. */
export async function examItemDetail(
  tools: Tools,
  caller: Caller,
  input: { attempt_id: string; lease?: string | undefined },
): Promise<Attempt> {
  const attempt = await currentAttempt(tools, caller.userId, input.attempt_id);
  const test = await tools.catalogue.test(tools.db, attempt.menuId, attempt.version);
  const standing = input.lease === undefined ? null : await standingOf(tools.db, attempt, input.lease);
  return attemptView(
    tools.db,
    test,
    attempt,
    tools.clock(),
    standing?.kind === "current" ? (input.lease ?? null) : null,
  );
}

/** The item that an adaptive sitting presents now; the same one until it is answered. */
export async function presentedExercise(
  tools: Tools,
  caller: Caller,
  input: { attempt_id: string },
): Promise<NextStep> {
  const attempt = await currentAttempt(tools, caller.userId, input.attempt_id);
  const test = await tools.catalogue.test(tools.db, attempt.menuId, attempt.version);
  return nextStepOf(tools.db, test, attempt);
}
