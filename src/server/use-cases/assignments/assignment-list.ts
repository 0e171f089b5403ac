import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import type {
  AssignmentEntry,
  studioAssignmentsInput,
  studioAssignmentsOutput,
} from "../../../contract/classes/assignments";
import type { TestOutline } from "../../attempts/catalogue";
import { assignments, assignmentTargets, classes, classMembers, classTeachers } from "../../db/classes-schema";
import { regrades } from "../../db/regrades-schema";
import { attempts } from "../../db/schema";
import { callerHasPermission, type Caller } from "../caller";
import { findClass } from "../classes/class-access";
import type { Dependencies } from "../dependencies";
import type { AssignmentRow } from "./assignment-row";
import { personOfAttempt } from "./member-of-attempt";

const pageSize = 50;

/** SQL: how many members of the class an assignment is given to. */
const membersGiven = sql<number>`(
  select count(*)::int from ${classMembers}
  where ${classMembers.classId} = ${assignments.classId} and ${classMembers.leftAt} is null
    and (${assignments.forWholeClass} or exists (
      select 1 from ${assignmentTargets}
      where ${assignmentTargets.assignmentId} = ${assignments.assignmentId}
        and ${assignmentTargets.memberId} = ${classMembers.memberId})))`;

/** SQL: how many persons have begun an assignment; `finished`: have handed it in. */
const personsWho = (which: "begun" | "finished") => sql<number>`(
  select count(distinct ${personOfAttempt()})::int from ${attempts}
  where ${attempts.assignmentId} = ${assignments.assignmentId}
    ${which === "finished" ? sql`and ${attempts.status} = 'finished'` : sql``})`;

/** SQL: how many regrades by others wait for a second teacher. */
const regradesToSecond = (userId: string) => sql<number>`(
  select count(*)::int from ${regrades}
  where ${regrades.assignmentId} = ${assignments.assignmentId} and ${regrades.phase} = 'awaitingSecond'
    and ${regrades.proposedBy} is distinct from ${userId})`;

const entryColumns = ({ userId, ...caller }: Caller) => ({
  row: assignments,
  className: classes.name,
  members: membersGiven,
  begun: personsWho("begun"),
  handedIn: personsWho("finished"),
  toSecond: callerHasPermission(caller, "regrade.second") ? regradesToSecond(userId) : sql<number>`0`,
});

interface EntryRow {
  readonly row: AssignmentRow;
  readonly className: string;
  readonly members: number;
  readonly begun: number;
  readonly handedIn: number;
  readonly toSecond: number;
}

/** An assignment as its teacher sees it in a list. */
const entryOf = (
  { row, className, members, begun, handedIn, toSecond }: EntryRow,
  { definition }: Pick<TestOutline, "definition">,
): AssignmentEntry => ({
  assignment_id: row.assignmentId,
  version: row.version,
  class_id: row.classId,
  class_name: className,
  menu_id: row.menuId,
  edition: row.edition,
  title: definition.title,
  for_whole_class: row.forWholeClass,
  opens_at: row.opensAt,
  closes_at: row.closesAt,
  attempts: row.attempts,
  release: row.release,
  place: row.place,
  phase: row.phase,
  release_phase: row.releasePhase,
  unmarked: row.unmarked,
  ...(toSecond > 0 ? { to_second: toSecond } : {}),
  members,
  begun,
  handed_in: handedIn,
});

/** The assignments that fit a condition, the last to open first. */
async function entries(
  { db, catalogue }: Dependencies,
  caller: Caller,
  wanted: ReturnType<typeof and>,
  place: { readonly limit: number; readonly offset: number },
): Promise<AssignmentEntry[]> {
  const rows = await db
    .select(entryColumns(caller))
    .from(assignments)
    .innerJoin(classes, eq(classes.classId, assignments.classId))
    .where(wanted)
    .orderBy(desc(assignments.opensAt), desc(assignments.assignmentId))
    .limit(place.limit)
    .offset(place.offset);
  const outlines = await catalogue.outlines(
    db,
    rows.map(({ row: { menuId, edition } }) => ({ menuId, version: edition })),
  );
  return rows.flatMap((row, index) => {
    const outline = outlines[index];
    return outline === undefined ? [] : [entryOf(row, outline)];
  });
}

/** One assignment as its teacher sees it; the caller must have been admitted to it. */
export async function assignmentEntry(
  deps: Dependencies,
  caller: Caller,
  assignmentId: string,
): Promise<AssignmentEntry | undefined> {
  const [entry] = await entries(deps, caller, eq(assignments.assignmentId, assignmentId), { limit: 1, offset: 0 });
  return entry;
}

/** A page of the assignments of a class, or of all classes that the caller teaches. */
export async function assignmentList(
  deps: Dependencies,
  caller: Caller,
  { class_id: classId, page }: z.output<typeof studioAssignmentsInput>,
): Promise<z.input<typeof studioAssignmentsOutput>> {
  if (classId !== undefined) await findClass(deps.db, caller, classId);
  const taught = deps.db
    .select({ classId: classTeachers.classId })
    .from(classTeachers)
    .where(eq(classTeachers.userId, caller.userId));
  const wanted = classId === undefined ? inArray(assignments.classId, taught) : eq(assignments.classId, classId);
  return {
    assignments: await entries(deps, caller, wanted, { limit: pageSize, offset: (page - 1) * pageSize }),
    total: await deps.db.$count(assignments, wanted),
    page_size: pageSize,
  };
}
