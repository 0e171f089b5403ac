import { eq } from "drizzle-orm";
import type { ImportState } from "../../../contract/importing/import-limits";
import { imports } from "../../db/imports-schema";
import type { Queries } from "../../db/open";
import { CallRefusal } from "../../support/refusal";

export type ImportRow = typeof imports.$inferSelect;

/** The stored import. Throws `importUnknown` if there is none. */
export async function findImport(queries: Queries, importId: string): Promise<ImportRow> {
  const [row] = await queries.select().from(imports).where(eq(imports.importId, importId));
  if (row === undefined) throw new CallRefusal("importUnknown");
  return row;
}

/** The stored import, locked until the end of the transaction. Throws `importUnknown`. */
export async function lockImport(tx: Queries, importId: string): Promise<ImportRow> {
  const [row] = await tx.select().from(imports).where(eq(imports.importId, importId)).for("update");
  if (row === undefined) throw new CallRefusal("importUnknown");
  return row;
}

/**
 * The import, locked for a change that is based on the version `version`. Throws `importChanged` if it has another
 * version now, and `importElsewhere` if its state is not among `states`.
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

/** Changes a locked import and increases its version. */
export async function changeImport(tx: Queries, row: ImportRow, change: Change, now: number): Promise<ImportRow> {
  const [changed] = await tx
    .update(imports)
    .set({ ...change, version: row.version + 1, touchedAt: now })
    .where(eq(imports.importId, row.importId))
    .returning();
  return changed ?? row;
}
