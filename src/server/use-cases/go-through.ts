import { and, eq } from "drizzle-orm";
import type { CheckStatusOutput } from "../../contract/attempt/exam";
import { servedAtOf } from "../attempts/attempt";
import { checkPayloadOf, type CheckStatusInput } from "../attempts/operation";
import { goneThrough } from "../db/review-schema";
import { CallRefusal } from "../support/refusal";
import type { Principal } from "./caller";
import type { Dependencies } from "./dependencies";
import { currentAttempt } from "./sitting/current";

/** Records that the owner of a finished attempt has gone through one of its items, or removes the record. */
export async function goThrough(
  deps: Dependencies,
  caller: Principal,
  input: CheckStatusInput,
): Promise<CheckStatusOutput> {
  const { exercise_id: itemId, check_status: status } = input;
  const { attemptId, status: standing, lastSeq } = await currentAttempt(deps, caller, input.attempt_id);
  if (standing !== "finished") throw new CallRefusal("invalidRequest");
  if ((await servedAtOf(deps.db, attemptId, itemId)) === null) throw new CallRefusal("itemNotServed");
  const at = deps.clock();
  if (status === 1) await deps.db.insert(goneThrough).values({ attemptId, itemId, at }).onConflictDoNothing();
  else
    await deps.db.delete(goneThrough).where(and(eq(goneThrough.attemptId, attemptId), eq(goneThrough.itemId, itemId)));
  return { ...checkPayloadOf(input), seq: lastSeq, saved_at: at, applied: true, lease_held: false };
}
