import { sql } from "drizzle-orm";
import type { TestOutline, TestVersion } from "../../attempts/catalogue";
import type { Queries } from "../../db/open";
import { tests } from "../../db/schema";
import { placeholder, statement } from "../../db/statement";
import { CallRefusal } from "../../support/refusal";
import type { Dependencies } from "../dependencies";

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

type Shelves = Pick<Dependencies, "catalogue">;

/** The newest published version of a test. Throws `testNotFound` if there is none. */
export const publishedTest = async (queries: Queries, { catalogue }: Shelves, menuId: string): Promise<TestVersion> =>
  catalogue.test(queries, menuId, await publishedVersion(queries, menuId));

/** The same, without its items. */
export const publishedOutline = async (
  queries: Queries,
  { catalogue }: Shelves,
  menuId: string,
): Promise<TestOutline> => catalogue.outline(queries, menuId, await publishedVersion(queries, menuId));
