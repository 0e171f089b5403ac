import { and, count, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { id } from "../../../contract/calls/primitives";
import { importLimits } from "../../../contract/importing/import-limits";
import type { beginImportInput, ImportDetail } from "../../../contract/importing/importing";
import { importPieces, imports } from "../../db/imports-schema";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { perUserTransaction } from "../per-user-transaction";
import { detailOf } from "./import-detail";
import { changeImport, lockImport } from "./import-row";

/** The greatest number of unfinished imports of one person. */
const mostOpen = 20;

const pieceFields = z.object({ import_id: id, offset: z.coerce.number().int().nonnegative() });

/** Creates an import for a file whose bytes follow in pieces. */
export async function beginImport(
  deps: Dependencies,
  caller: Caller,
  { file_name: fileName, size, flatten = false }: z.output<typeof beginImportInput>,
): Promise<ImportDetail> {
  if (size > importLimits.file) throw new CallRefusal("importTooLarge");
  const { userId } = caller;
  return perUserTransaction<ImportDetail>(deps, caller, async (tx) => {
    const [open] = await tx
      .select({ number: count() })
      .from(imports)
      .where(and(eq(imports.userId, userId), inArray(imports.state, ["sending", "reading", "reviewing"])));
    if ((open?.number ?? 0) >= mostOpen) return new CallRefusal("importsFull");
    const now = deps.clock();
    const row: typeof imports.$inferSelect = {
      importId: deps.ids(),
      version: 1,
      state: "sending",
      userId,
      fileName,
      size,
      received: 0,
      createdAt: now,
      touchedAt: now,
      done: 0,
      flatten,
      format: null,
      digest: null,
      fault: null,
      tests: [],
      choices: {},
      menuIds: {},
    };
    await tx.insert(imports).values(row);
    return detailOf(tx, row);
  });
}

/**
 * Stores a piece of a file. A piece that is already stored, or that does not follow the last one, changes nothing; the
 * reply has the number of bytes that have arrived. With the last piece the state becomes "reading".
 */
export async function receivePiece(deps: Dependencies, caller: Caller, form: FormData): Promise<ImportDetail> {
  const fields = pieceFields.safeParse({ import_id: form.get("import_id"), offset: form.get("offset") });
  const file = form.get("file");
  if (!fields.success || !(file instanceof Blob)) throw new CallRefusal("invalidRequest");
  if (file.size > importLimits.piece) throw new CallRefusal("fileTooLarge");
  const bytes = Buffer.from(await file.arrayBuffer());
  const { import_id: importId, offset: position } = fields.data;
  return perUserTransaction<ImportDetail>(deps, caller, async (tx) => {
    const row = await lockImport(tx, importId);
    if (row.userId !== caller.userId) return new CallRefusal("importUnknown");
    if (row.state !== "sending" || position !== row.received || bytes.length === 0) return detailOf(tx, row);
    const received = position + bytes.length;
    if (received > row.size) return new CallRefusal("invalidRequest");
    await tx.insert(importPieces).values({ importId, position, bytes });
    const state = received === row.size ? "reading" : "sending";
    return detailOf(tx, await changeImport(tx, row, { received, state }, deps.clock()));
  });
}
