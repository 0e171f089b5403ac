import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { RegradeQuestion, regradeQuestionInput } from "../../../contract/classes/regrades";
import { attempts, items } from "../../db/schema";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import { taughtAssignment } from "../classes/results/taught-assignment";
import type { Dependencies } from "../dependencies";
import { refuseSitter } from "../refuse-sitter";
import { attemptsWith } from "./regrade-row";
import { standingRegrade } from "./standing-regrade";

/**
 * A question that somebody in the class has answered, with its key. Throws `assignmentUnknown`, `questionUnmet`, and
 * `notReleased` for a teacher who is sitting the question.
 */
export async function regradeQuestion(
  { db }: Pick<Dependencies, "db">,
  caller: Caller,
  { assignment_id: assignmentId, item_id: itemId }: z.output<typeof regradeQuestionInput>,
): Promise<RegradeQuestion> {
  const { assignment } = await taughtAssignment(db, caller, assignmentId);
  await refuseSitter(db, caller, sql`(select ${itemId}::text)`);
  const of = { assignmentId, itemId };
  const [item] = await db.select({ body: items.body, key: items.key }).from(items).where(eq(items.itemId, itemId));
  const [met] = await db.select({ attemptId: attempts.attemptId }).from(attempts).where(attemptsWith(of)).limit(1);
  if (item === undefined || met === undefined) throw new CallRefusal("questionUnmet");
  const standing = await standingRegrade(db, of);
  return {
    item_id: itemId,
    body: item.body,
    key: item.key,
    standing:
      standing === null
        ? null
        : {
            regrade_id: standing.regradeId,
            rule: standing.rule,
            ...(standing.key === null ? {} : { key: standing.key }),
            reason: standing.reason,
            applied_at: standing.appliedAt ?? 0,
          },
    release_phase: assignment.releasePhase,
  };
}
