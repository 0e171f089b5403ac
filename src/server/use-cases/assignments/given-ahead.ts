import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { isOfPreview } from "../../../contract/studio/preview-menus";
import type { TestOutline } from "../../attempts/catalogue";
import { assignments, assignmentTargets, classes, classMembers } from "../../db/classes-schema";
import type { Queries } from "../../db/open";
import { isGuest, type Principal } from "../caller";
import type { Dependencies } from "../dependencies";
import { attemptLimitOf } from "../sitting/attempt-limit";
import { formOf, givenTo, isGivenToMember, listedColumns, targetOf } from "./assigned-members";
import { mayStillBegin, phasesAhead } from "./begin-rule";
import { attemptsOfMember } from "./member-of-attempt";

/** A test that does not offer new questions whenever somebody likes: one of a school, or of limited attempts. */
const isReserved = (test: TestOutline): boolean => test.family === "custom" || attemptLimitOf(test) !== null;

/**
 * The assignment for which a student may begin a test, now or later; null: none, or the test is one to practise with.
 * Until then the test is begun for the assignment alone, so that its questions are not met before their time.
 */
export async function givenAhead(
  queries: Queries,
  { catalogue }: Pick<Dependencies, "catalogue">,
  caller: Principal,
  test: TestOutline,
  now: number,
): Promise<string | null> {
  if (isGuest(caller) || isOfPreview(test.menuId) || !isReserved(test)) return null;
  const { userId } = caller;
  const rows = await queries
    .select({ ...listedColumns(now), row: assignments })
    .from(classMembers)
    .innerJoin(classes, and(eq(classes.classId, classMembers.classId), isNull(classes.archivedAt)))
    .innerJoin(assignments, eq(assignments.classId, classMembers.classId))
    .leftJoin(assignmentTargets, targetOf())
    .where(
      and(
        eq(classMembers.userId, userId),
        isNull(classMembers.leftAt),
        inArray(assignments.phase, [...phasesAhead]),
        isGivenToMember,
        eq(sql`coalesce(${assignmentTargets.menuId}, ${assignments.menuId})`, test.menuId),
        sql`${attemptsOfMember()} < ${assignments.attempts}`,
      ),
    )
    .orderBy(asc(assignments.closesAt), asc(assignments.assignmentId));
  for (const { row, ...member } of rows) {
    const form = formOf(row, member.target);
    const { window } = givenTo(row, member, await catalogue.outline(queries, form.menuId, form.version));
    if (mayStillBegin(row.phase, window, now)) return row.assignmentId;
  }
  return null;
}
