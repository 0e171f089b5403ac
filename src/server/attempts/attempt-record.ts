import { sql, type SQL } from "drizzle-orm";
import type { Queries } from "../db/open";
import { attemptLog, attempts } from "../db/schema";
import { givenRows, namedBy, placeholder, statement, columnValues } from "../db/statement";
import { secretHashOf } from "../support/identifiers";
import { absencesAsJson, type AbsenceStretch } from "./absences";
import {
  servedAnswerOf,
  servedAnswersAsJson,
  type AttemptRow,
  type ServedAnswer,
  type ServedAnswerValues,
} from "./attempt";
import { leasedAttemptColumns, standingIn, type LeasedAttempt, type LeaseStanding } from "./lease";
import { ownerColumns, type Owner } from "./owner";

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
export interface AttemptRecord {
  /** In the order served. */
  readonly answers: readonly ServedAnswer[];
  readonly log: readonly LoggedRow[];
  /** Earliest first. */
  readonly absences: readonly AbsenceStretch[];
}

const namedEntry = namedBy(loggedColumns);

/** What is written of a sitting as it comes from the database: values without names. */
interface RecordValues extends Omit<AttemptRecord, "answers" | "log"> {
  readonly answers: readonly ServedAnswerValues[];
  readonly log: readonly (readonly unknown[])[];
}

/** The columns of a `WrittenValues`. */
const recordColumns = (attemptId: SQL): SQL => sql`
  ${servedAnswersAsJson(attemptId)} as answers,
  (select coalesce(json_agg(${columnValues(loggedColumns)} order by ${attemptLog.seq}), '[]')
     from ${attemptLog} where ${attemptLog.attemptId} = ${attemptId}) as log,
  ${absencesAsJson(attemptId)} as absences`;

const named = ({ answers, log, absences }: RecordValues): AttemptRecord => ({
  answers: answers.map(servedAnswerOf),
  log: log.map(namedEntry),
  absences,
});

const readStatement = statement<RecordValues, "attemptId">(
  "written_of_sitting",
  () => sql`select ${recordColumns(placeholder("attemptId"))}`,
);

/** All of it in one statement. */
export async function attemptRecordOf(queries: Queries, attemptId: string): Promise<AttemptRecord> {
  const [read] = await readStatement(queries, { attemptId });
  return read === undefined ? { answers: [], log: [], absences: [] } : named(read);
}

/** Which sitting somebody asks for as their own, and the lease that they hold it by. */
export interface AskedSitting {
  readonly owner: Owner;
  readonly attemptId: string;
  readonly lease: string;
}

/** A sitting as it stood at one moment; nobody is kept from writing to it since. */
export interface SittingAsRead {
  readonly attempt: AttemptRow;
  readonly standing: LeaseStanding;
  readonly written: AttemptRecord;
}

const askedColumns = {
  place: "integer",
  attempt_id: "text",
  lease_hash: "text",
  user_id: "text",
  guest_id: "text",
} as const;

/** Each sitting is looked up by itself: of many at once, PostgreSQL might rather go through all that there are. */
const wholeStatement = statement<LeasedAttempt & RecordValues & { readonly place: number }, "asked">(
  "whole_sittings",
  () => sql`
  select asked.place, ${leasedAttemptColumns(sql`asked.lease_hash`)}, ${recordColumns(sql`asked.attempt_id`)}
  from ${givenRows("asked", askedColumns)}, lateral (
    select * from ${attempts}
    where ${attempts.attemptId} = asked.attempt_id
      and (${attempts.userId} = asked.user_id or ${attempts.guestId} = asked.guest_id)
    limit 1
  ) as ${attempts}`,
);

/** Whole sittings with the standing of a lease, all in one statement; null where it is not theirs who asks. */
export async function readSittings(
  queries: Queries,
  asked: readonly AskedSitting[],
): Promise<(SittingAsRead | null)[]> {
  const rows = asked.map(({ owner, attemptId, lease }, place) => {
    const { userId, guestId } = ownerColumns(owner);
    return { place, attempt_id: attemptId, lease_hash: secretHashOf(lease), user_id: userId, guest_id: guestId };
  });
  const read: (SittingAsRead | null)[] = asked.map(() => null);
  for (const row of await wholeStatement(queries, { asked: JSON.stringify(rows) }))
    read[row.place] = { attempt: row.attempt, standing: standingIn(row), written: named(row) };
  return read;
}
