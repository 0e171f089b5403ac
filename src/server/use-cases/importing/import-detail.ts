import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { z } from "zod";
import type {
  ImportDetail,
  ImportTest,
  importListInput,
  importListOutput,
} from "../../../contract/importing/importing";
import { users } from "../../db/accounts-schema";
import { importQuestions, imports } from "../../db/imports-schema";
import type { Queries } from "../../db/open";
import { tests } from "../../db/schema";
import type { Dependencies } from "../dependencies";
import { chosenTest } from "./chosen-test";
import { countsOf, groupsOf, takenIn } from "./import-counts";
import { chosenSections } from "./import-drafts";
import { findImport, type ImportRow } from "./import-row";
import { timeLimitRemarks } from "./imported-definition";
import { sourceDigestOf } from "./imported-names";
import { reasonOf } from "./remarks";

const pageSize = 20;

/** The nickname of the person who sent the file; empty: the account was deleted. */
async function senderOf(queries: Queries, userId: string | null): Promise<string> {
  if (userId === null) return "";
  const [user] = await queries.select({ nickname: users.nickname }).from(users).where(eq(users.userId, userId));
  return user?.nickname ?? "";
}

/** The earlier import of the same file whose tests still exist; null: there is none. */
export async function knownImport(queries: Queries, row: ImportRow): Promise<ImportDetail["known"]> {
  const { digest, importId } = row;
  if (digest === null || row.state === "committed" || row.tests.length === 0) return null;
  const [other] = await queries
    .select({ importId: imports.importId, menuIds: imports.menuIds })
    .from(imports)
    .where(and(eq(imports.digest, digest), eq(imports.state, "committed"), ne(imports.importId, importId)))
    .limit(1);
  const menuId = other === undefined ? undefined : Object.values(other.menuIds)[0];
  if (other !== undefined && menuId !== undefined) return { import_id: other.importId, menu_id: menuId };
  const [made] = await queries
    .select({ menuId: tests.menuId })
    .from(tests)
    .where(
      inArray(
        tests.sourceDigest,
        row.tests.map(({ n }) => sourceDigestOf(digest, n)),
      ),
    )
    .limit(1);
  return made === undefined ? null : { menu_id: made.menuId };
}

async function publishedAmong(queries: Queries, menuIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (menuIds.length === 0) return new Set();
  const rows = await queries
    .selectDistinct({ menuId: tests.menuId })
    .from(tests)
    .where(and(inArray(tests.menuId, [...menuIds]), eq(tests.published, true)));
  return new Set(rows.map(({ menuId }) => menuId));
}

/** An import with its tests, in the form that the page shows. */
export async function detailOf(queries: Queries, row: ImportRow): Promise<ImportDetail> {
  const groups = await groupsOf(queries, row.importId);
  const published = await publishedAmong(queries, Object.values(row.menuIds));
  const shown = row.tests.map((read, place): ImportTest => {
    const own = groups.filter(({ test }) => test === place);
    const choices = row.choices[place] ?? {};
    const inside = (section: number) => takenIn(own.filter((group) => group.section === section));
    // only the number of questions matters here, so empty ids represent them
    const sections = chosenSections(read, choices, (section) => Array<string>(inside(section)).fill(""));
    const { timeLimitMs, ...chosen } = chosenTest(read, choices, sections);
    const limitRemarks =
      choices.time_limit_ms === undefined
        ? timeLimitRemarks({ ...(read.timeLimitMs === undefined ? {} : { timeLimitMs: read.timeLimitMs }), sections })
        : [];
    const menuId = row.menuIds[place] ?? null;
    return {
      place,
      ...chosen,
      time_limit_ms: timeLimitMs,
      kept: read.kept.map(reasonOf),
      changed: [...read.changed, ...limitRemarks].map(reasonOf),
      ...(read.refusal === undefined ? {} : { refusal: reasonOf(read.refusal) }),
      sections: read.sections.map(({ timeLimitMs: limit, ...section }, at) => ({
        ...section,
        ...(limit === undefined ? {} : { time_limit_ms: limit }),
        items: inside(at),
      })),
      counts: countsOf(own),
      choices,
      menu_id: menuId,
      published: menuId !== null && published.has(menuId),
    };
  });
  return {
    import_id: row.importId,
    version: row.version,
    state: row.state,
    file_name: row.fileName,
    size: row.size,
    received: row.received,
    by: await senderOf(queries, row.userId),
    at: row.createdAt,
    read: row.done,
    format: row.format,
    fault: row.fault === null ? null : reasonOf(row.fault),
    known: await knownImport(queries, row),
    counts: countsOf(groups),
    tests: shown,
  };
}

export const importDetail = async ({ db }: Dependencies, input: { import_id: string }): Promise<ImportDetail> =>
  detailOf(db, await findImport(db, input.import_id));

/** A page of all imports, newest first. */
export async function importList(
  { db }: Dependencies,
  { page = 1 }: z.output<typeof importListInput>,
): Promise<z.input<typeof importListOutput>> {
  const countIf = (condition: ReturnType<typeof sql>) =>
    sql<number>`(select count(*)::int from ${importQuestions}
      where ${importQuestions.importId} = ${imports.importId} and ${condition})`;
  const list = await db
    .select({
      import_id: imports.importId,
      state: imports.state,
      file_name: imports.fileName,
      size: imports.size,
      received: imports.received,
      by: sql<string>`coalesce(${users.nickname}, '')`,
      at: imports.createdAt,
      menuIds: imports.menuIds,
      exact: countIf(sql`${importQuestions.outcome} = 'exact'`),
      changed: countIf(sql`${importQuestions.outcome} = 'changed'`),
      refused: countIf(sql`${importQuestions.outcome} = 'refused'`),
      left_out: countIf(sql`${importQuestions.leftOut}`),
      coming: countIf(sql`${importQuestions.itemId} is not null and not ${importQuestions.leftOut}`),
    })
    .from(imports)
    .leftJoin(users, eq(users.userId, imports.userId))
    .orderBy(desc(imports.createdAt), desc(imports.importId))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const published = await publishedAmong(
    db,
    list.flatMap(({ menuIds }) => Object.values(menuIds)),
  );
  return {
    list: list.map(({ menuIds, exact, changed, refused, left_out, coming, ...entry }) => ({
      ...entry,
      published: Object.values(menuIds).some((menuId) => published.has(menuId)),
      counts: { exact, changed, refused, left_out, coming },
    })),
    total: await db.$count(imports),
    page_size: pageSize,
  };
}
