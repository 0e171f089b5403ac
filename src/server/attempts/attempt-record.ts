import { sql, type SQL } from "drizzle-orm";
import { comparedId } from "../db/columns";
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

/** One operation in the log of an attempt. */
export type LoggedRow = Pick<typeof attemptLog.$inferSelect, keyof typeof loggedColumns>;

/** The stored records of an attempt beside its own row. */
export interface AttemptRecord {
  /** In the order served. */
  readonly answers: readonly ServedAnswer[];
  readonly log: readonly LoggedRow[];
  /** Earliest first. */
  readonly absences: readonly AbsenceStretch[];
}

const namedEntry = namedBy(loggedColumns);

/** The records of an attempt as the database returns them: values without column names. */
interface RecordValues extends Omit<AttemptRecord, "answers" | "log"> {
  readonly answers: readonly ServedAnswerValues[];
  readonly log: readonly (readonly unknown[])[];
}

/** SQL for the columns of `RecordValues`. */
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

/** Reads all records of an attempt in one statement. */
export async function attemptRecordOf(queries: Queries, attemptId: string): Promise<AttemptRecord> {
  const [read] = await readStatement(queries, { attemptId });
  return read === undefined ? { answers: [], log: [], absences: [] } : named(read);
}

/** An attempt that a caller asks for, with the lease that came with the call. */
export interface AskedSitting {
  readonly owner: Owner;
  readonly attemptId: string;
  readonly lease: string;
}

/** An attempt as it was when read; it is not locked, so it may have changed since. */
export interface SittingAsRead {
  readonly attempt: AttemptRow;
  readonly standing: LeaseStanding;
  readonly written: AttemptRecord;
}

const askedColumns = {
  place: "integer",
  attempt_id: "uuid",
  lease_hash: "text",
  user_id: "text",
  guest_id: "text",
} as const;

/**
 * A lateral join, so that each attempt is looked up by its key: for many attempts, PostgreSQL might prefer a full scan.
 */
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

/**
 * Reads attempts with their records and the standing of a lease in one statement; null for one that the owner does not
 * have.
 */
export async function readSittings(
  queries: Queries,
  asked: readonly AskedSitting[],
): Promise<(SittingAsRead | null)[]> {
  const rows = asked.map(({ owner, attemptId, lease }, place) => {
    const { userId, guestId } = ownerColumns(owner);
    return {
      place,
      attempt_id: comparedId(attemptId),
      lease_hash: secretHashOf(lease),
      user_id: userId,
      guest_id: guestId,
    };
  });
  const read: (SittingAsRead | null)[] = asked.map(() => null);
  for (const row of await wholeStatement(queries, { asked: JSON.stringify(rows) }))
    read[row.place] = { attempt: row.attempt, standing: standingIn(row), written: named(row) };
  return read;
}
