import { and, eq, inArray, lt, or } from "drizzle-orm";
import { imports } from "../../db/imports-schema";
import { inTransaction } from "../../db/transaction";
import type { Dependencies } from "../dependencies";
import { endReading, whileReading } from "./read-import";
import { removeImport } from "./undo-import";

/** Unfinished imports are deleted after a day without a change, incompletely sent ones after an hour. */
const patienceMs = 86_400_000;
const sendingMs = 3_600_000;
/** A reading without a sign of life for this time counts as interrupted. */
const silentMs = 30_000;
const mostAtOnce = 20;

/**
 * The ids of interrupted readings to be repeated, which count as being read from now on. A reading that was interrupted
 * twice may have ended its process itself, and is marked as failed.
 */
async function cutOffReadings(deps: Dependencies): Promise<readonly string[]> {
  const { db, clock } = deps;
  const now = clock();
  const cutOff = { code: "cutOff" } as const;
  const silent = await db
    .select({ importId: imports.importId, fault: imports.fault })
    .from(imports)
    .where(and(eq(imports.state, "reading"), lt(imports.touchedAt, now - silentMs)))
    .limit(mostAtOnce);
  const again: string[] = [];
  for (const { importId, fault } of silent) {
    if (fault !== null) {
      await endReading(deps, importId, { state: "failed", fault: cutOff });
      continue;
    }
    await whileReading(deps, importId, async (tx, row) => {
      // another process may have been faster
      if (row.touchedAt >= now - silentMs) return;
      await tx.update(imports).set({ fault: cutOff, touchedAt: now, done: 0 }).where(eq(imports.importId, importId));
      again.push(importId);
    });
  }
  return again;
}

async function removeUnfinished({ db, clock }: Dependencies): Promise<void> {
  const now = clock();
  const left = or(
    and(eq(imports.state, "sending"), lt(imports.touchedAt, now - sendingMs)),
    and(inArray(imports.state, ["reviewing", "failed", "refused"]), lt(imports.touchedAt, now - patienceMs)),
  );
  for (let removed = 0; removed < mostAtOnce; removed += 1) {
    const found = await inTransaction(db, async (tx) => {
      const [row] = await tx
        .select({ importId: imports.importId })
        .from(imports)
        .where(left)
        .limit(1)
        .for("update", { skipLocked: true });
      if (row !== undefined) await removeImport(tx, row.importId);
      return row !== undefined;
    });
    if (!found) break;
  }
}

/** Lets `read` repeat interrupted readings once, and deletes abandoned imports. */
export async function sweepImports(deps: Dependencies, read: (importId: string) => void): Promise<void> {
  for (const importId of await cutOffReadings(deps)) read(importId);
  await removeUnfinished(deps);
}
