import { and, eq, max } from "drizzle-orm";
import { isOfPreview, testOfPreview } from "../../../contract/studio/preview-menus";
import type { Queries } from "../../db/open";
import { tests } from "../../db/schema";
import { testDrafts } from "../../db/studio-schema";
import { isGuest, type Principal } from "../caller";

/** The newest version of a preview of the caller's; null: there is none. */
export async function previewVersion(queries: Queries, caller: Principal, menuId: string): Promise<number | null> {
  if (isGuest(caller) || !isOfPreview(menuId)) return null;
  const [row] = await queries
    .select({ version: max(tests.version) })
    .from(tests)
    .innerJoin(testDrafts, and(eq(testDrafts.testId, testOfPreview(menuId)), eq(testDrafts.userId, caller.userId)))
    .where(and(eq(tests.menuId, menuId), eq(tests.published, false)));
  return row?.version ?? null;
}
