import { eq } from "drizzle-orm";
import { importLimits } from "../../../src/contract/importing/import-limits";
import { ImportFault } from "../../../src/items/import/faults";
import type { FileReading } from "../../../src/items/import/read-file";
import { users } from "../../../src/server/db/accounts-schema";
import { imports } from "../../../src/server/db/imports-schema";
import type { ReadFile } from "../../../src/server/use-cases/importing/file-reader";
import type { ImportStand } from "../../support/importing-paths";
import { importNow, readImport, readingOf, sendPiece } from "../../support/imports";
import type { School } from "../../support/sittings";
import { newcomer } from "../rights/world";
import { menuOf } from "./world";

/** A reader whose readings end when the test says so. */
export function heldReadings() {
  const readings = new Map<string, Reading>();
  /** The reading of a file, which may begin later. */
  const readingAt = (name: string): Reading => {
    const known = readings.get(name);
    if (known !== undefined) return known;
    let [resolve, reject]: [Reading["resolve"], Reading["reject"]] = [() => undefined, () => undefined];
    const ended = new Promise<FileReading>((well, ill) => ([resolve, reject] = [well, ill]));
    ended.catch(() => undefined);
    const made = { ended, resolve, reject };
    readings.set(name, made);
    return made;
  };
  const readFile: ReadFile = (_bytes, { name = "" }) => readingAt(name).ended;
  return { readingAt, readFile };
}

interface Reading {
  readonly ended: Promise<FileReading>;
  readonly resolve: (reading: FileReading) => void;
  readonly reject: (error: unknown) => void;
}

interface MovedImport {
  readonly school: School;
  readonly reading: Pick<Reading, "resolve" | "reject">;
  /** The person who sends the file. */
  readonly sender: string;
  readonly colleague: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What others and the reader do with the import of a file. */
export function othersOn({ school, reading, sender, colleague, name, bytes }: MovedImport) {
  const now = (importId: string) => importNow(school, colleague, importId);
  const step = async (call: "commitImport" | "publishImport" | "undoImport", import_id: string) => {
    const { version } = await now(import_id);
    return school.call(call, { import_id, version }, colleague);
  };
  const moves: Readonly<Record<ImportStand, (importId: string) => Promise<unknown>>> = {
    sending: async () => undefined,
    reading: async (importId) => {
      for (let { received } = await now(importId); received < bytes.length; received += importLimits.piece) {
        const piece = { offset: received, bytes: bytes.subarray(received, received + importLimits.piece) };
        await sendPiece(school, sender, importId, piece);
      }
    },
    reviewing: (importId) => {
      reading.resolve(readingOf(name));
      return readImport(school, colleague, importId);
    },
    refused: (importId) => {
      reading.reject(new ImportFault("notZip"));
      return readImport(school, colleague, importId);
    },
    failed: (importId) => {
      reading.reject(new Error("the reader is broken"));
      return readImport(school, colleague, importId);
    },
    changed: async (import_id) => {
      const { version, counts } = await now(import_id);
      const change = { import_id, version, numbers: [2], left_out: counts.left_out === 0 };
      return school.call("leaveOutOfImport", change, colleague);
    },
    committed: (importId) => step("commitImport", importId),
    published: (importId) => step("publishImport", importId),
    undone: (importId) => step("undoImport", importId),
    gone: (import_id) => school.call("discardImport", { import_id }, colleague),
  };
  return {
    move: async (importId: string, stand: ImportStand): Promise<void> => void (await moves[stand](importId)),
    /** A student begins the test. */
    sit: async (importId: string) =>
      school.call("startExam", { menu_id: menuOf(await now(importId)) }, await newcomer(school)),
  };
}

/** As many unfinished imports of a person as one may have; returns how to delete them. */
export async function fillUp({ db }: School, nickname: string): Promise<() => Promise<unknown>> {
  const [person] = await db.select().from(users).where(eq(users.nickname, nickname));
  const userId = person?.userId ?? "";
  const facts = {
    version: 1,
    state: "reviewing" as const,
    size: 1,
    received: 1,
    createdAt: 1,
    touchedAt: 1,
    done: 0,
    flatten: false,
  };
  const rows = Array.from({ length: 20 }, (_, place) => ({
    ...facts,
    importId: `${userId}-${place}`,
    userId,
    fileName: "full.xml",
    tests: [],
    choices: {},
    menuIds: {},
  }));
  await db.insert(imports).values(rows);
  return () => db.delete(imports).where(eq(imports.fileName, "full.xml"));
}
