import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { permissionsOf } from "../../../contract/account/roles";
import type { SavedClass, shareClassInput } from "../../../contract/classes/classes";
import { users } from "../../db/accounts-schema";
import { classes, classTeachers } from "../../db/classes-schema";
import type { Queries } from "../../db/open";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import { findByName } from "../accounts/find-by-name";
import { writeAudit } from "../audit";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { lockClass } from "./class-access";
import { teachersOf } from "./class-list";

type Account = typeof users.$inferSelect;

const switchedOn = 0;
const mayTeach = (account: Account): boolean =>
  account.status === switchedOn &&
  account.deletedAt === null &&
  (account.admin || permissionsOf(account).includes("class.manage"));

const ofTeacher = (classId: string, userId: string) =>
  and(eq(classTeachers.classId, classId), eq(classTeachers.userId, userId));

/**
 * Gives a class another owner where none is left: the teacher of the longest time whose account is in use. Answers
 * whether the class has an owner.
 */
export async function hasOwnerAgain(tx: Queries, classId: string): Promise<boolean> {
  const teachers = await teachersOf(tx, [classId]);
  if (teachers.some(({ role }) => role === "owner")) return true;
  const next = teachers.find(({ status }) => status === switchedOn);
  if (next === undefined) return false;
  await tx.update(classTeachers).set({ role: "owner" }).where(ofTeacher(classId, next.userId));
  return true;
}

/**
 * Changes the teachers of a class: an owner or an administrator decides about all, every teacher may leave. Where the
 * last owner goes, another teacher becomes the owner; where there is none, nothing is changed.
 */
export const shareClass = (
  deps: Dependencies,
  caller: Caller,
  input: z.output<typeof shareClassInput> & { readonly address: string },
): Promise<SavedClass> =>
  inTransaction(deps.db, async (tx) => {
    const access = await lockClass(tx, caller, { class_id: input.class_id, archivedToo: true });
    const { classId, version, name } = access.row;
    const account = await findByName(tx, input.username);
    const isLeaving = account?.userId === caller.userId && input.role === null;
    if (access.role !== "owner" && !caller.admin && !isLeaving) throw new CallRefusal("classOwnerOnly");
    if (account === null) throw new CallRefusal("teacherUnknown");
    const teacher = (await teachersOf(tx, [classId])).find(({ userId }) => userId === account.userId);
    if ((teacher?.role ?? null) === input.role) return { class_id: classId, version };
    if (input.role === null) await tx.delete(classTeachers).where(ofTeacher(classId, account.userId));
    else {
      if (!mayTeach(account)) throw new CallRefusal("teacherUnknown");
      const { role } = input;
      await tx
        .insert(classTeachers)
        .values({ classId, userId: account.userId, role, since: deps.clock() })
        .onConflictDoUpdate({ target: [classTeachers.classId, classTeachers.userId], set: { role } });
    }
    if (!(await hasOwnerAgain(tx, classId))) throw new CallRefusal("lastClassTeacher");
    await tx
      .update(classes)
      .set({ version: version + 1 })
      .where(eq(classes.classId, classId));
    const facts = { class: name, change: "shared", whose: account.username };
    await writeAudit(
      { db: tx, clock: deps.clock },
      { kind: "classChanged", account: caller.username, address: input.address, facts, classId },
    );
    return { class_id: classId, version: version + 1 };
  });
