import { eq } from "drizzle-orm";
import type { ImportState } from "../../../contract/importing/import-limits";
import { imports } from "../../db/imports-schema";
import type { Queries } from "../../db/open";
import { CallRefusal } from "../../support/refusal";

export type ImportRow = typeof imports.$inferSelect;

/** Throws `importUnknown` where there is none. */
export async function findImport(queries: Queries, importId: string): Promise<ImportRow> {
  const [row] = await queries.select().from(imports).where(eq(imports.importId, importId));
  if (row === undefined) throw new CallRefusal("importUnknown");
  return row;
}

/** The same, locked until the end of the transaction. */
export async function lockImport(tx: Queries, importId: string): Promise<ImportRow> {
  const [row] = await tx.select().from(imports).where(eq(imports.importId, importId)).for("update");
  if (row === undefined) throw new CallRefusal("importUnknown");
  return row;
}

/**
 * The import, locked, for a change that was decided on its version `version`. Throws `importChanged` where it has
 * another one by now, and `importElsewhere` where it is in none of `states`.
 */
export async function lockVersion(
  tx: Queries,
  { importId, version }: Pick<ImportRow, "importId" | "version">,
  states: readonly ImportState[],
): Promise<ImportRow> {
  const row = await lockImport(tx, importId);
  if (!states.includes(row.state)) throw new CallRefusal("importElsewhere");
  if (row.version !== version) throw new CallRefusal("importChanged");
  return row;
}

type Change = Partial<Omit<ImportRow, "importId" | "version" | "touchedAt">>;

/** Changes a locked import and raises its version. */
export async function changeImport(tx: Queries, row: ImportRow, change: Change, now: number): Promise<ImportRow> {
  const [changed] = await tx
    .update(imports)
    .set({ ...change, version: row.version + 1, touchedAt: now })
    .where(eq(imports.importId, row.importId))
    .returning();
  return changed ?? row;
}
