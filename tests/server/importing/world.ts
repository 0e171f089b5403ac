import { eq } from "drizzle-orm";
import type { ImportDetail } from "../../../src/contract/importing/importing";
import { ImportFault } from "../../../src/items/import/faults";
import type { FileReading } from "../../../src/items/import/read-file";
import { importMedia, importPieces, importQuestions, imports } from "../../../src/server/db/imports-schema";
import { createImportReading } from "../../../src/server/use-cases/importing/read-import";
import { sweepImports } from "../../../src/server/use-cases/importing/sweep-imports";
import { readImport, readingOf, sendImport } from "../../support/imports";
import { openSchool } from "../../support/sittings";
import { newcomer } from "../rights/world";

export const minute = 60_000;
export const hour = 60 * minute;

/** A school with two teachers and a reader that knows files by their text. */
export async function openImports() {
  /** The result of the reader for a file, by the file's text. */
  const readings = new Map<string, () => Promise<FileReading>>();
  const school = await openSchool(
    {},
    {
      readFile: async (bytes, _options, progress) => {
        progress(25);
        const read = readings.get(bytes.toString());
        if (read === undefined) throw new ImportFault("notZip");
        return read();
      },
    },
  );
  const teacher = await newcomer(school, { role: ["teacher"], nickname: "Ms Lin" });
  /** An import of a new file, after reading. */
  const reviewed = async (
    name: string,
    reading: FileReading = readingOf(name),
    by: string = teacher,
  ): Promise<ImportDetail> => {
    readings.set(name, async () => reading);
    return readImport(school, by, await sendImport(school, by, Buffer.from(name)));
  };
  const step = async (
    call: "commitImport" | "publishImport" | "undoImport",
    { import_id, version }: Pick<ImportDetail, "import_id" | "version">,
    token = teacher,
  ) => (await school.call(call, { import_id, version }, token)).body;
  const failures: unknown[] = [];
  return {
    /** Errors of repeated readings other than faults of files. */
    failures,
    /** Runs the periodic work of a server. */
    sweep: async () => {
      const again = createImportReading(school.deps, (_importId, error) => failures.push(error));
      await sweepImports(school.deps, (importId) => void again.start(importId));
    },
    school,
    teacher,
    colleague: await newcomer(school, { role: ["teacher"] }),
    ann: await school.signIn("ann"),
    readings,
    reviewed,
    step,
    committed: async (name: string) => (await step("commitImport", await reviewed(name))).data,
    rowsOf: async (importId: string) => ({
      imports: await school.db.$count(imports, eq(imports.importId, importId)),
      pieces: await school.db.$count(importPieces, eq(importPieces.importId, importId)),
      questions: await school.db.$count(importQuestions, eq(importQuestions.importId, importId)),
      media: await school.db.$count(importMedia, eq(importMedia.importId, importId)),
    }),
  };
}

/** The first test of an import. */
export const menuOf = ({ tests: [test] }: Pick<ImportDetail, "tests">): string => test?.menu_id ?? "";
