import { sql } from "drizzle-orm";
import type { AnswerMark } from "../../../../contract/report/marked-item";
import type { ScoreSummary } from "../../../../contract/tests";
import type { Queries } from "../../../db/open";
import { seats } from "../../../db/rooms-schema";
import { answers, attemptItems, attemptLog, attempts } from "../../../db/schema";
import { placeholder, statement } from "../../../db/statement";
import { memberOfAttempt, personOfAttempt } from "../../assignments/member-of-attempt";

/** A served item with the answer to it; all behind the id are null if nothing was stored. */
export type StoredCell = readonly [
  itemId: string,
  mark: AnswerMark | null,
  credit: number | null,
  markedPoints: number | null,
  elapsedMs: number | null,
];

/** The attempt of one person that counts in an assignment: the last one handed in, else the one under way. */
export interface ClassSitting {
  readonly attempt_id: string;
  /** The member whose attempt it is; null: nobody who is a member. */
  readonly member_id: string | null;
  /** The account that it belongs to; null: it was sat without one. */
  readonly user_id: string | null;
  /** The name at the seat of a room where it was sat; null: at no seat. */
  readonly seat_name: string | null;
  readonly menu_id: string;
  readonly version: number;
  readonly status: "sitting" | "finished";
  readonly finished_at: number | null;
  readonly answered: number;
  readonly total: number;
  readonly score: ScoreSummary | null;
  readonly awaiting_points: number | null;
  /** The attempts of the person that were handed in. */
  readonly handed_in: number;
  /** Another attempt is under way. */
  readonly is_sitting: boolean;
  /** In the order served; null until the attempt is handed in. */
  readonly cells: readonly StoredCell[] | null;
}

const countingAttempts = sql`
  select *, row_number() over (
      partition by person
      order by status = 'finished' desc, finished_at desc, started_at desc, attempt_id desc) as place,
    count(*) filter (where status = 'finished') over (partition by person) as handed_in,
    bool_or(status = 'sitting') over (partition by person) as is_sitting
  from (
    select ${attempts}.*, ${memberOfAttempt()} as member_id, ${personOfAttempt()} as person,
      (select seat.name from ${seats} as seat where seat.attempt_id = ${attempts.attemptId}) as seat_name
    from ${attempts}
    where assignment_id = ${placeholder("assignmentId")} and kind <> 'preview'
  ) as sat`;

const sittingsStatement = statement<ClassSitting, "assignmentId">(
  "class_sittings",
  () => sql`
  select s.attempt_id, s.member_id, s.user_id, s.seat_name, s.menu_id, s.version, s.status,
    s.finished_at::float8 as finished_at, s.answered, s.total, s.score, s.awaiting_points,
    s.handed_in::integer as handed_in, s.is_sitting, c.cells
  from (${countingAttempts}) as s
  left join lateral (
    select json_agg(
      json_build_array(i.item_id, w.mark, w.credit, w.marked_points, w.elapsed_ms) order by i.position) as cells
    from ${attemptItems} as i
    left join ${answers} as w on w.attempt_id = i.attempt_id and w.item_id = i.item_id
    where i.attempt_id = s.attempt_id
  ) as c on s.status = 'finished'
  where s.place = 1`,
);

/** The counting attempts of an assignment with their answers, in one statement. */
export const classSittings = (db: Queries, assignmentId: string): Promise<ClassSitting[]> =>
  sittingsStatement(db, { assignmentId });

/** The number of changes of one answer. */
interface ChangedAnswer {
  readonly attempt_id: string;
  readonly item_id: string;
  readonly changes: number;
}

/** Only the log of answers that were saved more than once, or after another window had taken over, is read. */
const changesStatement = statement<ChangedAnswer, "assignmentId">(
  "class_changes",
  () => sql`
  select attempt_id, item_id, count(*)::integer as changes
  from (
    select l.attempt_id, l.item_id, l.payload ->> 'answer' as answer,
      lag(l.payload ->> 'answer') over (partition by l.attempt_id, l.item_id order by l.seq) as before
    from ${attempts} as s
    join ${answers} as w on w.attempt_id = s.attempt_id and (w.revision > 1 or w.lease_epoch > 0)
    join ${attemptLog} as l on l.attempt_id = w.attempt_id and l.item_id = w.item_id
    where s.assignment_id = ${placeholder("assignmentId")} and s.status = 'finished' and s.kind <> 'preview'
      and l.kind = 'answer' and l.payload ->> 'answer' is not null
      and (l.result is null
        or l.result -> 'data' is not null and l.result #>> '{data,applied}' is distinct from 'false')
  ) as given
  where before is not null and answer <> before
  group by attempt_id, item_id`,
);

/** How often answers were changed to another one, by attempt and item; those never changed are left out. */
export async function storedChanges(
  db: Queries,
  assignmentId: string,
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const changes = new Map<string, Map<string, number>>();
  for (const { attempt_id: attemptId, item_id: itemId, changes: number } of await changesStatement(db, {
    assignmentId,
  }))
    changes.set(attemptId, (changes.get(attemptId) ?? new Map<string, number>()).set(itemId, number));
  return changes;
}
