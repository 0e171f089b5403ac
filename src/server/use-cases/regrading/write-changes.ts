import { sql, type SQL } from "drizzle-orm";
import { families, familyIds } from "../../../contract/families";
import { wrongBook } from "../../db/collections-schema";
import type { Queries } from "../../db/open";
import { regradeChanges, replacedReports } from "../../db/regrades-schema";
import { attemptReports } from "../../db/reports-schema";
import { answers, attemptLog, attempts, items } from "../../db/schema";
import { messages } from "../../db/site-schema";
import { resultsNoting } from "../outgoing/note-results";
import type { RegradeRow } from "./regrade-row";

const after = (name: string, type: string): SQL => sql.raw(`(change.after ->> '${name}')::${type}`);

const changesOf = ({ regradeId }: RegradeRow): SQL =>
  sql`${regradeChanges} as change where change.regrade_id = ${regradeId}`;

/** What the answers earn; a blank that no row stands for gets one. */
const writeMarks = (row: RegradeRow, now: number): SQL => sql`
  insert into ${answers} (attempt_id, item_id, revision, lease_epoch, seq, saved_at, elapsed_ms, mark, credit,
    marked_points, marked_by, marked_at, check_status, check_revision, check_epoch, held_revision, held)
  select change.attempt_id, ${row.itemId}::text, 0, 0, change.seq + 1, ${now}::bigint, 0, ${after("mark", "text")},
    ${after("credit", "float8")}, ${after("points", "float8")}, ${after("by", "text")}, ${after("at", "bigint")},
    0, 0, 0, 0, false
  from ${changesOf(row)}
  on conflict (attempt_id, item_id) do update
  set mark = excluded.mark, credit = excluded.credit, marked_points = excluded.marked_points,
    marked_by = excluded.marked_by, marked_at = excluded.marked_at`;

/** The reports as they were, before the log goes on and others are made. */
const copyReports = (row: RegradeRow): SQL => sql`
  insert into ${replacedReports} (attempt_id, seq, version, rule, report, regrade_id)
  select stored.attempt_id, stored.seq, stored.version, stored.rule, stored.report, change.regrade_id
  from ${attemptReports} as stored join ${regradeChanges} as change on change.attempt_id = stored.attempt_id
  where change.regrade_id = ${row.regradeId}
  on conflict do nothing`;

const writeScores = (row: RegradeRow, now: number): SQL => sql`
  with changed as (
    update ${attempts}
    set score = change.score, awaiting_points = change.awaiting_points, last_seq = ${attempts.lastSeq} + 1
    from ${regradeChanges} as change
    where change.regrade_id = ${row.regradeId} and ${attempts.attemptId} = change.attempt_id
    returning ${attempts.attemptId} as attempt_id, ${attempts.lastSeq} as seq, ${attempts.leaseEpoch} as epoch,
      change.after as mark)
  insert into ${attemptLog} (attempt_id, seq, kind, item_id, payload, server_time, lease_epoch)
  select attempt_id, seq, 'regrade', ${row.itemId}::text,
    json_build_object('regrade_id', ${row.regradeId}::text, 'stands', mark), ${now}::bigint, epoch
  from changed`;

/** Takes answers that are right by now out of the wrong-answer books which the attempts have put them into. */
const takeFromWrongBooks = (row: RegradeRow): SQL => sql`
  delete from ${wrongBook} using ${attempts}, ${regradeChanges} as change
  where change.regrade_id = ${row.regradeId} and ${attempts.attemptId} = change.attempt_id
    and ${wrongBook.userId} = ${attempts.userId} and ${wrongBook.itemId} = ${row.itemId}
    and ${wrongBook.attemptId} = change.attempt_id
    and ${after("mark", "text")} not in ('wrong', 'partly')`;

/** Puts answers that are wrong by now into the books, except where the question already stands there. */
const putIntoWrongBooks = (row: RegradeRow): SQL => sql`
  insert into ${wrongBook}
    (user_id, item_id, attempt_id, menu_id, version, family, added_at, skill, mark, times, streak)
  select distinct on (attempt.user_id) attempt.user_id, item.item_id, attempt.attempt_id, attempt.menu_id,
    attempt.version, item.family, attempt.finished_at, item.skill, ${after("mark", "text")}, 1, 0
  from ${regradeChanges} as change
    join ${attempts} as attempt on attempt.attempt_id = change.attempt_id
    join ${items} as item on item.item_id = ${row.itemId}
  where change.regrade_id = ${row.regradeId} and attempt.user_id is not null
    and ${after("mark", "text")} in ('wrong', 'partly')
  order by attempt.user_id, attempt.finished_at desc
  on conflict (user_id, item_id) do update set mark = excluded.mark
  where ${wrongBook.attemptId} = excluded.attempt_id`;

const changedResults = (row: RegradeRow, now: number): SQL => sql`
  (select attempt.assignment_id, attempt.user_id, ${now}::bigint as now
    from ${regradeChanges} as change join ${attempts} as attempt on attempt.attempt_id = change.attempt_id
    where change.regrade_id = ${row.regradeId}) as sat`;

/**
 * Writes the changes of a preview as they stand: marks, scores, log and wrong-answer books, all by the database itself,
 * so that memory does not grow with their number. Reports are stored apart; the log that went on makes the next reading
 * store a new one.
 */
export async function writeChanges(tx: Queries, row: RegradeRow, now: number): Promise<void> {
  await tx.execute(writeMarks(row, now));
  await tx.execute(copyReports(row));
  await tx.execute(writeScores(row, now));
  await tx.execute(takeFromWrongBooks(row));
  await tx.execute(putIntoWrongBooks(row));
  await tx.execute(resultsNoting(changedResults(row, now)));
}

const resultPages = Object.fromEntries(familyIds.map((family) => [family, families[family].pages.result]));

/** Sends each student whose answer earns something else by now a message with the reason. Guests have no messages. */
export const notifyStudents = async (tx: Queries, row: RegradeRow, now: number): Promise<void> => {
  await tx.execute(sql`
    insert into ${messages} (message_id, user_id, kind, facts, sent_at)
    select md5(change.regrade_id || ' ' || change.attempt_id), attempt.user_id, 'scoreCorrected',
      jsonb_build_object('reason', ${row.reason}::text,
        'href', (${JSON.stringify(resultPages)}::jsonb ->> test.family) || '?attempt_id=' || attempt.attempt_id,
        'title_zh', coalesce(test.definition -> 'title' ->> 'zh', test.definition -> 'title' ->> 'en', ''),
        'title_en', coalesce(test.definition -> 'title' ->> 'en', test.definition -> 'title' ->> 'zh', '')),
      ${now}::bigint
    from ${regradeChanges} as change
      join ${attempts} as attempt on attempt.attempt_id = change.attempt_id
      join tests as test on test.menu_id = attempt.menu_id and test.version = attempt.version
    where change.regrade_id = ${row.regradeId} and attempt.user_id is not null
    on conflict do nothing`);
};
