import { and, eq, max } from "drizzle-orm";
import type { Queries } from "../../db/open";
import { tests } from "../../db/schema";
import { testDrafts } from "../../db/studio-schema";
import { isGuest, type Principal } from "../caller";

const prefix = "preview.";

/**
 * The menu_id of the previews of a draft test. Its versions are never published, so that no list names them, and the
 * versions of the test itself stay as they are.
 */
export const previewMenuOf = (testId: string): string => `${prefix}${testId}`;

/** Whether a menu_id is of previews, or an item_id of a draft that is only shown in them. */
export const isOfPreview = (id: string): boolean => id.startsWith(prefix);

/** The newest version of a preview of the caller's; null: there is none. */
export async function previewVersion(queries: Queries, caller: Principal, menuId: string): Promise<number | null> {
  if (isGuest(caller) || !isOfPreview(menuId)) return null;
  const [row] = await queries
    .select({ version: max(tests.version) })
    .from(tests)
    .innerJoin(
      testDrafts,
      and(eq(testDrafts.testId, menuId.slice(prefix.length)), eq(testDrafts.userId, caller.userId)),
    )
    .where(and(eq(tests.menuId, menuId), eq(tests.published, false)));
  return row?.version ?? null;
}
