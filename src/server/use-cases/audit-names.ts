import { and, eq, inArray, sql } from "drizzle-orm";
import type { Localized } from "../../contract/item/content";
import { assignments, classes, classMembers } from "../db/classes-schema";
import type { Queries } from "../db/open";
import { tests } from "../db/schema";

type Facts = Readonly<Record<string, string>>;

interface WithFacts {
  readonly facts: Facts;
}

/** What audit entries name by a fact, each once. */
export const namedIn = (list: readonly WithFacts[], fact: string): string[] => [
  ...new Set(list.flatMap(({ facts }) => facts[fact] ?? [])),
];

const title = sql<Localized>`${tests.definition} -> 'title'`;

/** The titles of the tests in the facts, by menu_id; of a test with several versions that of the last. */
export async function titlesIn(db: Queries, list: readonly WithFacts[]): Promise<Record<string, Localized>> {
  const rows = await db
    .select({ menuId: tests.menuId, title })
    .from(tests)
    .where(inArray(tests.menuId, namedIn(list, "test")))
    .orderBy(tests.version);
  return Object.fromEntries(rows.map((one) => [one.menuId, one.title]));
}

/** The titles and classes of assignments, by assignment_id. */
export async function assignmentNames(db: Queries, ids: readonly string[]) {
  const rows = await db
    .select({ assignmentId: assignments.assignmentId, className: classes.name, title })
    .from(assignments)
    .innerJoin(classes, eq(classes.classId, assignments.classId))
    .innerJoin(tests, and(eq(tests.menuId, assignments.menuId), eq(tests.version, assignments.edition)))
    .where(inArray(assignments.assignmentId, [...new Set(ids)]));
  return Object.fromEntries(
    rows.map((row) => [row.assignmentId, { title: row.title, class_name: row.className }] as const),
  );
}

/** The same entries with members by their present name; the log has no name of a pupil, so that it can be deleted. */
export async function withMemberNames<Entry extends WithFacts>(db: Queries, list: readonly Entry[]): Promise<Entry[]> {
  const rows = await db
    .select({ memberId: classMembers.memberId, name: classMembers.name })
    .from(classMembers)
    .where(inArray(classMembers.memberId, namedIn(list, "member")));
  const names = new Map(rows.map(({ memberId, name }) => [memberId, name]));
  return list.map((entry) => {
    const { member } = entry.facts;
    return member === undefined ? entry : { ...entry, facts: { ...entry.facts, member: names.get(member) ?? "" } };
  });
}
