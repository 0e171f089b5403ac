import { eq } from "drizzle-orm";
import type { Readable } from "node:stream";
import type { z } from "zod";
import type { exportInput, exportReportOutput } from "../../../contract/exporting/exporting";
import { exportFormats } from "../../../items/export/formats";
import { textInLanguage } from "../../../items/export/question";
import { exportReport } from "../../../items/export/report";
import type { Queries } from "../../db/open";
import { testItems } from "../../db/schema";
import { testDrafts } from "../../db/studio-schema";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { refuseSitter } from "../refuse-sitter";
import { loadExportedTest, readStoredFile, type LoadedTest } from "./exported-test";

type Input = z.output<typeof exportInput>;
type Wants = Pick<Dependencies, "db">;

/** Refuses the test of another author: it is read by nobody else but an administrator. */
async function refuseStranger(db: Queries, { userId, admin }: Caller, menuId: string): Promise<void> {
  if (admin) return;
  const [draft] = await db.select({ author: testDrafts.userId }).from(testDrafts).where(eq(testDrafts.testId, menuId));
  if (draft !== undefined && draft.author !== userId) throw new CallRefusal("testNotFound");
}

async function loaded(deps: Wants, caller: Caller, { menu_id: menuId, language }: Input): Promise<LoadedTest> {
  const { db } = deps;
  await refuseStranger(db, caller, menuId);
  await refuseSitter(
    db,
    caller,
    db.select({ itemId: testItems.itemId }).from(testItems).where(eq(testItems.menuId, menuId)),
  );
  return loadExportedTest(deps.db, menuId, language);
}

/**
 * The report on what an export of a test in a format will change or leave out. Throws `testNotFound` or `notReleased`.
 */
export async function exportReportOf(
  deps: Wants,
  caller: Caller,
  input: Input,
): Promise<z.input<typeof exportReportOutput>> {
  const { test, languages } = await loaded(deps, caller, input);
  const { test: ofTest, questions } = await exportReport(test, input.format, readStoredFile(deps.db));
  const number = (outcome: string): number => questions.filter((one) => one.outcome === outcome).length;
  return {
    title: test.title,
    languages: [...languages],
    exact: number("exact"),
    changed: number("changed"),
    left_out: number("leftOut"),
    test: [...ofTest],
    questions: questions.flatMap(({ n, title, outcome, reasons }) =>
      outcome === "exact" ? [] : [{ n, title, outcome, reasons: [...reasons] }],
    ),
  };
}

/** An exported test. */
export interface ExportedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly stream: Readable;
}

/** A file name of letters, digits and hyphens, from the title of a test. */
const fileName = (title: string, ending: string): string =>
  `${
    title
      .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
      .replaceAll(/^-|-$/g, "")
      .slice(0, 80) || "test"
  }.${ending}`;

/** A test in a format; the file is generated while it is read. */
export function exportedFile({ db }: Wants, { test }: LoadedTest, format: Input["format"]): ExportedFile {
  const { ending, mediaType, stream } = exportFormats[format];
  return {
    name: fileName(textInLanguage(test.title, test.language), ending),
    mediaType,
    stream: stream(test, readStoredFile(db)),
  };
}

/** A test as a file with its keys. Throws `testNotFound`, or `notReleased` for a person with an attempt under way. */
export const exportTest = async (deps: Wants, caller: Caller, input: Input): Promise<ExportedFile> =>
  exportedFile(deps, await loaded(deps, caller, input), input.format);
