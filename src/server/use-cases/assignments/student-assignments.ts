import { and, desc, eq, gt, inArray, isNotNull, isNull, notInArray, or, sql } from "drizzle-orm";
import type { z } from "zod";
import type { StudentAssignment, studentAssignmentsOutput } from "../../../contract/classes/assignments";
import { toolSchema } from "../../../contract/tests";
import { sectionsFor } from "../../attempts/accommodated";
import type { TestOutline } from "../../attempts/catalogue";
import { users } from "../../db/accounts-schema";
import { assignments, assignmentTargets, classes, classMembers, classTeachers } from "../../db/classes-schema";
import type { Queries } from "../../db/open";
import { rooms, seats } from "../../db/rooms-schema";
import { attempts } from "../../db/schema";
import type { Caller } from "../caller";
import { classInvitations } from "../classes/class-invitations";
import type { Dependencies } from "../dependencies";
import { finishDue } from "../notices/sources";
import { formOf, givenTo, isGivenToMember, listedColumns, targetOf, type AssignedPerson } from "./assigned-members";
import type { AssignmentRow } from "./assignment-row";
import { beginRefusal } from "./begin-rule";

/** An assignment stays on the home page for this long after its end. */
const shownAfterMs = 30 * 86_400_000;
const mostShown = 100;

/** SQL: the name of the person who gave an assignment, or else of an owner of its class; empty if both are gone. */
const teacherName = sql<string>`coalesce(
  (select ${users.nickname} from ${users} where ${users.userId} = ${assignments.madeBy} and ${users.deletedAt} is null),
  (select ${users.nickname} from ${classTeachers} join ${users} on ${users.userId} = ${classTeachers.userId}
    where ${classTeachers.classId} = ${assignments.classId}
    order by ${classTeachers.role} = 'owner' desc, ${classTeachers.since} limit 1), '')`;

const rowsFor = ({ db }: Dependencies, { userId }: Caller, now: number) =>
  db
    .select({ ...listedColumns(now), row: assignments, className: classes.name, teacher: teacherName })
    .from(classMembers)
    .innerJoin(classes, and(eq(classes.classId, classMembers.classId), isNull(classes.archivedAt)))
    .innerJoin(assignments, eq(assignments.classId, classMembers.classId))
    .leftJoin(assignmentTargets, targetOf())
    .where(
      and(
        eq(classMembers.userId, userId),
        isNull(classMembers.leftAt),
        notInArray(assignments.phase, ["planned", "cancelled", "recalled", "archived"]),
        isGivenToMember,
        or(gt(assignments.closesAt, now - shownAfterMs), gt(assignmentTargets.closesAt, now - shownAfterMs)),
      ),
    )
    .orderBy(desc(assignments.closesAt), desc(assignments.assignmentId))
    .limit(mostShown);

const attemptColumns = {
  attemptId: attempts.attemptId,
  assignmentId: attempts.assignmentId,
  userId: attempts.userId,
  status: attempts.status,
};
type Attempted = Pick<typeof attempts.$inferSelect, keyof typeof attemptColumns>;

const isReleased = ({ releasePhase }: AssignmentRow): boolean => releasePhase !== "held";

/** How far a student is with an assignment; the latest attempt is the last of `own`. */
function stateOf(
  row: AssignmentRow,
  { window }: AssignedPerson,
  own: readonly Attempted[],
  now: number,
): Pick<StudentAssignment, "state" | "attempt_id"> {
  const open = own.find(({ status }) => status === "sitting");
  if (open !== undefined) return { state: "sitting", attempt_id: open.userId === null ? null : open.attemptId };
  const last = own.at(-1);
  // what was sat without the account can be read once it is claimed
  const attempt_id = last !== undefined && last.userId !== null && isReleased(row) ? last.attemptId : null;
  const refusal = own.length < row.attempts ? beginRefusal(row.phase, window, now) : "attemptsUsed";
  if (refusal === null) return { state: "open", attempt_id };
  if (last !== undefined) return { state: attempt_id === null ? "handedIn" : "released", attempt_id };
  if (refusal === "assignmentEarly") return { state: "scheduled", attempt_id };
  return { state: refusal === "assignmentSuspended" ? "suspended" : "missed", attempt_id };
}

/** The tools that a student may use in a test, in the order of the contract. */
function toolsFor({ definition }: TestOutline, { terms }: AssignedPerson): StudentAssignment["tools"] {
  const allowed = new Set(sectionsFor(definition, terms).flatMap(({ tools }) => tools));
  return toolSchema.options.filter((tool) => allowed.has(tool));
}

type Row = Awaited<ReturnType<typeof rowsFor>>[number];

function studentAssignment(
  { row, className, teacher, ...member }: Row,
  outline: TestOutline,
  { own, room }: { readonly own: readonly Attempted[]; readonly room: StudentAssignment["room"] },
  now: number,
): StudentAssignment {
  const person = givenTo(row, member, outline);
  const { window, limits, form } = person;
  return {
    assignment_id: row.assignmentId,
    menu_id: form.menuId,
    title: outline.definition.title,
    teacher,
    class_name: className,
    opens_at: window.opensAt,
    last_start: window.lastStart,
    closes_at: window.closesAt,
    time_limit_ms: limits.own,
    usual_time_limit_ms: limits.usual,
    attempts: row.attempts,
    attempts_left: Math.max(0, row.attempts - own.length),
    place: row.place,
    ...(room === undefined ? {} : { room }),
    tools: toolsFor(outline, person),
    ...stateOf(row, person, own, now),
  };
}

const isAhead = ({ state }: StudentAssignment): boolean =>
  state === "scheduled" || state === "open" || state === "suspended" || state === "sitting";

/** A student's attempts at assignments, with those at the student's seats in rooms, the earliest first. */
async function attemptedBy(
  queries: Queries,
  { userId }: Caller,
  assignmentIds: readonly string[],
): Promise<Attempted[]> {
  const seated = await queries
    .select({ attemptId: seats.attemptId })
    .from(seats)
    .innerJoin(classMembers, eq(classMembers.memberId, seats.memberId))
    .where(and(eq(classMembers.userId, userId), isNotNull(seats.attemptId)));
  const atSeats = seated.flatMap(({ attemptId }) => attemptId ?? []);
  return queries
    .select(attemptColumns)
    .from(attempts)
    .where(
      and(
        inArray(attempts.assignmentId, [...assignmentIds]),
        or(eq(attempts.userId, userId), inArray(attempts.attemptId, atSeats)),
      ),
    )
    .orderBy(attempts.startedAt, attempts.attemptId);
}

/** The rooms of these assignments that are not over, by assignment. */
async function openRooms(
  queries: Queries,
  assignmentIds: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<StudentAssignment["room"]>>> {
  const open = await queries
    .select({ assignmentId: rooms.assignmentId, phase: rooms.phase, admits: rooms.admits })
    .from(rooms)
    .where(and(inArray(rooms.assignmentId, [...assignmentIds]), notInArray(rooms.phase, ["ended", "signed"])));
  return new Map(open.map(({ assignmentId, ...room }) => [assignmentId, room]));
}

/**
 * What the teachers of a student have given, with the times that apply to the student; what is ahead comes first. With
 * the classes that wait for the student's answer, so that the home page asks one call less.
 */
export async function studentAssignments(
  deps: Dependencies,
  caller: Caller,
): Promise<z.input<typeof studentAssignmentsOutput>> {
  const { db, catalogue } = deps;
  await finishDue(deps, caller);
  const now = deps.clock();
  const rows = await rowsFor(deps, caller, now);
  const outlines = await catalogue.outlines(
    db,
    rows.map(({ row, target }) => formOf(row, target)),
  );
  const ids = rows.map(({ row }) => row.assignmentId);
  const attempted = await attemptedBy(db, caller, ids);
  const inRooms = await openRooms(db, ids);
  const list = rows.flatMap((row, place) => {
    const outline = outlines[place];
    const own = attempted.filter(({ assignmentId }) => assignmentId === row.row.assignmentId);
    return outline === undefined
      ? []
      : [studentAssignment(row, outline, { own, room: inRooms.get(row.row.assignmentId) }, now)];
  });
  const byEnd = list.toSorted((one, other) => one.closes_at - other.closes_at);
  return {
    assignments: [...byEnd.filter(isAhead), ...byEnd.filter((one) => !isAhead(one)).toReversed()],
    ...(await classInvitations(deps, caller)),
    at: now,
  };
}
