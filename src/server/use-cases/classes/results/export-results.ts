import { and, eq, isNotNull, ne } from "drizzle-orm";
import type { z } from "zod";
import type { exportResultsInput } from "../../../../contract/classes/class-results";
import type { Language } from "../../../../contract/item/content";
import { answerInWords } from "../../../../items/export/answer-words";
import { textInLanguage } from "../../../../items/export/question";
import { classMembers } from "../../../db/classes-schema";
import type { Queries } from "../../../db/open";
import { answers, attempts } from "../../../db/schema";
import type { Caller } from "../../caller";
import type { Dependencies } from "../../dependencies";
import { csvFile, xlsxFile } from "../../exporting/table-files";
import { standingRegrades } from "../../regrading/standing-regrade";
import { classResults } from "./class-results";
import { resultSheets, resultTable, type ExportedResults } from "./result-tables";

/** An exported result. */
export interface ResultFile {
  readonly classId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

const mediaTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

async function numbersIn(db: Queries, classId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ memberId: classMembers.memberId, number: classMembers.externalId })
    .from(classMembers)
    .where(and(eq(classMembers.classId, classId), isNotNull(classMembers.externalId)));
  return new Map(rows.map(({ memberId, number }) => [memberId, number ?? ""]));
}

/** The words of all answers of an assignment, by attempt and item. */
async function answersIn(
  { db, catalogue }: Pick<Dependencies, "db" | "catalogue">,
  assignmentId: string,
  language: Language,
): Promise<ExportedResults["answerOf"]> {
  const rows = await db
    .select({
      attemptId: answers.attemptId,
      itemId: answers.itemId,
      answer: answers.answer,
      menuId: attempts.menuId,
      version: attempts.version,
    })
    .from(attempts)
    .innerJoin(answers, eq(answers.attemptId, attempts.attemptId))
    .where(and(eq(attempts.assignmentId, assignmentId), eq(attempts.status, "finished"), ne(attempts.kind, "preview")));
  const words = new Map<string, string>();
  for (const { attemptId, itemId, answer, menuId, version } of rows) {
    const item = (await catalogue.test(db, menuId, version)).items.get(itemId);
    if (item !== undefined) words.set(`${attemptId} ${itemId}`, answerInWords(item.body.interaction, answer, language));
  }
  return (attemptId, itemId) => words.get(`${attemptId} ${itemId}`) ?? "";
}

/** A file name of letters, digits and hyphens. */
const fileName = (...parts: readonly string[]): string =>
  parts
    .join(" ")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 80) || "results";

/** The results of an assignment as a file for spreadsheets. Throws `assignmentUnknown`. */
export async function exportResults(
  deps: Pick<Dependencies, "db" | "catalogue" | "clock">,
  caller: Caller,
  { assignment_id: assignmentId, format }: z.output<typeof exportResultsInput>,
  language: Language,
): Promise<ResultFile> {
  const results = await classResults(deps, caller, { assignment_id: assignmentId }, language);
  const exported = {
    results,
    numbers: await numbersIn(deps.db, results.class_id),
    corrections: await standingRegrades(deps.db, assignmentId),
    answerOf: await answersIn(deps, assignmentId, language),
    language,
  };
  return {
    classId: results.class_id,
    name: `${fileName(results.class_name, textInLanguage(results.title, language))}.${format}`,
    mediaType: mediaTypes[format],
    bytes: format === "csv" ? csvFile(resultTable(exported)) : await xlsxFile(resultSheets(exported)),
  };
}
