import { and, eq, exists, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import { assignments, assignmentTargets, classes, classMembers } from "../../db/classes-schema";
import type { Queries } from "../../db/open";
import { attempts, tests } from "../../db/schema";
import { givenTo, isGivenToMember, listedColumns, targetOf } from "./assigned-members";
import { phasesAhead } from "./begin-rule";
import { attemptsOfMember } from "./member-of-attempt";

/** SQL: the test that a member gets, in a query that joins members with assignments and targets. */
const formGiven = sql<string>`coalesce(${assignmentTargets.menuId}, ${assignments.menuId})`;
const editionGiven = sql<number>`coalesce(${assignmentTargets.edition}, ${assignments.edition})`;
const closesGiven = sql<number>`coalesce(${assignmentTargets.closesAt}, ${assignments.closesAt})`;

/** SQL condition: the assignment gives one of these tests to somebody; null: any. */
const givesOneOf = (queries: Queries, menuIds: readonly string[] | null): SQL | undefined =>
  menuIds === null
    ? undefined
    : or(
        inArray(assignments.menuId, [...menuIds]),
        exists(
          queries
            .select({ one: sql`1` })
            .from(assignmentTargets)
            .where(
              and(
                eq(assignmentTargets.assignmentId, assignments.assignmentId),
                inArray(assignmentTargets.menuId, [...menuIds]),
              ),
            ),
        ),
      );

/** SQL condition: the member has an attempt left. */
const hasAttemptLeft = sql`${attemptsOfMember()} < ${assignments.attempts}`;

/** Members who could begin one of these assignments, apart from the time. */
const beginners = (queries: Queries, now: number) =>
  queries
    .select({ ...listedColumns(now), row: assignments, definition: tests.definition, menuId: tests.menuId })
    .from(assignments)
    .innerJoin(classes, and(eq(classes.classId, assignments.classId), isNull(classes.archivedAt)))
    .innerJoin(classMembers, and(eq(classMembers.classId, assignments.classId), isNull(classMembers.leftAt)))
    .leftJoin(assignmentTargets, targetOf())
    .innerJoin(tests, and(eq(tests.menuId, formGiven), eq(tests.version, editionGiven)));

const mayBegin = (assignmentIds: readonly string[], time: SQL | undefined): SQL | undefined =>
  and(
    inArray(assignments.assignmentId, [...assignmentIds]),
    inArray(assignments.phase, [...phasesAhead]),
    isGivenToMember,
    hasAttemptLeft,
    time,
  );

/** The tests that somebody may still begin for one of these assignments. */
async function stillBegun(queries: Queries, assignmentIds: readonly string[], now: number): Promise<string[]> {
  const inUsualTime = await queries
    .selectDistinct({ menuId: formGiven })
    .from(assignments)
    .innerJoin(classes, and(eq(classes.classId, assignments.classId), isNull(classes.archivedAt)))
    .innerJoin(classMembers, and(eq(classMembers.classId, assignments.classId), isNull(classMembers.leftAt)))
    .leftJoin(assignmentTargets, targetOf())
    .where(mayBegin(assignmentIds, gt(closesGiven, now)));
  const hasTerms = isNotNull(listedColumns(now).terms);
  const inMoreTime = await beginners(queries, now).where(mayBegin(assignmentIds, and(lte(closesGiven, now), hasTerms)));
  return [
    ...inUsualTime.map(({ menuId }) => menuId),
    ...inMoreTime.flatMap(({ row, definition, menuId, ...member }) =>
      now < givenTo(row, member, { definition }).window.closesAt ? [menuId] : [],
    ),
  ];
}

/**
 * Those of these tests that a target of an assignment may still begin, or sits now; null: among all tests. Their keys
 * must not leave the server, in whatever attempt they are asked for.
 */
export async function formsInUse(
  queries: Queries,
  menuIds: readonly string[] | null,
  now: number,
): Promise<ReadonlySet<string>> {
  if (menuIds?.length === 0) return new Set();
  const live = await queries
    .select({ assignmentId: assignments.assignmentId })
    .from(assignments)
    .where(and(inArray(assignments.phase, [...phasesAhead, "closing"]), givesOneOf(queries, menuIds)));
  const ids = live.map(({ assignmentId }) => assignmentId);
  if (ids.length === 0) return new Set();
  const sat = await queries
    .selectDistinct({ menuId: attempts.menuId })
    .from(attempts)
    .where(and(inArray(attempts.assignmentId, ids), eq(attempts.status, "sitting")));
  const used = new Set([...sat.map(({ menuId }) => menuId), ...(await stillBegun(queries, ids, now))]);
  return menuIds === null ? used : new Set(menuIds.filter((menuId) => used.has(menuId)));
}
