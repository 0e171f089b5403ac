import type { Attempt } from "../../../contract/exam";
import { isGivenUp } from "../../db/transaction";
import { deliveryRulesOf } from "../../delivery/rules";
import { nameOfOwner, type Owner } from "../../sitting/owner";
import { stagesIn } from "../../sitting/sections";
import { readSitting } from "../../sitting/written";
import type { Dependencies } from "../dependencies";
import { finishAsRead } from "./finish";
import { willRest } from "./harvest";
import { endingOf, manifestOf, type AdvanceInput } from "./leaving";
import { isDue } from "./settle";
import { attemptView } from "./view";

/**
 * Hands a sitting in in its ordinary case: who holds it leaves its last section. One statement reads it and one ends
 * it, where nobody has written to it in between; a year hands in at the same moment. null where it is another case, and
 * nothing was written then.
 */
export const handInAtOnce = (deps: Dependencies, owner: Owner, input: AdvanceInput): Promise<Attempt | null> =>
  deps.inTurn(nameOfOwner(owner), async () => {
    const { db } = deps;
    const now = deps.clock();
    const read = await readSitting(db, owner, input.attempt_id, input.lease);
    if (read === null || read.standing.kind !== "current" || input.contested?.length) return null;
    const { attempt, written } = read;
    if (attempt.status !== "sitting" || attempt.stage !== input.stage || isDue(attempt, now)) return null;
    const test = await deps.catalogue.test(db, attempt.menuId, attempt.version);
    if (stagesIn(test, attempt).at(-1) !== attempt.stage) return null;
    const delivery = deliveryRulesOf(test);
    const ending = endingOf(delivery, attempt, input, now);
    if (await willRest(db, { ...attempt, status: "finished", finishedAt: ending.at })) return null;
    await delivery.refuseLeaving(db, test, { attempt, manifest: manifestOf(input), log: written.log, now });
    const finished = await finishAsRead(db, deps, read, ending, now).catch((error: unknown) =>
      isGivenUp(error) ? null : Promise.reject(error),
    );
    if (finished === null) return null;
    return attemptView(db, test, finished.attempt, now, { lease: input.lease, hasContent: false, written });
  });
