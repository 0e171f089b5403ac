import { asc, eq } from "drizzle-orm";
import { ImportFault } from "../../../items/import/faults";
import { readFileApart, readingBudget } from "../../../items/import/read-apart";
import type { FileReading } from "../../../items/import/read-file";
import { users } from "../../db/accounts-schema";
import { importMedia, importPieces, importQuestions, imports } from "../../db/imports-schema";
import type { Queries } from "../../db/open";
import { inTransaction } from "../../db/transaction";
import { writeAudit } from "../audit";
import type { Dependencies } from "../dependencies";
import { putMedia } from "../publishing/put-media";
import type { ReadFile } from "./file-reader";
import { changeImport, type ImportRow } from "./import-row";
import { createReadingSigns, type ReadingSigns } from "./reading-signs";

const rowsPerStatement = 100;

const bytesOf = async (queries: Queries, importId: string): Promise<Buffer> => {
  const rows = await queries
    .select({ bytes: importPieces.bytes })
    .from(importPieces)
    .where(eq(importPieces.importId, importId))
    .orderBy(asc(importPieces.position));
  return Buffer.concat(rows.map(({ bytes }) => bytes));
};

type QuestionRow = typeof importQuestions.$inferInsert;

/** The questions of all tests of a file, numbered consecutively. */
function questionsOf({ tests }: FileReading, importId: string): QuestionRow[] {
  let number = 0;
  return tests.flatMap(({ items, sections }, test) => {
    const inside = new Map(sections.flatMap((section, place) => section.items.map((itemId) => [itemId, place])));
    return items.map(({ where, title, outcome, reasons, item }): QuestionRow => {
      number += 1;
      return {
        importId,
        number,
        test,
        section: item === undefined ? null : (inside.get(item.item_id) ?? 0),
        place: where,
        title: title ?? "",
        outcome,
        reasons,
        leftOut: false,
        itemId: item?.item_id ?? null,
        item: item ?? null,
      };
    });
  });
}

async function userNameOf(tx: Queries, userId: string | null): Promise<string> {
  if (userId === null) return "";
  const [user] = await tx.select({ username: users.username }).from(users).where(eq(users.userId, userId));
  return user?.username ?? "";
}

async function storeReading(tx: Queries, row: ImportRow, reading: FileReading, now: number): Promise<void> {
  const { importId } = row;
  const { format, digest, tests, media } = reading;
  const questions = questionsOf(reading, importId);
  for (let from = 0; from < questions.length; from += rowsPerStatement)
    await tx.insert(importQuestions).values(questions.slice(from, from + rowsPerStatement));
  for (const file of media) {
    await putMedia(tx, file);
    await tx.insert(importMedia).values({ importId, sha256: file.sha256 }).onConflictDoNothing();
  }
  await tx.delete(importPieces).where(eq(importPieces.importId, importId));
  const shown = tests.map((test) => {
    const { items: _, ...own } = test;
    const sections = test.sections.map((section) => {
      const { items: _of, ...facts } = section;
      return facts;
    });
    return { ...own, sections };
  });
  const result = { format, digest, tests: shown, done: questions.length, fault: null };
  await changeImport(tx, row, { state: "reviewing", ...result }, now);
  const facts = { file: row.fileName, items: String(questions.filter(({ item }) => item !== null).length) };
  const account = await userNameOf(tx, row.userId);
  await writeAudit({ db: tx, clock: () => now }, { kind: "importRead", account, address: "", facts });
}

/** Changes an import while it is being read; one whose reading has ended, or that was discarded, stays as it is. */
export const whileReading = (
  { db }: Pick<Dependencies, "db">,
  importId: string,
  change: (tx: Queries, row: ImportRow) => Promise<unknown>,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(imports).where(eq(imports.importId, importId)).for("update");
    if (row?.state === "reading") await change(tx, row);
  });

/** Ends a reading that cannot be completed; a reading that has already ended is not changed. */
export const endReading = (deps: Dependencies, importId: string, change: Partial<ImportRow>): Promise<void> =>
  whileReading(deps, importId, async (tx, row) => {
    await tx.delete(importPieces).where(eq(importPieces.importId, importId));
    await changeImport(tx, row, change, deps.clock());
  });

const faultOf = ({ code, file }: ImportFault) => ({ code, ...(file === undefined ? {} : { detail: file }) });

/** The file of an import whose bytes have all arrived; null: the reading has ended meanwhile. */
async function readBytes({ db }: Dependencies, importId: string, readFile: ReadFile, signs: ReadingSigns) {
  try {
    const [row] = await db.select().from(imports).where(eq(imports.importId, importId));
    if (row?.state !== "reading") return null;
    const { flatten, fileName: name } = row;
    return await readFile(await bytesOf(db, importId), { flatten, name }, signs.note, signs.ended);
  } finally {
    await signs.close();
  }
}

/** Reads the file of an import, and stores its contents or the reason why it cannot be read. */
async function readImport(deps: Dependencies, importId: string, readFile: ReadFile, signs: ReadingSigns) {
  try {
    const reading = await readBytes(deps, importId, readFile, signs);
    if (reading === null) return;
    await whileReading(deps, importId, (tx, row) => storeReading(tx, row, reading, deps.clock()));
  } catch (error) {
    if (signs.ended.aborted) return;
    if (!(error instanceof ImportFault)) {
      await endReading(deps, importId, { state: "failed", fault: { code: "broken" } });
      throw error;
    }
    await endReading(deps, importId, { state: "refused", fault: faultOf(error) });
  }
}

/** Reads imports one after the other, because each needs a thread and much memory for a short time. */
export function createImportReading(
  deps: Dependencies,
  failed: (importId: string, error: unknown) => void,
): { readonly start: (importId: string) => Promise<void> } {
  const {
    readFile = (bytes, options, progress, signal) =>
      readFileApart(bytes, options, progress, { ...readingBudget, signal }),
  } = deps;
  let before: Promise<void> = Promise.resolve();
  const start = (importId: string): Promise<void> => {
    // a waiting import also gives signs of life, so that it does not count as interrupted
    const signs = createReadingSigns(deps, importId);
    before = before
      .then(() => readImport(deps, importId, readFile, signs))
      .catch((error: unknown) => failed(importId, error));
    return before;
  };
  return { start };
}
