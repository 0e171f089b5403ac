import { and, desc, eq } from "drizzle-orm";
import type { Queries } from "../../db/open";
import { tests } from "../../db/schema";
import { CallRefusal } from "../../refusal";
import type { TestVersion } from "../../sitting/catalogue";
import type { Dependencies } from "../dependencies";

/** The newest published version of a test. */
export async function publishedTest(
  queries: Queries,
  { catalogue }: Pick<Dependencies, "catalogue">,
  menuId: string,
): Promise<TestVersion> {
  const [row] = await queries
    .select({ version: tests.version })
    .from(tests)
    .where(and(eq(tests.menuId, menuId), eq(tests.published, true)))
    .orderBy(desc(tests.version))
    .limit(1);
  if (row === undefined) throw new CallRefusal("testNotFound");
  return catalogue.test(queries, menuId, row.version);
}
