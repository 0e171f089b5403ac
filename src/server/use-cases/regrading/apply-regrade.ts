import { and, eq, isNotNull, max } from "drizzle-orm";
import type { z } from "zod";
import { phaseAfter } from "../../../../machines/studio/phase-after";
import type { RegradeEvent } from "../../../../machines/studio/regrade.machine";
import { resultReleaseMachine } from "../../../../machines/studio/result-release.machine";
import { resultReleasePhaseSchema } from "../../../contract/classes/assignment-phases";
import type {
  regradeApplyInput,
  regradeDropInput,
  RegradePhase,
  RegradeStep,
} from "../../../contract/classes/regrades";
import { assignments } from "../../db/classes-schema";
import type { Queries } from "../../db/open";
import { regradeChanges, regrades } from "../../db/regrades-schema";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import { writeAudit } from "../audit";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { concernedAttempts, isReleased, lockRegrade, regradePhaseAfter, type LockedRegrade } from "./regrade-row";
import { standingRegrade } from "./standing-regrade";
import { notifyStudents, writeChanges } from "./write-changes";

type ApplyInput = z.output<typeof regradeApplyInput> & { readonly address: string };

const setPhase = (tx: Queries, { row }: LockedRegrade, changes: Partial<typeof regrades.$inferInsert>) =>
  tx.update(regrades).set(changes).where(eq(regrades.regradeId, row.regradeId));

/** Whether the scores that a preview was made of are those of now. */
async function isUpToDate(tx: Queries, { row, assignment }: LockedRegrade): Promise<boolean> {
  if (isReleased(assignment) && !row.neverLower && row.rule !== "restore") return false;
  if (row.rule === "restore" && (await standingRegrade(tx, row))?.regradeId !== row.restores) return false;
  return (await concernedAttempts(tx, row, { isLocking: true })).digest === row.attemptsDigest;
}

/** Leads back to a new preview. The refusal is returned, so that this is stored. */
async function outdated(tx: Queries, regrade: LockedRegrade): Promise<CallRefusal> {
  const phase = regradePhaseAfter(regrade.row, { type: "attempts.changed" });
  await setPhase(tx, regrade, { phase });
  await tx.delete(regradeChanges).where(eq(regradeChanges.regradeId, regrade.row.regradeId));
  return new CallRefusal("regradeChanged", { regrade_id: regrade.row.regradeId, phase });
}

async function nextOrdinal(tx: Queries, assignmentId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(regrades.ordinal) })
    .from(regrades)
    .where(and(eq(regrades.assignmentId, assignmentId), isNotNull(regrades.ordinal)));
  return (row?.last ?? 0) + 1;
}

/** Which rule stands after a regrade was applied, and before. */
async function succession(tx: Queries, { row }: LockedRegrade) {
  const before = await standingRegrade(tx, row);
  const follows = before?.regradeId ?? null;
  return { follows, standing: row.rule === "restore" ? (before?.follows ?? null) : row.regradeId };
}

/** Results that students have seen are revised by now. */
async function revise(tx: Queries, { assignment: { assignmentId, releasePhase } }: LockedRegrade): Promise<void> {
  const after = phaseAfter(resultReleaseMachine, { value: releasePhase, context: {} }, [{ type: "results.revised" }]);
  if (after === null) return;
  await tx
    .update(assignments)
    .set({ releasePhase: resultReleasePhaseSchema.parse(after.value) })
    .where(eq(assignments.assignmentId, assignmentId));
}

async function write(
  tx: Queries,
  { clock }: Dependencies,
  regrade: LockedRegrade,
  step: { readonly event: RegradeEvent; readonly caller: Caller; readonly address: string },
): Promise<RegradePhase> {
  const { row, assignment } = regrade;
  const { event, caller, address } = step;
  const now = clock();
  const isTelling = isReleased(assignment);
  const phase = regradePhaseAfter(row, event, ...(isTelling ? [{ type: "students.told" } as const] : []));
  await writeChanges(tx, row, now);
  if (isTelling) {
    await notifyStudents(tx, row, now);
    if (row.changed > 0) await revise(tx, regrade);
  }
  await setPhase(tx, regrade, {
    ...(await succession(tx, regrade)),
    ordinal: await nextOrdinal(tx, row.assignmentId),
    phase,
    appliedAt: now,
    ...(event.type === "second.confirmed" ? { secondedBy: caller.userId } : {}),
  });
  const facts = {
    assignment: row.assignmentId,
    question: row.itemId,
    rule: row.rule,
    changed: String(row.changed),
    reason: row.reason,
  };
  const { assignmentId, classId } = assignment;
  await writeAudit(
    { db: tx, clock },
    { kind: "regradeApplied", account: caller.username, address, facts, assignmentId, classId },
  );
  return phase;
}

/** Runs a step whose refusal may have changed the phase, which is stored nevertheless. */
async function stepOf(
  deps: Dependencies,
  work: (tx: Queries) => Promise<RegradeStep | CallRefusal>,
): Promise<RegradeStep> {
  const outcome = await inTransaction(deps.db, work);
  if (outcome instanceof CallRefusal) throw outcome;
  return outcome;
}

const isOver = ({ row: { phase } }: LockedRegrade): boolean => phase === "applied" || phase === "told";

const wrongPhase = ({ row: { phase } }: LockedRegrade): CallRefusal => new CallRefusal("regradeElsewhere", { phase });

/**
 * Confirms a previewed regrade of one's own and applies exactly what was previewed; where students have seen the
 * results, it then waits for a second teacher. Sent again, it changes nothing. Throws `regradeChanged` where attempts
 * have changed since, or the digest is another preview's: nothing is applied then.
 */
export const applyRegrade = (deps: Dependencies, caller: Caller, input: ApplyInput): Promise<RegradeStep> =>
  stepOf(deps, async (tx) => {
    const regrade = await lockRegrade(tx, caller, input.regrade_id);
    const { row, assignment } = regrade;
    const { phase, changed } = row;
    if (row.proposedBy !== caller.userId) return wrongPhase(regrade);
    if (row.digest !== input.digest) return new CallRefusal("regradeChanged", { regrade_id: row.regradeId, phase });
    if (isOver(regrade) || phase === "awaitingSecond") return { phase, changed };
    if (phase !== "previewed") return wrongPhase(regrade);
    if (!(await isUpToDate(tx, regrade))) return outdated(tx, regrade);
    const event = { type: "regrade.confirmed", released: isReleased(assignment) } as const;
    if (!event.released)
      return { phase: await write(tx, deps, regrade, { event, caller, address: input.address }), changed };
    const waiting = regradePhaseAfter(row, event);
    await setPhase(tx, regrade, { phase: waiting });
    return { phase: waiting, changed };
  });

/**
 * Confirms another teacher's regrade of released results, and applies exactly what was previewed. Throws `regradeOwn`
 * for the person who proposed it, else as `applyRegrade`.
 */
export const secondRegrade = (deps: Dependencies, caller: Caller, input: ApplyInput): Promise<RegradeStep> =>
  stepOf(deps, async (tx) => {
    const regrade = await lockRegrade(tx, caller, input.regrade_id);
    const { row } = regrade;
    const { phase, changed } = row;
    if (row.proposedBy === caller.userId) return new CallRefusal("regradeOwn");
    if (row.digest !== input.digest) return new CallRefusal("regradeChanged", { regrade_id: row.regradeId, phase });
    if (isOver(regrade) && row.secondedBy === caller.userId) return { phase, changed };
    if (phase !== "awaitingSecond") return wrongPhase(regrade);
    if (!(await isUpToDate(tx, regrade))) return outdated(tx, regrade);
    const event = { type: "second.confirmed" } as const;
    return { phase: await write(tx, deps, regrade, { event, caller, address: input.address }), changed };
  });

/** Gives a regrade up that is not applied. Throws `regradeElsewhere` for one that is. */
export const dropRegrade = (
  deps: Dependencies,
  caller: Caller,
  { regrade_id: regradeId }: z.output<typeof regradeDropInput>,
): Promise<RegradeStep> =>
  stepOf(deps, async (tx) => {
    const regrade = await lockRegrade(tx, caller, regradeId);
    if (regrade.row.phase === "dropped") return { phase: "dropped", changed: 0 };
    const phase = regradePhaseAfter(regrade.row, { type: "regrade.dropped" });
    await setPhase(tx, regrade, { phase });
    await tx.delete(regradeChanges).where(eq(regradeChanges.regradeId, regradeId));
    return { phase, changed: 0 };
  });
