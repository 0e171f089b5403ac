import type { CheckStatusOutput } from "../../contract/attempt/exam";
import type { Recorder } from "../attempts/answer-batch/recorder";
import type { CheckStatusInput } from "../attempts/operation";
import type { Bearer } from "./caller";
import type { Dependencies } from "./dependencies";
import { goThrough } from "./go-through";
import { checkInOneStatement } from "./sitting/check-in-one-statement";
import { checkInTransaction } from "./sitting/check-in-transaction";

/**
 * Marks an item for review, or removes the mark. Without a lease, after the end of the attempt, it records instead that
 * the item was gone through.
 */
export const updateCheckStatus = async (
  deps: Dependencies,
  recorder: Pick<Recorder<unknown>, "known" | "record">,
  bearer: Bearer,
  input: CheckStatusInput,
): Promise<CheckStatusOutput> => {
  // The single statement of the usual case checks only for disabled accounts, not for other statuses.
  if (deps.checksStatus?.() === true) await bearer.caller();
  const { lease } = input;
  if (lease === undefined) return goThrough(deps, await bearer.caller(), input);
  const held = { ...input, lease };
  return (await checkInOneStatement(recorder, bearer, held)) ?? checkInTransaction(deps, await bearer.caller(), held);
};
