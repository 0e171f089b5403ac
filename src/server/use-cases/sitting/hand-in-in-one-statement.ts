import type { Attempt } from "../../../contract/attempt/attempt";
import { nameOfOwner, type Owner } from "../../attempts/owner";
import { stagesIn } from "../../attempts/sections";
import { deliveryRulesOf } from "../../delivery/rules";
import type { Dependencies } from "../dependencies";
import { endingOfSitting } from "./finish";
import type { HandIns } from "./hand-ins";
import { restsUntil } from "./key-harvesting";
import { endingOf, isClockEarly, uncontestedManifest, type AdvanceInput } from "./leaving";
import { isEndDue } from "./settle";
import { attemptView } from "./view";

/**
 * Hands an attempt in in the usual case: the window with the current lease leaves the last section. The attempt is
 * read, scored, and ended if nothing was written to it in between, so that no lock is needed. null in any other case,
 * and then nothing is written.
 */
export const handInInOneStatement = (
  deps: Dependencies,
  handIns: HandIns,
  owner: Owner,
  input: AdvanceInput,
): Promise<Attempt | null> => handIns.inTurn(nameOfOwner(owner), () => handIn(deps, handIns, owner, input));

async function handIn(
  { db, clock, catalogue }: Dependencies,
  { read: readSitting, finish }: HandIns,
  owner: Owner,
  input: AdvanceInput,
): Promise<Attempt | null> {
  const read = await readSitting({ owner, attemptId: input.attempt_id, lease: input.lease });
  const now = clock();
  if (read === null || read.standing.kind !== "current" || input.contested?.length) return null;
  const { attempt, written } = read;
  if (attempt.status !== "sitting" || attempt.stage !== input.stage || isEndDue(attempt, now)) return null;
  if (isClockEarly(input, attempt, now)) return null;
  const test = await catalogue.test(db, attempt.menuId, attempt.version);
  if (stagesIn(test, attempt).at(-1) !== attempt.stage) return null;
  const delivery = deliveryRulesOf(test);
  const ending = endingOf(delivery, attempt, input, now);
  if ((await restsUntil(db, { ...attempt, status: "finished", finishedAt: ending.at })) !== null) return null;
  await delivery.refuseLeaving(db, test, { attempt, manifest: uncontestedManifest(input), log: written.log, now });
  const { attempt: finished, row } = endingOfSitting(test, { attempt, written }, ending, now);
  if (!(await finish(row))) return null;
  return attemptView(db, test, finished, now, { lease: input.lease, hasContent: false, written });
}
