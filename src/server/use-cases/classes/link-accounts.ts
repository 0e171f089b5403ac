import { and, eq, exists, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { outOfReach } from "../../../contract/account/roles";
import { users } from "../../db/accounts-schema";
import { classMembers, classTeachers } from "../../db/classes-schema";
import type { Queries } from "../../db/open";
import { callerHasPermission, type Caller } from "../caller";

type Account = typeof users.$inferSelect;

const switchedOn = 0;

/** Whether an account is a pupil's and nothing more: in use, with no other role and no individual permission. */
export const isPupils = ({ role, admin, permission, status, deletedAt }: Account): boolean =>
  !admin && status === switchedOn && deletedAt === null && permission.length === 0 && role.join() === "student";

/** Which of these accounts were made for members of classes that the caller teaches. */
async function madeForOwnClasses(tx: Queries, { userId }: Caller, accounts: readonly string[]): Promise<Set<string>> {
  const taught = tx
    .select({ one: sql`1` })
    .from(classTeachers)
    .where(and(eq(classTeachers.classId, classMembers.classId), eq(classTeachers.userId, userId)));
  const rows = await tx
    .select({ account: classMembers.userId })
    .from(classMembers)
    .where(and(inArray(classMembers.userId, [...accounts]), eq(classMembers.accountMade, true), exists(taught)));
  return new Set(rows.flatMap(({ account }) => account ?? []));
}

/**
 * Links the members of a class to the accounts with their user names where the caller may decide that: a manager of
 * accounts may, and a teacher for accounts that were made for pupils of this teacher. Every other member waits until
 * the person with that user name agrees, since a typed name must not open the results of an account. Answers how many
 * were linked.
 */
export async function linkAccounts(tx: Queries, caller: Caller, classId: string): Promise<number> {
  const inClass = tx
    .select({ userId: classMembers.userId })
    .from(classMembers)
    .where(and(eq(classMembers.classId, classId), isNotNull(classMembers.userId)));
  const rows = await tx
    .select({ memberId: classMembers.memberId, account: users })
    .from(classMembers)
    .innerJoin(users, eq(sql`lower(${users.username})`, classMembers.username))
    .where(
      and(
        eq(classMembers.classId, classId),
        isNull(classMembers.userId),
        isNull(classMembers.leftAt),
        sql`${users.userId} not in ${inClass}`,
      ),
    );
  const pupils = rows.filter(({ account }) => isPupils(account));
  const made = await madeForOwnClasses(
    tx,
    caller,
    pupils.map(({ account }) => account.userId),
  );
  const isManager = callerHasPermission(caller, "user.manage");
  let linked = 0;
  for (const { memberId, account } of pupils) {
    const isMade = made.has(account.userId);
    if (!isMade && !(isManager && outOfReach(caller, account) === null)) continue;
    await tx
      .update(classMembers)
      .set({ userId: account.userId, accountMade: isMade })
      .where(eq(classMembers.memberId, memberId));
    linked += 1;
  }
  return linked;
}
