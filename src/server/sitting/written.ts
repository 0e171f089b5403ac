import { sql, type SQL } from "drizzle-orm";
import type { Queries } from "../db/open";
import { attemptLog } from "../db/schema";
import { namedBy, placeholder, statement, valuesOf } from "../db/statement";
import { absencesAsJson, type Stretch } from "./absences";
import {
  servedAnswerOf,
  servedAnswersAsJson,
  type AttemptRow,
  type ServedAnswer,
  type ServedAnswerValues,
} from "./attempt";
import { heldRow, heldRowValues, standingIn, type HeldRow, type LeaseStanding } from "./lease";
import type { Owner } from "./owner";

const loggedColumns = {
  serverTime: attemptLog.serverTime,
  kind: attemptLog.kind,
  itemId: attemptLog.itemId,
  revision: attemptLog.revision,
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

/** What is written of a sitting as it comes from the database: values without names. */
interface WrittenValues extends Omit<WrittenSitting, "answers" | "log"> {
  readonly answers: readonly ServedAnswerValues[];
  readonly log: readonly (readonly unknown[])[];
}

/** The columns of a `WrittenValues`. */
const writtenColumns = (): SQL => sql`
    ${servedAnswersAsJson()} as answers,
    (select coalesce(json_agg(${valuesOf(loggedColumns)} order by ${attemptLog.seq}), '[]')
       from ${attemptLog} where ${attemptLog.attemptId} = ${placeholder("attemptId")}) as log,
    ${absencesAsJson()} as absences`;

const named = ({ answers, log, absences }: WrittenValues): WrittenSitting => ({
  answers: answers.map(servedAnswerOf),
  log: log.map(namedEntry),
  absences,
});

const readStatement = statement<WrittenValues, "attemptId">(
  "written_of_sitting",
  () => sql`select ${writtenColumns()}`,
);

/** All of it in one statement. */
export async function writtenOf(queries: Queries, attemptId: string): Promise<WrittenSitting> {
  const [read] = await readStatement(queries, { attemptId });
  return read === undefined ? { answers: [], log: [], absences: [] } : named(read);
}

/** The caller's own sitting as it stood at one moment; nobody is kept from writing to it since. */
export interface SittingAsRead {
  readonly attempt: AttemptRow;
  readonly standing: LeaseStanding;
  readonly written: WrittenSitting;
}

const wholeStatement = statement<HeldRow & WrittenValues, keyof ReturnType<typeof heldRowValues>>("whole_sitting", () =>
  heldRow(sql`, ${writtenColumns()}`),
);

/** The same with the sitting itself and the standing of a lease, in one statement too; null: it is not the caller's. */
export async function readSitting(
  queries: Queries,
  owner: Owner,
  attemptId: string,
  lease: string,
): Promise<SittingAsRead | null> {
  const [read] = await wholeStatement(queries, heldRowValues(owner, attemptId, lease));
  if (read === undefined) return null;
  return { attempt: read.attempt, standing: standingIn(read), written: named(read) };
}
