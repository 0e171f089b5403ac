import { sql } from "drizzle-orm";
import type { Queries } from "../db/open";
import { attemptLog } from "../db/schema";
import { jsonOf, placeholder, statement } from "../db/statement";
import { absencesAsJson, type Stretch } from "./absences";
import { servedAnswersAsJson, type ServedAnswer } from "./attempt";

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

const readStatement = statement<WrittenSitting, "attemptId">(
  "written_of_sitting",
  () => sql`select
    ${servedAnswersAsJson()} as answers,
    (select coalesce(json_agg(${jsonOf(loggedColumns)} order by ${attemptLog.seq}), '[]')
       from ${attemptLog} where ${attemptLog.attemptId} = ${placeholder("attemptId")}) as log,
    ${absencesAsJson()} as absences`,
);

/** All of it in one statement. */
export async function writtenOf(queries: Queries, attemptId: string): Promise<WrittenSitting> {
  const [read] = await readStatement(queries, { attemptId });
  return read ?? { answers: [], log: [], absences: [] };
}
