import type { Catalogue } from "../../attempts/catalogue";
import { scoredAttempts, type ScoredAnswer, type ScoredAttempt } from "../../attempts/scored-attempts";
import type { Queries } from "../../db/open";
import type { regradeChanges, StoredMark } from "../../db/regrades-schema";
import { scoredColumns, scoreValue } from "../../families/score";
import { scoringInputOf } from "../../families/scoring-input";
import { changedMarks, type ChangedMark } from "./changed-marks";
import type { RegradeRow } from "./regrade-row";

export type RegradeChange = Omit<typeof regradeChanges.$inferSelect, "regradeId">;

// memory does not grow with the class: few attempts with all of their answers are in it at any time
const marksAtOnce = 100;
const attemptsAtOnce = 25;

const unanswered = { revision: 0, elapsedMs: 0, checkStatus: 0, held: false } as const;

const withMark = (answers: readonly ScoredAnswer[], itemId: string, { mark, credit, points }: StoredMark) =>
  answers.map((one) =>
    one.served.itemId === itemId
      ? { ...one, answer: { ...unanswered, ...one.answer, mark, credit, markedPoints: points } }
      : one,
  );

const rounding = 1e-9;
const falls = (before: number | null, after: number | null): boolean =>
  before !== null && (after === null || after < before - rounding);

function changeOf(
  row: RegradeRow,
  { test, before, after }: ChangedMark,
  { attempt, answers }: ScoredAttempt,
): RegradeChange[] {
  const inputOf = (mark: StoredMark) =>
    scoringInputOf(test, attempt, { answers: withMark(answers, row.itemId, mark), log: [] });
  const next = inputOf(after);
  const scored = scoredColumns(next);
  const valueBefore = attempt.score?.value ?? scoreValue(inputOf(before));
  const valueAfter = scored.score?.value ?? scoreValue(next);
  if (row.neverLower && falls(valueBefore, valueAfter)) return [];
  const { attemptId, lastSeq: seq } = attempt;
  return [{ attemptId, seq, before, after, valueBefore, valueAfter, ...scored }];
}

async function scoreChanges(
  queries: Queries,
  row: RegradeRow,
  marks: readonly ChangedMark[],
): Promise<RegradeChange[]> {
  const changes: RegradeChange[] = [];
  for (let from = 0; from < marks.length; from += attemptsAtOnce) {
    const some = new Map(marks.slice(from, from + attemptsAtOnce).map((one) => [one.attemptId, one]));
    for (const scored of await scoredAttempts(queries, [...some.keys()])) {
      const mark = some.get(scored.attempt.attemptId);
      if (mark !== undefined) changes.push(...changeOf(row, mark, scored));
    }
  }
  return changes;
}

/**
 * What a regrade changes in these attempts, batch by batch in their order. The items of an adaptive attempt stay as
 * they were served; its score is computed anew.
 */
export async function* computeChanges(
  queries: Queries,
  catalogue: Catalogue,
  row: RegradeRow,
  ids: readonly string[],
): AsyncGenerator<readonly RegradeChange[]> {
  for (let from = 0; from < ids.length; from += marksAtOnce) {
    const marks = await changedMarks(queries, catalogue, row, ids.slice(from, from + marksAtOnce));
    yield await scoreChanges(queries, row, marks);
  }
}
