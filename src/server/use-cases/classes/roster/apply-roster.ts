import { and, eq, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import type { AppliedRoster, rosterApplyInput } from "../../../../contract/classes/rosters";
import { classes, classMembers, rosterDifferences } from "../../../db/classes-schema";
import type { Queries } from "../../../db/open";
import { inTransaction } from "../../../db/transaction";
import { CallRefusal } from "../../../support/refusal";
import { writeAudit } from "../../audit";
import type { Caller } from "../../caller";
import type { Dependencies } from "../../dependencies";
import { lockClass } from "../class-access";
import { linkAccounts } from "../link-accounts";
import { rosterOutcome, type RosterOutcome } from "./roster-outcome";

const factColumns = sql.raw("member_id text, name text, external_id text, username text, other jsonb");

/** Writes an outcome, each part in one statement. */
async function write(
  tx: Queries,
  { ids }: Pick<Dependencies, "ids">,
  classId: string,
  { changed, added, left }: RosterOutcome,
  now: number,
): Promise<void> {
  if (left.length > 0)
    await tx
      .update(classMembers)
      .set({ leftAt: now })
      .where(and(eq(classMembers.classId, classId), inArray(classMembers.memberId, [...left])));
  if (changed.length > 0)
    await tx.execute(sql`
      update class_members set name = given.name, external_id = given.external_id, username = given.username,
        other = given.other, left_at = null
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as given(${factColumns})
      where class_members.member_id = given.member_id and class_members.class_id = ${classId}`);
  if (added.length > 0) {
    const rows = JSON.stringify(added.map((facts) => ({ member_id: ids(), ...facts })));
    await tx.execute(sql`
      insert into class_members (member_id, class_id, name, external_id, username, other, joined_at)
      select member_id, ${classId}, name, external_id, username, other, ${now}::bigint
      from jsonb_to_recordset(${rows}::jsonb) as given(${factColumns})`);
  }
}

type Apply = z.output<typeof rosterApplyInput>;

/** Finds a difference that waits. Throws `rosterChanged` where it has gone, or the class has changed since. */
async function waitingDifference(tx: Queries, { digest, class_id: classId }: Apply) {
  const [found] = await tx
    .select()
    .from(rosterDifferences)
    .where(and(eq(rosterDifferences.classId, classId), eq(rosterDifferences.digest, digest)));
  if (found === undefined) throw new CallRefusal("rosterChanged");
  return found;
}

/**
 * Applies a difference exactly as it was shown, whole or not at all, and once for each key. Nobody is erased: members
 * who are not in the list have left, and come back with a list that names them.
 */
export const applyRoster = (
  deps: Dependencies,
  caller: Caller,
  { address, ...input }: Apply & { readonly address: string },
): Promise<AppliedRoster> =>
  inTransaction(deps.db, async (tx) => {
    const { row } = await lockClass(tx, caller, { class_id: input.class_id });
    const found = await waitingDifference(tx, input);
    if (found.applied !== null && found.appliedBy === input.idempotency_key) return found.applied;
    if (found.version !== row.version) throw new CallRefusal("rosterChanged");
    const outcome = rosterOutcome(found.rows, input.chosen);
    if (typeof outcome === "number") throw new CallRefusal("rosterUndecided", { line: outcome });
    const now = deps.clock();
    await write(tx, deps, row.classId, outcome, now);
    const linked = await linkAccounts(tx, caller, row.classId);
    const { changed, added, left, returned } = outcome;
    const isChange = changed.length + added.length + left.length + linked > 0;
    const version = row.version + (isChange ? 1 : 0);
    if (isChange) await tx.update(classes).set({ version }).where(eq(classes.classId, row.classId));
    const applied: AppliedRoster = {
      class_id: row.classId,
      version,
      joined: added.length + returned,
      left: left.length,
      changed: changed.length - returned,
    };
    await tx
      .update(rosterDifferences)
      .set({ applied, appliedBy: input.idempotency_key })
      .where(and(eq(rosterDifferences.classId, row.classId), eq(rosterDifferences.digest, input.digest)));
    const { joined, left: gone, changed: altered } = applied;
    const facts = { class: row.name, joined: String(joined), left: String(gone), renewed: String(altered) };
    if (isChange)
      await writeAudit(
        { db: tx, clock: deps.clock },
        { kind: "rosterApplied", account: caller.username, address, facts, classId: row.classId },
      );
    return applied;
  });
