import { and, count, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { z } from "zod";
import { studioAuditKinds } from "../../../contract/site/audit-kinds";
import type { studioAuditInput, studioAuditOutput } from "../../../contract/studio/studio-audit";
import { users } from "../../db/accounts-schema";
import { assignments, classTeachers } from "../../db/classes-schema";
import type { Queries } from "../../db/open";
import { testItems } from "../../db/schema";
import { auditEntries } from "../../db/security-schema";
import { testDrafts } from "../../db/studio-schema";
import { assignmentNames, namedIn, titlesIn, withMemberNames } from "../audit-names";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";

const pageSize = 50;

type Row = typeof auditEntries.$inferSelect;

/** SQL: the entry is about a class that the caller teaches, or about a test of the caller and no class. */
function isOfCaller(db: Queries, { userId }: Caller) {
  const taught = db
    .select({ classId: classTeachers.classId })
    .from(classTeachers)
    .where(eq(classTeachers.userId, userId));
  const written = db.select({ testId: testDrafts.testId }).from(testDrafts).where(eq(testDrafts.userId, userId));
  return or(
    inArray(auditEntries.classId, taught),
    and(
      isNull(auditEntries.classId),
      inArray(auditEntries.kind, ["testImported", "testReleased", "testWithdrawn", "testExported"]),
      inArray(sql`(${auditEntries.facts} ->> 'test')`, written),
    ),
  );
}

/** By assignment and question, the place of the question in the test, from 1. */
async function placesIn(db: Queries, list: readonly Row[]): Promise<ReadonlyMap<string, number>> {
  const ids = list.flatMap(({ assignmentId, facts }) => (facts["question"] === undefined ? [] : (assignmentId ?? [])));
  const rows = await db
    .select({ assignmentId: assignments.assignmentId, itemId: testItems.itemId, position: testItems.position })
    .from(assignments)
    .innerJoin(testItems, and(eq(testItems.menuId, assignments.menuId), eq(testItems.version, assignments.edition)))
    .where(and(inArray(assignments.assignmentId, ids), inArray(testItems.itemId, namedIn(list, "question"))));
  return new Map(rows.map(({ assignmentId, itemId, position }) => [`${assignmentId} ${itemId}`, position + 1]));
}

/** The facts of an entry; the assignment stands beside them, and a question has its place in the test. */
function factsOf({ facts, assignmentId }: Row, places: ReadonlyMap<string, number>): Row["facts"] {
  const { assignment: _, question, ...others } = facts;
  const place = places.get(`${assignmentId} ${question}`);
  return place === undefined ? others : { ...others, place: String(place) };
}

async function nicknamesOf(db: Queries, list: readonly Row[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ username: users.username, nickname: users.nickname })
    .from(users)
    .where(and(inArray(users.username, [...new Set(list.map(({ account }) => account))]), isNull(users.deletedAt)));
  return new Map(rows.map(({ username, nickname }) => [username, nickname]));
}

/**
 * A page of what was done to the classes that the caller teaches, to their assignments and to the caller's tests, the
 * newest first; for administrators to all. What is about others' classes is not found.
 */
export async function studioAudit(
  { db }: Pick<Dependencies, "db">,
  caller: Caller,
  { class_id: classId, assignment_id: assignmentId, kind, page }: z.output<typeof studioAuditInput>,
): Promise<z.input<typeof studioAuditOutput>> {
  const asked = and(
    caller.admin ? undefined : isOfCaller(db, caller),
    classId === undefined ? undefined : eq(auditEntries.classId, classId),
    assignmentId === undefined ? undefined : eq(auditEntries.assignmentId, assignmentId),
    kind === undefined ? inArray(auditEntries.kind, [...studioAuditKinds]) : eq(auditEntries.kind, kind),
  );
  const rows = await db
    .select()
    .from(auditEntries)
    .where(asked)
    .orderBy(desc(auditEntries.number))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await db.select({ number: count() }).from(auditEntries).where(asked);
  const list = await withMemberNames(db, rows);
  const places = await placesIn(db, list);
  const nicknames = await nicknamesOf(db, list);
  return {
    list: list.flatMap((row) => {
      const known = studioAuditKinds.find((one) => one === row.kind);
      if (known === undefined) return [];
      const { number, at, account } = row;
      return {
        number,
        at,
        kind: known,
        account,
        nickname: nicknames.get(account) ?? null,
        facts: factsOf(row, places),
        class_id: row.classId,
        assignment_id: row.assignmentId,
      };
    }),
    total: all?.number ?? 0,
    page_size: pageSize,
    titles: await titlesIn(db, list),
    assignments: await assignmentNames(
      db,
      list.flatMap(({ assignmentId: id }) => id ?? []),
    ),
  };
}
