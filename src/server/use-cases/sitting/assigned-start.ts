import { and, count, eq } from "drizzle-orm";
import type { TestVersion } from "../../attempts/catalogue";
import { assignments, assignmentTargets, classes, classMembers } from "../../db/classes-schema";
import type { Queries } from "../../db/open";
import { attempts, tests } from "../../db/schema";
import { CallRefusal } from "../../support/refusal";
import {
  formOf,
  givenTo,
  listedColumns,
  targetOf,
  type AssignedPerson,
  type Form,
} from "../assignments/assigned-members";
import type { AssignmentRow } from "../assignments/assignment-row";
import { beginRefusal } from "../assignments/begin-rule";
import { memberOfAttempt } from "../assignments/member-of-attempt";
import { isGuest, type Guest, type Principal } from "../caller";
import type { Dependencies } from "../dependencies";
import { startingSeat, type StartingSeat } from "../rooms/seated-start";

interface Asked {
  readonly menu_id: string;
  readonly assignment_id?: string | undefined;
}

/** An attempt that is about to begin for an assignment. */
export interface AssignedStart {
  readonly assignmentId: string;
  /** The end of the student's own window. */
  readonly closesAt: number;
  readonly test: TestVersion;
  /** The seat in a room; null: it is sat without an invigilator. */
  readonly seated: StartingSeat | null;
}

const isAvailable = async (tx: Queries, { menuId, version }: Form): Promise<boolean> =>
  (await tx.$count(tests, and(eq(tests.menuId, menuId), eq(tests.version, version), eq(tests.published, true)))) > 0;

async function refuseUsed(tx: Queries, { assignmentId, attempts: limit }: AssignmentRow, memberId: string) {
  const [row] = await tx
    .select({ used: count() })
    .from(attempts)
    .where(and(eq(attempts.assignmentId, assignmentId), eq(memberOfAttempt(), memberId)));
  if ((row?.used ?? 0) >= limit) throw new CallRefusal("attemptsUsed", { attempt_limit: limit });
}

/** The caller as a member of the class of an assignment; undefined: never was one, or it is given to others only. */
async function memberOf(
  tx: Queries,
  { assignmentId, classId, forWholeClass }: AssignmentRow,
  userId: string,
  now: number,
) {
  const [member] = await tx
    .select({ ...listedColumns(now), archivedAt: classes.archivedAt })
    .from(classMembers)
    .innerJoin(classes, eq(classes.classId, classMembers.classId))
    .leftJoin(assignmentTargets, targetOf(assignmentId))
    .where(and(eq(classMembers.classId, classId), eq(classMembers.userId, userId)));
  return member !== undefined && (forWholeClass || member.target !== null) ? member : undefined;
}

/** What a guest begins at a seat of a room. */
async function guestStart(
  tx: Queries,
  { catalogue }: Pick<Dependencies, "catalogue">,
  guest: Guest,
  row: AssignmentRow | undefined,
  input: Asked,
  now: number,
): Promise<AssignedStart> {
  if (row === undefined || !guest.ofRoom || row.place !== "room") throw new CallRefusal("assignmentUnknown");
  const seated = await startingSeat(tx, guest, row.assignmentId, now);
  if (seated === null) throw new CallRefusal("assignmentUnknown");
  const { memberId, name, attemptId } = seated.seat;
  if (attemptId !== null) throw new CallRefusal("attemptsUsed", { attempt_limit: 1 });
  const [target = null] =
    memberId === null
      ? []
      : await tx
          .select()
          .from(assignmentTargets)
          .where(and(eq(assignmentTargets.assignmentId, row.assignmentId), eq(assignmentTargets.memberId, memberId)));
  const form = formOf(row, target);
  const listed = { memberId: memberId ?? "", userId: null, name, leftAt: null, target, terms: seated.terms };
  const { window } = givenTo(row, listed, await catalogue.outline(tx, form.menuId, form.version));
  return startOf(tx, catalogue, row, { form, window, seated }, input, now);
}

interface Beginning extends Pick<AssignedPerson, "form" | "window"> {
  readonly seated: StartingSeat | null;
}

/** Throws what keeps a student from beginning now. */
async function startOf(
  tx: Queries,
  catalogue: Dependencies["catalogue"],
  row: AssignmentRow,
  { form, window, seated }: Beginning,
  input: Asked,
  now: number,
): Promise<AssignedStart> {
  const refusal = beginRefusal(row.phase, window, now);
  if (refusal !== null)
    throw new CallRefusal(refusal, refusal === "assignmentEarly" ? { opens_at: window.opensAt } : {});
  if (form.menuId !== input.menu_id) throw new CallRefusal("assignmentFormChanged", { menu_id: form.menuId });
  if (!(await isAvailable(tx, form))) throw new CallRefusal("testNotFound");
  const test = await catalogue.test(tx, form.menuId, form.version);
  return { assignmentId: row.assignmentId, closesAt: window.closesAt, test, seated };
}

/**
 * What a student begins for an assignment; null: the call names none. The assignment is locked against changes, though
 * not against other students. Each reason for which a student cannot begin is a refusal of its own.
 */
export async function assignedStart(
  tx: Queries,
  { catalogue }: Pick<Dependencies, "catalogue">,
  caller: Principal,
  input: Asked,
  now: number,
): Promise<AssignedStart | null> {
  const { assignment_id: assignmentId } = input;
  if (assignmentId === undefined) return null;
  const [row] = await tx.select().from(assignments).where(eq(assignments.assignmentId, assignmentId)).for("share");
  if (isGuest(caller)) return guestStart(tx, { catalogue }, caller, row, input, now);
  const member = row === undefined ? undefined : await memberOf(tx, row, caller.userId, now);
  if (row === undefined || member === undefined) throw new CallRefusal("assignmentUnknown");
  if (member.leftAt !== null) throw new CallRefusal("assignmentLeft");
  if (member.archivedAt !== null) throw new CallRefusal("assignmentOfPast");
  const form = formOf(row, member.target);
  const { window } = givenTo(row, member, await catalogue.outline(tx, form.menuId, form.version));
  const refusal = beginRefusal(row.phase, window, now);
  if (refusal === null) await refuseUsed(tx, row, member.memberId);
  const seated = refusal === null && row.place === "room" ? await startingSeat(tx, caller, assignmentId, now) : null;
  return startOf(tx, catalogue, row, { form, window, seated }, input, now);
}
