import { eq } from "drizzle-orm";
import { attemptStages } from "../db/schema";
import { timeCredits } from "../db/time-credits-schema";
import { CallRefusal } from "../refusal";
import { append, type AttemptRow } from "../sitting/attempt";
import { stagesIn } from "../sitting/sections";
import { creditsOf, deadlineOf, stageDeadlineOf } from "../sitting/time-limits";
import type { Dependencies } from "./dependencies";
import { moveStageDeadline, toSittingUnderWay } from "./sitting/under-way";

/** Time given to one sitting beside its limit. */
export interface GivenTime {
  readonly attemptId: string;
  /** The section that it is for; left out: the whole test, and in it the section under way. */
  readonly stage?: string;
  /** Whole and positive. */
  readonly ms: number;
  readonly reason: "pause" | "extension" | "outage";
  /** Who gives it; left out: the server. */
  readonly givenBy?: string;
  readonly note?: string;
}

/**
 * Gives time to a sitting under way: one row in the ledger, one in the log, and deadlines made anew from the ledger.
 * Refused where the sitting is over or the test has no such section.
 */
export const giveTime = async (deps: Dependencies, given: GivenTime): Promise<AttemptRow> => {
  const { attemptId, stage = null, ms, reason, givenBy = null, note = "" } = given;
  if (!Number.isSafeInteger(ms) || ms <= 0) throw new CallRefusal("invalidRequest");
  return toSittingUnderWay(deps, attemptId, async (tx, attempt, now) => {
    const test = await deps.catalogue.test(tx, attempt.menuId, attempt.version);
    if (stage !== null && !stagesIn(test, attempt).includes(stage)) throw new CallRefusal("stageMismatched");

    const creditId = deps.ids();
    await tx.insert(timeCredits).values({ creditId, attemptId, stage, ms, reason, givenBy, note, givenAt: now });
    const credits = await creditsOf(tx, attemptId);
    const deadline = deadlineOf(test.definition, attempt, credits) ?? attempt.deadline;
    const stages = await tx.select().from(attemptStages).where(eq(attemptStages.attemptId, attemptId));
    const open = stages.find((one) => one.stage === attempt.stage);
    const stageDeadline =
      open === undefined ? null : stageDeadlineOf(test.definition, { ...attempt, deadline }, open, credits);
    if (open !== undefined) await moveStageDeadline(tx, attempt, stageDeadline);
    const credit = { credit_id: creditId, stage, ms, reason, given_by: givenBy, note };
    const payload = { ...credit, deadline, stage_deadline: stageDeadline };
    const entry = { kind: "credit", payload, leaseEpoch: attempt.leaseEpoch } as const;
    return append(tx, attempt, now, entry, { deadline, stageDeadline });
  });
};
