import { and, asc, eq, isNotNull, or, sql } from "drizzle-orm";
import type { Accommodation } from "../../../contract/attempt/accommodation";
import type { Terms } from "../../attempts/accommodated";
import type { TestOutline } from "../../attempts/catalogue";
import { assignments, assignmentTargets, classMembers } from "../../db/classes-schema";
import type { Queries } from "../../db/open";
import { attempts } from "../../db/schema";
import { accommodations } from "../../db/student-schema";
import type { Dependencies } from "../dependencies";
import type { AssignmentRow } from "./assignment-row";
import { memberOfAttempt } from "./member-of-attempt";
import { memberWindow, memberLimitsOf, type MemberWindow, type MemberLimits } from "./member-window";

type Target = typeof assignmentTargets.$inferSelect;

/** A form of a test that an assignment gives. */
export interface Form {
  readonly menuId: string;
  readonly version: number;
}

/** A member to whom an assignment is given, with what applies to them now. */
export interface AssignedPerson {
  readonly memberId: string;
  /** null: no account. */
  readonly userId: string | null;
  readonly name: string;
  readonly leftAt: number | null;
  /** null: all is as for the class. */
  readonly target: Target | null;
  /** null: no accommodation. */
  readonly terms: Terms;
  readonly form: Form;
  readonly limits: MemberLimits;
  readonly window: MemberWindow;
}

// Drizzle leaves the table's name out in a query of one table, and the column would be that of `accommodations`
const personOfMember = sql`${classMembers}.${sql.identifier(classMembers.userId.name)}`;

/** SQL: the accommodation in force of the person in `classMembers`; null: none. */
export const termsInForce = (now: number) => sql<Accommodation | null>`(
  select case when ${accommodations.until} is null or ${accommodations.until} > ${now} then ${accommodations.terms} end
  from ${accommodations} where ${accommodations.userId} = ${personOfMember}
  order by ${accommodations.version} desc limit 1)`;

/** The form that a target has, or else the assignment. */
export const formOf = ({ menuId, edition }: Pick<AssignmentRow, "menuId" | "edition">, target: Target | null): Form =>
  target?.menuId == null || target.edition === null
    ? { menuId, version: edition }
    : { menuId: target.menuId, version: target.edition };

type Given = Pick<AssignmentRow, "assignmentId" | "opensAt" | "closesAt" | "menuId" | "edition">;
type Listed = Pick<AssignedPerson, "memberId" | "userId" | "name" | "leftAt" | "target" | "terms">;

/** What an assignment gives to one member; `outline` is that of the member's form. */
export function givenTo(row: Given, member: Listed, { definition }: Pick<TestOutline, "definition">): AssignedPerson {
  const limits = memberLimitsOf(definition, member.terms);
  const { opensAt, closesAt } = member.target ?? { opensAt: null, closesAt: null };
  const window = memberWindow({ opensAt: opensAt ?? row.opensAt, closesAt: closesAt ?? row.closesAt }, limits);
  return { ...member, form: formOf(row, member.target), limits, window };
}

/** The columns of one member for `givenTo`, from `classMembers` joined with `assignmentTargets`. */
export const listedColumns = (now: number) => ({
  memberId: classMembers.memberId,
  userId: classMembers.userId,
  name: classMembers.name,
  leftAt: classMembers.leftAt,
  target: assignmentTargets,
  terms: termsInForce(now),
});

/** SQL condition of the join: the target of the member in an assignment, or in that of the query. */
export const targetOf = (assignmentId: string | typeof assignments.assignmentId = assignments.assignmentId) =>
  and(eq(assignmentTargets.memberId, classMembers.memberId), eq(assignmentTargets.assignmentId, assignmentId));

/** SQL condition, in a query that joins members with assignments and targets: it is given to the member. */
export const isGivenToMember = or(eq(assignments.forWholeClass, true), isNotNull(assignmentTargets.assignmentId));

/** The members to whom an assignment is given, by name, with those who have left the class. */
export async function assignedMembers(
  queries: Queries,
  { catalogue }: Pick<Dependencies, "catalogue">,
  row: AssignmentRow,
  now: number,
): Promise<AssignedPerson[]> {
  const rows = await queries
    .select(listedColumns(now))
    .from(classMembers)
    .leftJoin(assignmentTargets, targetOf(row.assignmentId))
    .where(
      and(
        eq(classMembers.classId, row.classId),
        row.forWholeClass ? undefined : isNotNull(assignmentTargets.assignmentId),
      ),
    )
    .orderBy(asc(classMembers.name), asc(classMembers.memberId));
  const outlines = await catalogue.outlines(
    queries,
    rows.map(({ target }) => formOf(row, target)),
  );
  return rows.flatMap((member, place) => {
    const outline = outlines[place];
    return outline === undefined ? [] : [givenTo(row, member, outline)];
  });
}

const assignedColumns = {
  attemptId: attempts.attemptId,
  memberId: memberOfAttempt(),
  menuId: attempts.menuId,
  status: attempts.status,
  awaitingPoints: attempts.awaitingPoints,
};

/** One attempt at an assignment. */
export type AssignedAttempt = Pick<typeof attempts.$inferSelect, Exclude<keyof typeof assignedColumns, "memberId">> & {
  /** null: of nobody who is a member. */
  readonly memberId: string | null;
};

/** The attempts at an assignment by their member, the earliest first. */
export async function assignedAttempts(
  queries: Queries,
  { assignmentId }: Pick<AssignmentRow, "assignmentId">,
): Promise<ReadonlyMap<string, readonly AssignedAttempt[]>> {
  const rows = await queries
    .select(assignedColumns)
    .from(attempts)
    .where(eq(attempts.assignmentId, assignmentId))
    .orderBy(asc(attempts.startedAt), asc(attempts.attemptId));
  const byMember = new Map<string, AssignedAttempt[]>();
  for (const row of rows) {
    const own = byMember.get(row.memberId ?? "") ?? [];
    own.push(row);
    byMember.set(row.memberId ?? "", own);
  }
  return byMember;
}

/** When the last window of those who are in the class ends; the assignment's own end if nobody is. */
export const lastEndOf = ({ closesAt }: Pick<AssignmentRow, "closesAt">, members: readonly AssignedPerson[]): number =>
  members.reduce((end, { leftAt, window }) => (leftAt === null ? Math.max(end, window.closesAt) : end), closesAt);
