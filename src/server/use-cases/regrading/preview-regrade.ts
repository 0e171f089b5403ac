import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { RegradeDetail, regradeInput, regradePreviewInput } from "../../../contract/classes/regrades";
import { fitsTogether, type ItemKey } from "../../../contract/item/item";
import { users } from "../../db/accounts-schema";
import { assignments, classMembers } from "../../db/classes-schema";
import { guests } from "../../db/guest-schema";
import type { Queries } from "../../db/open";
import { regradeChanges, regrades } from "../../db/regrades-schema";
import { seats } from "../../db/rooms-schema";
import { attempts, items } from "../../db/schema";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import { memberOfAttempt } from "../assignments/member-of-attempt";
import type { Caller } from "../caller";
import { findClass, refusedAs } from "../classes/class-access";
import { taughtAssignment } from "../classes/results/taught-assignment";
import type { Dependencies } from "../dependencies";
import { computeChanges } from "./compute-changes";
import {
  concernedAttempts,
  isReleased,
  lockRegrade,
  regradePhaseAfter,
  type RegradedAssignment,
  type RegradeRow,
} from "./regrade-row";
import { standingRegrade } from "./standing-regrade";
import { storeChanges } from "./store-changes";

type PreviewInput = z.output<typeof regradePreviewInput>;

/** The key of a rule that has one. Throws `regradeUnfit` where it does not fit the question. */
async function keyFor(tx: Queries, { rule, key, item_id: itemId }: PreviewInput): Promise<ItemKey | null> {
  const [item] = await tx.select({ body: items.body }).from(items).where(eq(items.itemId, itemId));
  if (item === undefined) throw new CallRefusal("regradeUnfit");
  if (rule !== "newKey" && rule !== "alsoRight") return null;
  const isMarkedByPeople = item.body.interaction.type === "extended_text";
  if (key === undefined || isMarkedByPeople || !fitsTogether({ body: item.body, key }))
    throw new CallRefusal("regradeUnfit");
  return key;
}

/** The regrade that a `restore` takes back: the one whose rule stands. Throws `regradeElsewhere` for another one. */
async function takenBackBy(tx: Queries, input: PreviewInput): Promise<string | null> {
  if (input.rule !== "restore") return null;
  const of = { assignmentId: input.assignment_id, itemId: input.item_id };
  const standing = await standingRegrade(tx, of);
  if (standing === null || standing.regradeId !== input.regrade_id) throw new CallRefusal("regradeElsewhere");
  return standing.regradeId;
}

const neverLowers = ({ rule, never_lower }: PreviewInput, assignment: RegradedAssignment): boolean =>
  rule !== "restore" && (never_lower || isReleased(assignment));

/** Stores a new regrade, or finds the one that the same call has stored before. */
async function proposed(
  tx: Queries,
  { ids, clock }: Dependencies,
  { userId }: Caller,
  { input, assignment }: { readonly input: PreviewInput; readonly assignment: RegradedAssignment },
): Promise<string> {
  const facts = {
    assignmentId: input.assignment_id,
    itemId: input.item_id,
    rule: input.rule,
    key: await keyFor(tx, input),
    reason: input.reason,
  };
  const known = and(eq(regrades.proposedBy, userId), eq(regrades.createKey, input.idempotency_key));
  const [row] = await tx.select().from(regrades).where(known);
  if (row !== undefined) {
    const { assignmentId, itemId, rule, key, reason } = row;
    if (!isDeepStrictEqual({ assignmentId, itemId, rule, key, reason }, facts))
      throw new CallRefusal("regradeElsewhere");
    return row.regradeId;
  }
  const regradeId = ids();
  await tx
    .insert(regrades)
    .values({
      ...facts,
      regradeId,
      restores: await takenBackBy(tx, input),
      neverLower: neverLowers(input, assignment),
      phase: "proposed",
      digest: "",
      attemptsDigest: "",
      changed: 0,
      unchanged: 0,
      proposedBy: userId,
      createKey: input.idempotency_key,
      createdAt: clock(),
    })
    .onConflictDoNothing();
  const [made] = await tx.select({ regradeId: regrades.regradeId }).from(regrades).where(known);
  return made?.regradeId ?? regradeId;
}

/** Drops what the caller has previewed about the question before and not applied. */
async function dropEarlier(tx: Queries, { regradeId, assignmentId, itemId, proposedBy }: RegradeRow): Promise<void> {
  const open = await tx
    .select()
    .from(regrades)
    .where(
      and(
        eq(regrades.assignmentId, assignmentId),
        eq(regrades.itemId, itemId),
        eq(regrades.proposedBy, proposedBy ?? ""),
        ne(regrades.regradeId, regradeId),
        inArray(regrades.phase, ["proposed", "previewed"]),
      ),
    );
  if (open.length === 0) return;
  const ids = open.map((row) => row.regradeId);
  for (const row of open)
    await tx
      .update(regrades)
      .set({ phase: regradePhaseAfter(row, { type: "regrade.dropped" }) })
      .where(eq(regrades.regradeId, row.regradeId));
  await tx.delete(regradeChanges).where(inArray(regradeChanges.regradeId, ids));
}

/** Computes every change and stores it, for `applyRegrade` to write exactly that. */
async function previewed(tx: Queries, { catalogue }: Dependencies, before: RegradeRow): Promise<RegradeRow> {
  const { regradeId, assignmentId, itemId, rule, key, restores, neverLower } = before;
  await tx.delete(regradeChanges).where(eq(regradeChanges.regradeId, regradeId));
  const concerned = await concernedAttempts(tx, before, { isLocking: false });
  const hash = createHash("sha256").update(
    JSON.stringify([assignmentId, itemId, rule, key, restores, neverLower, concerned.digest]),
  );
  let changed = 0;
  for await (const changes of computeChanges(tx, catalogue, before, concerned.ids)) {
    for (const change of changes) hash.update(JSON.stringify(change));
    changed += changes.length;
    await storeChanges(tx, regradeId, changes);
  }
  // an attempt that moved on while it was read has another digest by now, which shows at the latest when it is applied
  const [row] = await tx
    .update(regrades)
    .set({
      neverLower,
      phase: regradePhaseAfter(before, { type: "scores.previewed" }),
      digest: hash.digest("hex"),
      attemptsDigest: concerned.digest,
      changed,
      unchanged: concerned.ids.length - changed,
    })
    .where(eq(regrades.regradeId, regradeId))
    .returning();
  if (row === undefined) throw new Error(`the regrade ${regradeId} has gone although it is locked`);
  return row;
}

/** What a regrade changes or has changed, with the names of the students. */
async function detailOf(queries: Queries, row: RegradeRow): Promise<RegradeDetail> {
  const changes = await queries
    .select({
      attempt_id: regradeChanges.attemptId,
      name: sql<string>`coalesce(${classMembers.name}, ${seats.name}, ${users.nickname}, ${guests.name}, '')`,
      before: regradeChanges.valueBefore,
      after: regradeChanges.valueAfter,
    })
    .from(regradeChanges)
    .innerJoin(attempts, eq(attempts.attemptId, regradeChanges.attemptId))
    .leftJoin(classMembers, eq(classMembers.memberId, memberOfAttempt()))
    .leftJoin(seats, eq(seats.attemptId, attempts.attemptId))
    .leftJoin(users, eq(users.userId, attempts.userId))
    .leftJoin(guests, eq(guests.guestId, attempts.guestId))
    .where(eq(regradeChanges.regradeId, row.regradeId))
    .orderBy(regradeChanges.attemptId);
  const { regradeId, phase, itemId, rule, key, reason, neverLower, digest, unchanged } = row;
  return {
    regrade_id: regradeId,
    phase,
    item_id: itemId,
    rule,
    ...(key === null ? {} : { key }),
    reason,
    never_lower: neverLower,
    digest,
    changes,
    unchanged,
  };
}

/**
 * Computes what a rule changes and stores it as a preview that changes no score, in place of one that the caller has
 * not applied. The same call sent again computes it
 * anew while it is not confirmed. Throws `regradeUnfit` for a key that does not fit the question, and
 * `regradeElsewhere` where a regrade is to be taken back whose rule does not stand.
 */
export const previewRegrade = (deps: Dependencies, caller: Caller, input: PreviewInput): Promise<RegradeDetail> =>
  inTransaction(deps.db, async (tx) => {
    const { assignment } = await taughtAssignment(tx, caller, input.assignment_id);
    const { row, assignment: locked } = await lockRegrade(
      tx,
      caller,
      await proposed(tx, deps, caller, { input, assignment }),
    );
    if (row.phase !== "proposed" && row.phase !== "previewed") return detailOf(tx, row);
    await dropEarlier(tx, row);
    return detailOf(tx, await previewed(tx, deps, { ...row, neverLower: neverLowers(input, locked) }));
  });

/** A regrade with its changes. Throws `regradeUnknown`, also for a regrade of a class of others. */
export async function regradeDetail(
  { db }: Dependencies,
  caller: Caller,
  { regrade_id: regradeId }: z.output<typeof regradeInput>,
): Promise<RegradeDetail> {
  const [row] = await db.select().from(regrades).where(eq(regrades.regradeId, regradeId));
  if (row === undefined) throw new CallRefusal("regradeUnknown");
  const [assignment] = await db.select().from(assignments).where(eq(assignments.assignmentId, row.assignmentId));
  if (assignment === undefined) throw new CallRefusal("regradeUnknown");
  await refusedAs("regradeUnknown", findClass(db, caller, assignment.classId));
  return detailOf(db, row);
}
