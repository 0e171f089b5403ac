import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { importLimits } from "../../../contract/importing/import-limits";
import type {
  ImportQuestion,
  ImportReport,
  importQuestionsInput,
  importQuestionsOutput,
} from "../../../contract/importing/importing";
import type { Item } from "../../../contract/item/item";
import { importQuestions } from "../../db/imports-schema";
import { items } from "../../db/schema";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { refuseSitter } from "../refuse-sitter";
import { detailOf } from "./import-detail";
import { findImport } from "./import-row";
import { reasonOf } from "./remarks";

const atOnce = 500;

type QuestionRow = Omit<typeof importQuestions.$inferSelect, "item" | "itemId">;

const saidOf = (row: QuestionRow): Omit<ImportQuestion, "drawn"> => ({
  number: row.number,
  test: row.test,
  section: row.section,
  where: row.place,
  title: row.title,
  outcome: row.outcome,
  reasons: row.reasons.map(reasonOf),
  left_out: row.leftOut,
});

const drawnOf = (item: Pick<Item, "body" | "key" | "points" | "explanation">): ImportQuestion["drawn"] => ({
  ...item.body,
  key: item.key,
  points: item.points,
  explanation: item.explanation ?? null,
});

const shownBy = (show: z.output<typeof importQuestionsInput>["show"]): SQL | undefined => {
  if (show === undefined) return undefined;
  return show === "leftOut" ? eq(importQuestions.leftOut, true) : eq(importQuestions.outcome, show);
};

const said = {
  importId: importQuestions.importId,
  number: importQuestions.number,
  test: importQuestions.test,
  section: importQuestions.section,
  place: importQuestions.place,
  title: importQuestions.title,
  outcome: importQuestions.outcome,
  reasons: importQuestions.reasons,
  leftOut: importQuestions.leftOut,
} as const;

/**
 * A page of the questions of an import with their keys; questions that are in the bank come from there. Throws
 * `notReleased` for a person with an attempt under way that has one of them.
 */
export async function importQuestionPage(
  { db }: Dependencies,
  caller: Caller,
  { import_id, test, show, page = 1 }: z.output<typeof importQuestionsInput>,
): Promise<z.input<typeof importQuestionsOutput>> {
  await findImport(db, import_id);
  const ofImport = eq(importQuestions.importId, import_id);
  await refuseSitter(db, caller, db.select({ itemId: importQuestions.itemId }).from(importQuestions).where(ofImport));
  const wanted = and(ofImport, test === undefined ? undefined : eq(importQuestions.test, test), shownBy(show));
  const rows = await db
    .select({
      ...said,
      item: importQuestions.item,
      body: items.body,
      key: items.key,
      points: items.points,
      explanation: items.explanation,
    })
    .from(importQuestions)
    .leftJoin(items, eq(items.itemId, importQuestions.itemId))
    .where(wanted)
    .orderBy(asc(importQuestions.number))
    .limit(importLimits.page)
    .offset((page - 1) * importLimits.page);
  const list = rows.map(({ item, body, key, points, explanation, ...row }): ImportQuestion => {
    if (item !== null) return { ...saidOf(row), drawn: drawnOf(item) };
    if (body === null || key === null || points === null) return { ...saidOf(row), drawn: null };
    return {
      ...saidOf(row),
      drawn: drawnOf({ body, key, points, ...(explanation === null ? {} : { explanation }) }),
    };
  });
  return { list, total: await db.$count(importQuestions, wanted), page_size: importLimits.page };
}

async function* pieces({ db }: Dependencies, importId: string, head: string): AsyncGenerator<string> {
  yield `${head},"questions":[`;
  for (let after = 0; ;) {
    const rows = await db
      .select(said)
      .from(importQuestions)
      .where(and(eq(importQuestions.importId, importId), sql`${importQuestions.number} > ${after}`))
      .orderBy(asc(importQuestions.number))
      .limit(atOnce);
    for (const [place, row] of rows.entries())
      yield `${after === 0 && place === 0 ? "" : ","}${JSON.stringify(saidOf(row))}`;
    const last = rows.at(-1);
    if (last === undefined || rows.length < atOnce) break;
    after = last.number;
  }
  yield "]}";
}

/** The whole report as the text of one JSON object, in pieces. */
export async function importReport(deps: Dependencies, importId: string): Promise<AsyncIterable<string>> {
  const row = await findImport(deps.db, importId);
  const { read: _, version: _version, received: _received, ...head } = await detailOf(deps.db, row);
  const whole: Omit<ImportReport, "questions"> = head;
  return pieces(deps, importId, JSON.stringify(whole).slice(0, -1));
}
