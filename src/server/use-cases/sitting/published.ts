import { and, desc, eq } from "drizzle-orm";
import type { Queries } from "../../db/open";
import { tests } from "../../db/schema";
import { CallRefusal } from "../../refusal";
import type { TestOutline, TestVersion } from "../../sitting/catalogue";
import type { Dependencies } from "../dependencies";

async function publishedVersion(queries: Queries, menuId: string): Promise<number> {
  const [row] = await queries
    .select({ version: tests.version })
    .from(tests)
    .where(and(eq(tests.menuId, menuId), eq(tests.published, true)))
    .orderBy(desc(tests.version))
    .limit(1);
  if (row === undefined) throw new CallRefusal("testNotFound");
  return row.version;
}

type Shelves = Pick<Dependencies, "catalogue">;

/** The newest published version of a test, to be sat. */
export const publishedTest = async (queries: Queries, { catalogue }: Shelves, menuId: string): Promise<TestVersion> =>
  catalogue.test(queries, menuId, await publishedVersion(queries, menuId));

/** The same without its items, to be told of. */
export const publishedOutline = async (
  queries: Queries,
  { catalogue }: Shelves,
  menuId: string,
): Promise<TestOutline> => catalogue.outline(queries, menuId, await publishedVersion(queries, menuId));
