import { and, eq, max } from "drizzle-orm";
import type { TestVersion } from "../../attempts/catalogue";
import type { Queries } from "../../db/open";
import { testItems, tests } from "../../db/schema";
import type { LearnedValues } from "./report";

/**
 * Writes the next version of a test as an unpublished draft, with `values` in place of those of its items. The items
 * themselves and all earlier versions stay unchanged.
 */
export async function draftVersion(
  tx: Queries,
  { menuId, version: before, family, definition }: Omit<TestVersion, "items">,
  values: ReadonlyMap<string, LearnedValues>,
  now: number,
): Promise<number> {
  const [newest] = await tx
    .select({ version: max(tests.version) })
    .from(tests)
    .where(eq(tests.menuId, menuId));
  const version = (newest?.version ?? before) + 1;
  await tx.insert(tests).values({
    menuId,
    version,
    family,
    definition,
    sourceDigest: null,
    published: false,
    createdAt: now,
  });
  const rows = await tx
    .select()
    .from(testItems)
    .where(and(eq(testItems.menuId, menuId), eq(testItems.version, before)));
  if (rows.length > 0)
    await tx.insert(testItems).values(
      rows.map((row) => {
        const learned = values.get(row.itemId);
        return { ...row, version, irt: learned?.irt ?? row.irt, expectedMs: learned?.expectedMs ?? row.expectedMs };
      }),
    );
  return version;
}
