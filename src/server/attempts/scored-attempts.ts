import { sql, type SQL } from "drizzle-orm";
import { answerMarkSchema, type AnswerMark } from "../../contract/report/marked-item";
import type { Queries } from "../db/open";
import { answers, attemptItems, attempts } from "../db/schema";
import { givenRows, rowAsJson, statement } from "../db/statement";
import type { AnswerRow } from "./answers-projection";
import type { AttemptRow } from "./attempt";

type Scored = Pick<AnswerRow, "revision" | "mark" | "credit" | "markedPoints" | "elapsedMs" | "checkStatus" | "held">;

/** What a score is made from: a served item with what its answer earns. */
export interface ScoredAnswer {
  readonly served: { readonly itemId: string };
  /** null: no answer or mark was stored for it. */
  readonly answer: Scored | null;
}

const blank = " ";
const comma = ",";
const absent = "-";

/** SQL: the parts of an answer in one text, which costs the database and the driver a fraction of so many fields. */
const partsOf = (...parts: readonly SQL[]): SQL => sql.join([...parts], sql` || ${sql.raw(`'${blank}'`)} || `);

const answerParts = partsOf(
  sql`${attemptItems.itemId}`,
  sql`${answers.revision}`,
  sql`${answers.mark}`,
  sql`${answers.credit}`,
  sql`coalesce(${answers.markedPoints}::text, ${sql.raw(`'${absent}'`)})`,
  sql`${answers.elapsedMs}`,
  sql`${answers.checkStatus}`,
  sql`${answers.held}::int`,
);

interface Read {
  readonly attempt: AttemptRow;
  /** null: no item was served. */
  readonly answers: string | null;
}

const readStatement = statement<Read, "asked">(
  "scored_attempts",
  () => sql`
  select ${rowAsJson(attempts)} as attempt, (
    select string_agg(coalesce(${answerParts}, ${attemptItems.itemId}), ${sql.raw(`'${comma}'`)}
      order by ${attemptItems.position})
    from ${attemptItems}
    left join ${answers}
      on ${answers.attemptId} = ${attemptItems.attemptId} and ${answers.itemId} = ${attemptItems.itemId}
    where ${attemptItems.attemptId} = asked.attempt_id) as answers
  from ${givenRows("asked", { attempt_id: "uuid" })}
  join ${attempts} on ${attempts.attemptId} = asked.attempt_id`,
);

const marks: ReadonlyMap<string, AnswerMark> = new Map(answerMarkSchema.options.map((mark) => [mark, mark]));

function scoredAnswer(text: string): ScoredAnswer {
  const [itemId = "", revision, mark = "", credit, points, elapsedMs, checkStatus, held] = text.split(blank);
  if (revision === undefined) return { served: { itemId }, answer: null };
  return {
    served: { itemId },
    answer: {
      revision: Number(revision),
      mark: marks.get(mark) ?? "skipped",
      credit: Number(credit),
      markedPoints: points === absent ? null : Number(points),
      elapsedMs: Number(elapsedMs),
      checkStatus: checkStatus === "1" ? 1 : 0,
      held: held === "1",
    },
  };
}

/** An attempt with everything that its score is made from. */
export interface ScoredAttempt {
  readonly attempt: AttemptRow;
  /** In the order served. */
  readonly answers: readonly ScoredAnswer[];
}

/** Attempts with what their answers earn, in any order. */
export async function scoredAttempts(queries: Queries, attemptIds: readonly string[]): Promise<ScoredAttempt[]> {
  const rows = await readStatement(queries, { asked: JSON.stringify(attemptIds.map((id) => ({ attempt_id: id }))) });
  return rows.map(({ attempt, answers: text }) => ({
    attempt,
    answers: text === null ? [] : text.split(comma).map(scoredAnswer),
  }));
}
