import { sql } from "drizzle-orm";
import type { Queries } from "../db/open";
import { attemptLog } from "../db/schema";
import { namedBy, placeholder, statement, valuesOf } from "../db/statement";
import { absencesAsJson, type Stretch } from "./absences";
import { servedAnswerOf, servedAnswersAsJson, type ServedAnswer, type ServedAnswerValues } from "./attempt";

const loggedColumns = {
  serverTime: attemptLog.serverTime,
  kind: attemptLog.kind,
  itemId: attemptLog.itemId,
  payload: attemptLog.payload,
  result: attemptLog.result,
};

/** What the log of a sitting says of one operation. */
export type LoggedRow = Pick<typeof attemptLog.$inferSelect, keyof typeof loggedColumns>;

/** What is written of a sitting beside its own row. */
export interface WrittenSitting {
  /** In the order served. */
  readonly answers: readonly ServedAnswer[];
  readonly log: readonly LoggedRow[];
  /** Earliest first. */
  readonly absences: readonly Stretch[];
}

const namedEntry = namedBy(loggedColumns);

interface ReadSitting extends Omit<WrittenSitting, "answers" | "log"> {
  readonly answers: readonly ServedAnswerValues[];
  readonly log: readonly (readonly unknown[])[];
}

const readStatement = statement<ReadSitting, "attemptId">(
  "written_of_sitting",
  () => sql`select
    ${servedAnswersAsJson()} as answers,
    (select coalesce(json_agg(${valuesOf(loggedColumns)} order by ${attemptLog.seq}), '[]')
       from ${attemptLog} where ${attemptLog.attemptId} = ${placeholder("attemptId")}) as log,
    ${absencesAsJson()} as absences`,
);

/** All of it in one statement. */
export async function writtenOf(queries: Queries, attemptId: string): Promise<WrittenSitting> {
  const [read] = await readStatement(queries, { attemptId });
  if (read === undefined) return { answers: [], log: [], absences: [] };
  return { ...read, answers: read.answers.map(servedAnswerOf), log: read.log.map(namedEntry) };
}
