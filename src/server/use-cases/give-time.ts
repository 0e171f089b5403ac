import { eq } from "drizzle-orm";
import { append, type AttemptRow } from "../attempts/attempt";
import type { TestOutline } from "../attempts/catalogue";
import { sectionsIn } from "../attempts/sections";
import { creditsOf, deadlineOf, stageDeadlineOf } from "../attempts/time-limits";
import { attempts, attemptStages } from "../db/schema";
import { timeCredits } from "../db/time-credits-schema";
import { CallRefusal } from "../support/refusal";
import type { Dependencies } from "./dependencies";
import { moveStageDeadline, toSittingUnderWay } from "./sitting/under-way";

/** Extra time for one sitting. */
export interface GivenTime {
  readonly attemptId: string;
  /** The section that it is for; left out: the whole test, including the section under way. */
  readonly stage?: string;
  /** A positive integer. */
  readonly ms: number;
  readonly reason: "pause" | "extension" | "outage";
  /** The person who gives it; left out: the server. */
  readonly givenBy?: string;
  readonly note?: string;
}

/**
 * Why a section can be given no time. unknown: there is no such section; over: it has ended; untimed: it has no time
 * limit.
 */
export type StageRefusal = "unknown" | "over" | "untimed";

const stageRefusal = (test: TestOutline, attempt: AttemptRow, stage: string): StageRefusal | null => {
  const sections = sectionsIn(test.definition, attempt);
  const place = sections.findIndex((one) => one.stage === stage);
  if (place === -1) return "unknown";
  if (place < sections.findIndex((one) => one.stage === attempt.stage)) return "over";
  return sections[place]?.time_limit_ms === null && attempt.deadline === null ? "untimed" : null;
};

/**
 * Gives time to a sitting under way: inserts a credit, appends a row to the log, and computes the deadlines again from
 * all credits. Throws `attemptClosed` if the attempt is over, `stageMismatched` if the section can be given no time.
 */
export const giveTime = async (deps: Dependencies, given: GivenTime): Promise<AttemptRow> => {
  const { attemptId, stage = null, ms, reason, givenBy = null, note = "" } = given;
  if (!Number.isSafeInteger(ms) || ms <= 0) throw new CallRefusal("invalidRequest");
  return toSittingUnderWay(deps, attemptId, async (tx, attempt, now) => {
    const test = await deps.catalogue.test(tx, attempt.menuId, attempt.version);
    const refusal = stage === null ? null : stageRefusal(test, attempt, stage);
    if (refusal !== null) throw new CallRefusal("stageMismatched", { reason: refusal });

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

/** Whether any section of an attempt has a time limit. */
export async function hasLimits(deps: Dependencies, attemptId: string): Promise<boolean> {
  const [attempt] = await deps.db.select().from(attempts).where(eq(attempts.attemptId, attemptId));
  if (attempt === undefined) return false;
  const { definition } = await deps.catalogue.outline(deps.db, attempt.menuId, attempt.version);
  return sectionsIn(definition, attempt).some((section) => section.time_limit_ms !== null);
}
