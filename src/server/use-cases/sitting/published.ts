import { desc, eq, sql } from "drizzle-orm";
import { isOfPreview } from "../../../contract/studio/preview-menus";
import type { TestOutline, TestVersion } from "../../attempts/catalogue";
import type { Queries } from "../../db/open";
import { tests } from "../../db/schema";
import { placeholder, statement } from "../../db/statement";
import { CallRefusal } from "../../support/refusal";
import { callerHasPermission, isGuest, type Principal } from "../caller";
import type { Dependencies } from "../dependencies";
import { previewVersion } from "./preview-menu";

const versionStatement = statement<{ readonly version: number }, "menuId">(
  "published_version",
  () => sql`
  select ${tests.version} as "version" from ${tests}
  where ${tests.menuId} = ${placeholder("menuId")} and ${tests.published} order by ${tests.version} desc limit 1`,
);

async function publishedVersion(queries: Queries, menuId: string): Promise<number> {
  const [row] = await versionStatement(queries, { menuId });
  if (row === undefined) throw new CallRefusal("testNotFound");
  return row.version;
}

interface OpenVersion {
  readonly version: number;
  readonly isPreview: boolean;
}

/** The version that the caller may begin: the newest published one, or a preview of the caller's own test. */
async function openVersion(queries: Queries, caller: Principal, menuId: string): Promise<OpenVersion> {
  const [row] = await versionStatement(queries, { menuId });
  if (row !== undefined) return { version: row.version, isPreview: false };
  const version = await previewVersion(queries, caller, menuId);
  if (version === null) throw new CallRefusal("testNotFound");
  return { version, isPreview: true };
}

type Shelves = Pick<Dependencies, "catalogue">;

/** Whether the caller finds a test in lists, and may begin it although nobody has given it. */
export const isOpenTo = (caller: Principal, { definition }: Pick<TestOutline, "definition">): boolean =>
  definition.audience !== "given" ||
  isGuest(caller) ||
  callerHasPermission(caller, "assignment.manage") ||
  callerHasPermission(caller, "item.write");

/** The newest published version of a test. Throws `testNotFound` if there is none. */
export const publishedTest = async (queries: Queries, { catalogue }: Shelves, menuId: string): Promise<TestVersion> =>
  catalogue.test(queries, menuId, await publishedVersion(queries, menuId));

/** The version that the caller may begin now, and whether it is a preview. Throws `testNotFound` if there is none. */
export async function openTest(
  queries: Queries,
  { catalogue }: Shelves,
  caller: Principal,
  menuId: string,
): Promise<{ readonly test: TestVersion; readonly isPreview: boolean }> {
  const { version, isPreview } = await openVersion(queries, caller, menuId);
  return { test: await catalogue.test(queries, menuId, version), isPreview };
}

/** The same, without its items. */
export async function openOutline(
  queries: Queries,
  { catalogue }: Shelves,
  caller: Principal,
  menuId: string,
): Promise<TestOutline> {
  return catalogue.outline(queries, menuId, (await openVersion(queries, caller, menuId)).version);
}

/** The newest published version of a test without its items. Throws `testNotFound`. */
export const publishedOutline = async (
  queries: Queries,
  { catalogue }: Shelves,
  menuId: string,
): Promise<TestOutline> => catalogue.outline(queries, menuId, await publishedVersion(queries, menuId));

/** The newest version of a test, published or else a draft. Throws `testNotFound` for none and for previews. */
export async function newestOutline(db: Queries, menuId: string): Promise<TestOutline> {
  if (isOfPreview(menuId)) throw new CallRefusal("testNotFound");
  const [newest] = await db
    .select({ menuId: tests.menuId, version: tests.version, family: tests.family, definition: tests.definition })
    .from(tests)
    .where(eq(tests.menuId, menuId))
    .orderBy(desc(tests.published), desc(tests.version))
    .limit(1);
  if (newest === undefined) throw new CallRefusal("testNotFound");
  return newest;
}
