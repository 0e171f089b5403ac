import { and, desc, eq } from "drizzle-orm";
import type { Queries } from "../../db/open";
import { tests } from "../../db/schema";
import { Refusal } from "../refusal";
import type { Tools } from "../tools";
import type { TestVersion } from "./catalogue";

/** The newest published version of a test. */
export async function publishedTest(
  queries: Queries,
  { catalogue }: Pick<Tools, "catalogue">,
  menuId: string,
): Promise<TestVersion> {
  const [row] = await queries
    .select({ version: tests.version })
    .from(tests)
    .where(and(eq(tests.menuId, menuId), eq(tests.published, true)))
    .orderBy(desc(tests.version))
    .limit(1);
  if (row === undefined) throw new Refusal("testNotFound");
  return catalogue.test(queries, menuId, row.version);
}
