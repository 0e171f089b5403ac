import { and, eq, inArray } from "drizzle-orm";
import type { Catalogue } from "../../attempts/catalogue";
import type { Database } from "../../db/open";
import { items, tests } from "../../db/schema";
import { inTransaction } from "../../db/transaction";
import { deliveryRulesOf } from "../../delivery/rules";
import { PublishingFault } from "../publishing/publishing-fault";
import { publishedTest } from "../sitting/published";
import { answeredSittings } from "./answered-sittings";
import { calibrateBank, type CalibrationSettings } from "./calibrate-bank";
import { draftVersion } from "./draft-version";
import { learnedValues, type CalibrationReport } from "./report";

export interface CalibratedTest extends CalibrationReport {
  /** The version that was written as a draft; null if no estimate was taken or no draft was requested. */
  readonly draft: number | null;
}

/** The published adaptive tests. */
export async function adaptiveTests(db: Database): Promise<string[]> {
  const rows = await db
    .select({ menuId: tests.menuId, family: tests.family, definition: tests.definition })
    .from(tests)
    .where(eq(tests.published, true))
    .orderBy(tests.menuId);
  return [...new Set(rows.flatMap((test) => (deliveryRulesOf(test).needsNorm ? [test.menuId] : [])))];
}

async function isPublished(db: Database, menuId: string): Promise<boolean> {
  const [row] = await db
    .select({ version: tests.version })
    .from(tests)
    .where(and(eq(tests.menuId, menuId), eq(tests.published, true)))
    .limit(1);
  return row !== undefined;
}

/** Calibrates a test from its attempts and writes the estimates as a draft of its next version. */
export async function calibrateTest(
  { db, catalogue, now }: { readonly db: Database; readonly catalogue: Catalogue; readonly now: number },
  menuId: string,
  settings: CalibrationSettings & {
    readonly writesDraft: boolean;
    readonly onRead?: (read: number, total: number) => void;
  },
): Promise<CalibratedTest> {
  if (!(await isPublished(db, menuId))) throw new PublishingFault(`No version of the test ${menuId} is published.`);
  const test = await publishedTest(db, { catalogue }, menuId);
  const keys = await db
    .select({ itemId: items.itemId, key: items.key })
    .from(items)
    .where(inArray(items.itemId, [...test.items.keys()]));
  const sittings = await answeredSittings(db, menuId, settings.onRead);
  const report = calibrateBank(test, new Map(keys.map(({ itemId, key }) => [itemId, key])), sittings, settings);
  const values = learnedValues(report);
  const draft =
    settings.writesDraft && values.size > 0
      ? await inTransaction(db, (tx) => draftVersion(tx, test, values, now))
      : null;
  return { ...report, draft };
}
