import type { z } from "zod";
import type { toolStateInput, ToolStateOutput } from "../../contract/attempt/exam";
import { servedAtOf, type AttemptRow } from "../attempts/attempt";
import { isNestedTooDeep } from "../attempts/json-depth";
import { leaseStandingOf } from "../attempts/lease";
import { keepToolState } from "../attempts/tool-states";
import { refusalOfUnserved } from "../attempts/unserved";
import { CallRefusal } from "../support/refusal";
import type { Principal } from "./caller";
import type { Dependencies } from "./dependencies";
import { currentAttempt } from "./sitting/current";

/** In characters of JSON. */
const longestState = 32_768;

const isTooMuch = (state: unknown): boolean => isNestedTooDeep(state) || JSON.stringify(state).length > longestState;

async function refusalOf({ db, catalogue }: Dependencies, attempt: AttemptRow, itemId: string): Promise<CallRefusal> {
  const test = await catalogue.test(db, attempt.menuId, attempt.version);
  return refusalOfUnserved({ tx: db, attempt, test }, test.items.get(itemId));
}

/** Stores the state of a student's tools during a sitting. Takes no lock, so that it does not wait for answers. */
export async function saveToolState(
  deps: Dependencies,
  caller: Principal,
  { attempt_id, exercise_id: itemId, revision, epoch, state, lease, idempotency_key }: z.output<typeof toolStateInput>,
): Promise<ToolStateOutput> {
  if (isTooMuch(state)) throw new CallRefusal("invalidRequest");
  const attempt = await currentAttempt(deps, caller, attempt_id);
  const standing = await leaseStandingOf(deps.db, attempt, lease);
  if (attempt.status === "finished") throw new CallRefusal("attemptClosed");
  const { attemptId } = attempt;
  if (itemId !== null && (await servedAtOf(deps.db, attemptId, itemId)) === null)
    throw await refusalOf(deps, attempt, itemId);
  const savedAt = deps.clock();
  const applied = await keepToolState(deps.db, {
    attemptId,
    itemId,
    epoch: Math.min(epoch ?? standing.epoch, standing.epoch),
    revision,
    state,
    idempotencyKey: idempotency_key,
    savedAt,
  });
  return { exercise_id: itemId, revision, saved_at: savedAt, applied, lease_held: standing.kind === "current" };
}
