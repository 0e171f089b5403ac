import { and, desc, eq } from "drizzle-orm";
import { isOfPreview } from "../../../contract/studio/preview-menus";
import type { Queries } from "../../db/open";
import { tests } from "../../db/schema";
import { testDrafts } from "../../db/studio-schema";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Form } from "./assigned-members";

/**
 * The edition of a test that a teacher gives: the newest that can be begun, or else the newest of a test of their own,
 * of which the linter then says that it was withdrawn. Throws `testNotFound` for other tests and for previews.
 */
export async function givenForm(queries: Queries, { userId }: Caller, menuId: string): Promise<Form> {
  if (isOfPreview(menuId)) throw new CallRefusal("testNotFound");
  const [newest] = await queries
    .select({ menuId: tests.menuId, version: tests.version, published: tests.published })
    .from(tests)
    .where(eq(tests.menuId, menuId))
    .orderBy(desc(tests.published), desc(tests.version))
    .limit(1);
  if (newest === undefined) throw new CallRefusal("testNotFound");
  const { published, ...form } = newest;
  if (published) return form;
  const [mine] = await queries
    .select({ testId: testDrafts.testId })
    .from(testDrafts)
    .where(and(eq(testDrafts.testId, menuId), eq(testDrafts.userId, userId)));
  if (mine === undefined) throw new CallRefusal("testNotFound");
  return form;
}
