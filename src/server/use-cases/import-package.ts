import { and, desc, eq } from "drizzle-orm";
import type { SectionInfo } from "../../contract/tests";
import type { PackageReading } from "../../items/import/qti/package";
import type { Database, Queries } from "../db/open";
import { media, tests } from "../db/schema";
import type { TestDefinition } from "../db/shapes";
import { inTransaction } from "../db/transaction";
import { draftVersion } from "./calibration/draft-version";
import { publishVersion } from "./calibration/publish-version";
import { publishTest } from "./publish-test";

const msPerItem = 90_000;
const step = 5 * 60_000;

export type Imported =
  | { readonly outcome: "imported" | "known" | "limitChanged"; readonly menuId: string; readonly items: number }
  | { readonly outcome: "nothing" };

/** Options of an import that override or complete the package. */
export interface ImportWishes {
  /** The description of the test, in the language of the package. */
  readonly description?: string;
  /** null: no time limit. */
  readonly timeLimitMs?: number | null;
  /** Number of attempts allowed per person; null: no limit; left out: one. */
  readonly attempts?: number | null;
}

const timeLimitOf = ({ timeLimitMs, items }: PackageReading): number =>
  timeLimitMs ?? Math.ceil((items.length * msPerItem) / step) * step;

const timedRules: TestDefinition["rules"] = ["timed", "clockKeepsRunning"];
const untimedRules: TestDefinition["rules"] = ["untimed"];

const definitionOf = (reading: PackageReading, wishes: ImportWishes): TestDefinition => {
  const title = { [reading.language]: reading.title };
  const time_limit_ms = wishes.timeLimitMs === undefined ? timeLimitOf(reading) : wishes.timeLimitMs;
  const section: SectionInfo = {
    stage: "main",
    title: { en: "Questions", zh: "题目" },
    items: reading.items.length,
    time_limit_ms,
    tools: ["eliminator", "markForReview", "palette"],
  };
  return {
    title,
    measures:
      wishes.description === undefined
        ? { en: "Questions from an imported package", zh: "来自导入题包的题目" }
        : { [reading.language]: wishes.description },
    subject: reading.items[0]?.subject ?? "general",
    exam_info: {
      type: 0,
      extract_question_logic: 0,
      extract_question_number: reading.items.length,
      scoring_method: 1,
      correct_rate_method: 0,
    },
    modes: [],
    time_limit_ms,
    sections: [section],
    rules: [
      ...(time_limit_ms === null ? untimedRules : timedRules),
      "freeMovement",
      "markForReview",
      "eliminator",
      "checkBeforeSubmit",
      "resumable",
      "blankIsWrong",
      "practiceEstimate",
    ],
    start_levels: [],
    late_policy: "hold",
    attempt_limit: wishes.attempts === undefined ? 1 : wishes.attempts,
  };
};

/** Publishes the next version of a test with another limit on attempts; false: it has that limit already. */
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

/**
 * Makes a test from a package, entirely or not at all, and only once. A package without readable items makes none; for
 * a package that was imported before, only a different limit on attempts is applied.
 */
export async function importPackage(
  db: Database,
  reading: PackageReading,
  now: number,
  wishes: ImportWishes = {},
): Promise<Imported> {
  if (reading.items.length === 0) return { outcome: "nothing" };
  const menuId = `qti-${reading.digest.slice(0, 16)}`;
  const items = reading.items.length;
  return inTransaction<Imported>(db, async (tx) => {
    const [known] = await tx.select({ menuId: tests.menuId }).from(tests).where(eq(tests.sourceDigest, reading.digest));
    if (known !== undefined) {
      const { attempts } = wishes;
      const isChanged = attempts !== undefined && (await changeLimit(tx, known.menuId, attempts, now));
      return { outcome: isChanged ? "limitChanged" : "known", menuId: known.menuId, items };
    }
    if (reading.media.length > 0)
      await tx
        .insert(media)
        .values([...reading.media])
        .onConflictDoNothing();
    const made = await publishTest(
      tx,
      {
        menuId,
        family: "custom",
        definition: definitionOf(reading, wishes),
        sourceDigest: reading.digest,
        items: reading.items,
      },
      now,
    );
    return { outcome: made ? "imported" : "known", menuId, items };
  });
}
