import { and, count, desc, eq, ne } from "drizzle-orm";
import type { z } from "zod";
import type { studioEditionsInput, studioEditionsOutput } from "../../../contract/studio/studio-editions";
import { attempts, testItems, tests } from "../../db/schema";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { findTest } from "./test-row";

/** The editions of one of the caller's tests, the newest first; the person who publishes is its author. */
export async function editionList(
  { db }: Pick<Dependencies, "db">,
  caller: Caller,
  { test_id: testId }: z.output<typeof studioEditionsInput>,
): Promise<z.output<typeof studioEditionsOutput>> {
  await findTest(db, caller, testId);
  const rows = await db
    .select({ version: tests.version, publishedAt: tests.createdAt, available: tests.published })
    .from(tests)
    .where(eq(tests.menuId, testId))
    .orderBy(desc(tests.version));
  const questions = await db
    .select({ version: testItems.version, number: count() })
    .from(testItems)
    .where(eq(testItems.menuId, testId))
    .groupBy(testItems.version);
  const sat = await db
    .select({ version: attempts.version, number: count() })
    .from(attempts)
    .where(and(eq(attempts.menuId, testId), ne(attempts.kind, "preview")))
    .groupBy(attempts.version);
  const numberIn = (list: typeof sat, version: number): number =>
    list.find((one) => one.version === version)?.number ?? 0;
  const newest = rows.find(({ available }) => available)?.version;
  return {
    editions: rows.map(({ version, publishedAt }) => ({
      version,
      published_at: publishedAt,
      published_by: caller.nickname,
      questions: numberIn(questions, version),
      attempts: numberIn(sat, version),
      available: version === newest,
    })),
  };
}
