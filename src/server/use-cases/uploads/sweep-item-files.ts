import { asc, inArray, lt, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { importMedia, importQuestions, imports } from "../../db/imports-schema";
import type { Queries } from "../../db/open";
import { items, media, tests } from "../../db/schema";
import { itemDrafts, itemDraftVersions, testDrafts, testDraftVersions } from "../../db/studio-schema";
import { inTransaction } from "../../db/transaction";
import { itemFiles } from "../../db/upload-schema";
import type { Dependencies } from "../dependencies";

/** Unused files are deleted after 30 days: a draft that names one may wait on a device without network. */
const patienceMs = 30 * 86_400_000;
const mostAtOnce = 50;

/** All that may name a file of the bank by its hash. */
const naming: readonly PgColumn[] = [
  itemDrafts.draft,
  itemDraftVersions.draft,
  testDrafts.definition,
  testDraftVersions.definition,
  items.body,
  items.explanation,
  items.explanationVideo,
  tests.definition,
  importQuestions.item,
  imports.tests,
  importMedia.sha256,
];

const hashesIn = (column: PgColumn): SQL =>
  sql`select found[1] from ${column.table}, regexp_matches(${column}::text, '[0-9a-f]{64}', 'g') as found`;

/** Those of the files that something refers to. */
async function usedAmong(tx: Queries, files: readonly string[]): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  for (const column of naming) {
    const { rows } = await tx.execute<{ sha256: string }>(
      sql`select distinct sha256 from (${hashesIn(column)}) as named(sha256)
        where sha256 = any(${sql.param([...files])}::text[])`,
    );
    for (const { sha256 } of rows) used.add(sha256);
  }
  return used;
}

/**
 * Deletes pictures and sounds of questions that no draft, earlier version of one, revision, edition or import refers to
 * and that were not sent for a month; what is in use is looked at again a month later. Returns the number deleted.
 */
export const sweepItemFiles = ({ db, clock }: Pick<Dependencies, "db" | "clock">): Promise<number> =>
  inTransaction(db, async (tx) => {
    const now = clock();
    const old = await tx
      .selectDistinct({ sha256: itemFiles.sha256 })
      .from(itemFiles)
      .where(lt(itemFiles.touchedAt, now - patienceMs))
      .orderBy(asc(itemFiles.sha256))
      .limit(mostAtOnce);
    if (old.length === 0) return 0;
    // locked, so that one who sends a file again waits and stores it anew
    const locked = await tx
      .select({ sha256: media.sha256 })
      .from(media)
      .where(
        inArray(
          media.sha256,
          old.map(({ sha256 }) => sha256),
        ),
      )
      .orderBy(asc(media.sha256))
      .for("update", { skipLocked: true });
    const files = locked.map(({ sha256 }) => sha256);
    if (files.length === 0) return 0;
    const used = await usedAmong(tx, files);
    const recent = await tx
      .selectDistinct({ sha256: itemFiles.sha256 })
      .from(itemFiles)
      .where(sql`${inArray(itemFiles.sha256, files)} and ${itemFiles.touchedAt} >= ${now - patienceMs}`);
    const kept = new Set([...used, ...recent.map(({ sha256 }) => sha256)]);
    const unused = files.filter((sha256) => !kept.has(sha256));
    if (kept.size > 0)
      await tx
        .update(itemFiles)
        .set({ touchedAt: now })
        .where(inArray(itemFiles.sha256, [...kept]));
    if (unused.length > 0) await tx.delete(media).where(inArray(media.sha256, unused));
    return unused.length;
  });
