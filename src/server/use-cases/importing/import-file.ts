import { and, desc, eq } from "drizzle-orm";
import type { FileReading } from "../../../items/import/read-file";
import type { TestReading } from "../../../items/import/report";
import type { Database, Queries } from "../../db/open";
import { tests } from "../../db/schema";
import { inTransaction } from "../../db/transaction";
import { draftVersion } from "../calibration/draft-version";
import { publishVersion } from "../calibration/publish-version";
import { publishTest } from "../publish-test";
import { importedDefinition, type ImportWishes } from "./imported-definition";
import { importedMenuId, sourceDigestOf } from "./imported-names";

/** The outcome for one test of a file. */
export type Imported =
  | { readonly outcome: "imported" | "known" | "limitChanged"; readonly menuId: string; readonly items: number }
  | { readonly outcome: "nothing" };

/** Publishes the next version of a test with another limit on attempts; false: it already has that limit. */
async function changeLimit(tx: Queries, menuId: string, limit: number | null, now: number): Promise<boolean> {
  const [newest] = await tx
    .select({ version: tests.version, family: tests.family, definition: tests.definition })
    .from(tests)
    .where(and(eq(tests.menuId, menuId), eq(tests.published, true)))
    .orderBy(desc(tests.version))
    .limit(1)
    .for("update");
  if (newest === undefined || newest.definition.attempt_limit === limit) return false;
  const definition = { ...newest.definition, attempt_limit: limit };
  const version = await draftVersion(tx, { ...newest, menuId, definition }, new Map(), now);
  return publishVersion(tx, menuId, version);
}

const importTest = async (
  tx: Queries,
  { digest, format, media }: FileReading,
  test: TestReading,
  now: number,
  wishes: ImportWishes,
): Promise<Imported> => {
  const items = test.sections.reduce((sum, section) => sum + section.items.length, 0);
  if (items === 0) return { outcome: "nothing" };
  const menuId = importedMenuId(format, digest, test.n);
  const sourceDigest = sourceDigestOf(digest, test.n);
  const [known] = await tx.select({ menuId: tests.menuId }).from(tests).where(eq(tests.sourceDigest, sourceDigest));
  if (known !== undefined) {
    const { attempts } = wishes;
    const isChanged = attempts !== undefined && (await changeLimit(tx, known.menuId, attempts, now));
    return { outcome: isChanged ? "limitChanged" : "known", menuId: known.menuId, items };
  }
  const list = test.items.flatMap(({ item }) => (item === undefined ? [] : [item]));
  const made = await publishTest(
    tx,
    {
      menuId,
      family: "custom",
      ...importedDefinition(test, list[0]?.subject ?? "general", wishes),
      sourceDigest,
      items: list,
      files: media,
    },
    now,
  );
  return { outcome: made ? "imported" : "known", menuId, items };
};

/**
 * Makes and publishes the tests of a file, either all or none, and only once. A test without usable questions is
 * skipped; for a file that was imported before, only a different limit on attempts is applied. The outcomes are in the
 * order of the file's tests.
 */
export const importFile = (
  db: Database,
  reading: FileReading,
  now: number,
  wishes: ImportWishes = {},
): Promise<readonly Imported[]> =>
  inTransaction<readonly Imported[]>(db, async (tx) => {
    const outcomes: Imported[] = [];
    for (const test of reading.tests) outcomes.push(await importTest(tx, reading, test, now, wishes));
    return outcomes;
  });
