import { and, eq, exists, isNull, not, sql } from "drizzle-orm";
import type { z } from "zod";
import type { answerClassInvitationInput, classInvitationsOutput } from "../../../contract/classes/classes";
import { foldName } from "../../../contract/validators/folding";
import { classes, classMembers } from "../../db/classes-schema";
import type { Queries } from "../../db/open";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import { writeAudit } from "../audit";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { teachersOf } from "./class-list";

/** Members who are called by the caller's user name, in classes in use in which the caller is not yet. */
const waitsFor = (queries: Queries, { userId, username }: Caller) =>
  and(
    eq(classMembers.username, foldName(username)),
    isNull(classMembers.userId),
    isNull(classMembers.leftAt),
    isNull(classes.archivedAt),
    not(
      exists(
        queries
          .select({ one: sql`1` })
          .from(sql`class_members as other`)
          .where(sql`other.class_id = ${classes.classId} and other.user_id = ${userId}`),
      ),
    ),
  );

/** The classes in which a teacher has written the caller's user name. */
export async function classInvitations(
  { db }: Pick<Dependencies, "db">,
  caller: Caller,
): Promise<z.output<typeof classInvitationsOutput>> {
  const rows = await db
    .select({
      memberId: classMembers.memberId,
      member: classMembers.name,
      classId: classes.classId,
      name: classes.name,
    })
    .from(classMembers)
    .innerJoin(classes, eq(classes.classId, classMembers.classId))
    .where(waitsFor(db, caller))
    .orderBy(classMembers.joinedAt, classMembers.memberId)
    .limit(20);
  if (rows.length === 0) return { invitations: [] };
  const teachers = await teachersOf(
    db,
    rows.map(({ classId }) => classId),
  );
  return {
    invitations: rows.map(({ memberId, member, classId, name }) => ({
      member_id: memberId,
      class_name: name,
      member_name: member,
      teachers: teachers.flatMap((teacher) => (teacher.classId === classId ? teacher.nickname : [])),
    })),
  };
}

type Answer = z.output<typeof answerClassInvitationInput> & { readonly address: string };

const wasAnsweredBy = async (queries: Queries, memberId: string, answerKey: string | undefined): Promise<boolean> =>
  answerKey !== undefined &&
  (await queries.$count(
    classMembers,
    and(eq(classMembers.memberId, memberId), eq(classMembers.answerKey, answerKey)),
  )) > 0;

/**
 * Joins a class with the caller's own account, or removes the user name that a teacher wrote there; once for each key.
 * Throws `classInvitationGone`.
 */
export const answerClassInvitation = (
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  caller: Caller,
  { member_id: memberId, agrees, idempotency_key: key, address }: Answer,
): Promise<Record<string, never>> =>
  inTransaction(db, async (tx) => {
    if (await wasAnsweredBy(tx, memberId, key)) return {};
    const [found] = await tx
      .select({ classId: classes.classId, className: classes.name })
      .from(classMembers)
      .innerJoin(classes, eq(classes.classId, classMembers.classId))
      .where(and(eq(classMembers.memberId, memberId), waitsFor(tx, caller)))
      .for("update");
    if (found === undefined) throw new CallRefusal("classInvitationGone");
    await tx
      .update(classMembers)
      .set({ ...(agrees ? { userId: caller.userId, accountMade: false } : { username: null }), answerKey: key })
      .where(eq(classMembers.memberId, memberId));
    await tx
      .update(classes)
      .set({ version: sql`${classes.version} + 1` })
      .where(eq(classes.classId, found.classId));
    const { classId, className } = found;
    const facts = { class: className, change: agrees ? "joined" : "declined", member: memberId };
    await writeAudit({ db: tx, clock }, { kind: "classChanged", account: caller.username, address, facts, classId });
    return {};
  });
