import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { LockdownEvent } from "../../../../machines/integrations/lockdown.machine";
import type { decideLockdownInput, LockdownDecision, LockdownState } from "../../../contract/integrations/lockdown";
import { classMembers } from "../../db/classes-schema";
import type { Queries } from "../../db/open";
import { attempts } from "../../db/schema";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import { lockAssignment } from "../assignments/assignment-row";
import { writeAudit } from "../audit";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { extendClocks } from "../rooms/seat-clocks";
import { lockPlace } from "./lockdown-place";
import { lockdownAfter, lockdownToWire, lockSitting, writeLockdown, type LockdownRow } from "./lockdown-row";

const eventOf = {
  unlock: "invigilator.unlocked",
  waive: "invigilator.waived",
  require: "invigilator.required",
} as const satisfies Readonly<Record<LockdownDecision, LockdownEvent["type"]>>;

/** A decision about the browser of one student. */
export interface Deciding {
  readonly decision: LockdownDecision;
  /** Whether the time for which the sitting was locked is given back. */
  readonly giveBack: boolean;
  readonly reason: string;
  readonly by: string;
  readonly now: number;
}

/** Decides about a locked row; null: the decision does not apply to it. */
export async function decide(
  tx: Queries,
  deps: Pick<Dependencies, "ids">,
  before: LockdownRow,
  { decision, giveBack, reason, by, now }: Deciding,
): Promise<LockdownRow | null> {
  const phase = lockdownAfter(before, { type: eventOf[decision] });
  if (phase === null) return null;
  const { attemptId } = before;
  if (before.phase === "locked" && attemptId !== null) {
    const [sitting] = await tx
      .select({ lockedAt: attempts.lockedAt })
      .from(attempts)
      .where(eq(attempts.attemptId, attemptId))
      .for("update");
    const ms = now - (sitting?.lockedAt ?? now);
    await lockSitting(tx, attemptId, null);
    if (giveBack && ms > 0) await extendClocks(tx, deps, [attemptId], { stage: null, ms, now, by, note: reason });
  }
  return writeLockdown(tx, { ...before, phase, reason });
}

async function accountOf(tx: Queries, classId: string, memberId: string): Promise<string> {
  const [member] = await tx
    .select({ userId: classMembers.userId, classId: classMembers.classId })
    .from(classMembers)
    .where(eq(classMembers.memberId, memberId));
  if (member?.classId !== classId) throw new CallRefusal("memberUnknown");
  if (member.userId === null) throw new CallRefusal("memberWithoutAccount");
  return member.userId;
}

/**
 * Unlocks the sitting of a member, or lets the member sit without the browser that is asked for. Throws
 * `assignmentUnknown`, `memberUnknown`, `memberWithoutAccount`, and `lockdownElsewhere` if it does not apply any more.
 */
export const decideLockdown = (
  deps: Dependencies,
  caller: Caller,
  { address, ...input }: z.output<typeof decideLockdownInput> & { readonly address: string },
): Promise<LockdownState> =>
  inTransaction(deps.db, async (tx) => {
    const { assignment_id: assignmentId, member_id: memberId, decision, reason, idempotency_key: key } = input;
    const { assignment, row: ofClass } = await lockAssignment(tx, caller, assignmentId);
    const personId = await accountOf(tx, assignment.classId, memberId);
    const { lockdown } = await lockPlace(tx, { assignmentId, personId });
    if (lockdown.decisionKey === key) return lockdownToWire(lockdown, null);
    const now = deps.clock();
    const deciding = { decision, reason, giveBack: input.give_back, by: caller.userId, now };
    const after = await decide(tx, deps, { ...lockdown, decisionKey: key }, deciding);
    if (after === null) throw new CallRefusal("lockdownElsewhere", { phase: lockdown.phase });
    await writeAudit(
      { db: tx, clock: () => now },
      {
        kind: "browserDecided",
        account: caller.username,
        address,
        facts: {
          class: ofClass.name,
          test: assignment.menuId,
          member: memberId,
          decision,
          ...(reason === "" ? {} : { reason }),
        },
        classId: assignment.classId,
        assignmentId,
      },
    );
    return lockdownToWire(after, null);
  });
