import { and, eq, inArray, sql } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import type { AnswerMark } from "../../../contract/report/marked-item";
import { servedAnswersOf, type AttemptRow, type ServedAnswer } from "../../attempts/attempt";
import type { Catalogue, TestItem, TestVersion } from "../../attempts/catalogue";
import type { Queries } from "../../db/open";
import { regradeChanges, regrades, type StoredMark } from "../../db/regrades-schema";
import { answers, attempts } from "../../db/schema";
import { deliveryRulesOf } from "../../delivery/rules";
import { scoredColumns, scoreValue } from "../../families/score";
import { scoringInputOf } from "../../families/scoring-input";
import type { RegradeRow } from "./regrade-row";
import { markUnder, storedMarkOf } from "./rule-mark";

export type RegradeChange = Omit<typeof regradeChanges.$inferSelect, "regradeId">;

/** Attempts that are read at once: memory does not grow with the class. */
const batch = 250;

/** The attempts that a regrade concerns, with the answer of each and what earlier regrades have done to it. */
const readBatch = (queries: Queries, { itemId, restores }: RegradeRow, ids: readonly string[]) =>
  queries
    .select({
      attempt: attempts,
      answer: answers,
      firstMark: sql<AnswerMark | null>`(
        select ${regradeChanges.before} ->> 'mark' from ${regradeChanges}
        join ${regrades} on ${regrades.regradeId} = ${regradeChanges.regradeId}
        where ${regradeChanges.attemptId} = ${attempts.attemptId} and ${regrades.itemId} = ${itemId}
          and ${regrades.ordinal} is not null
        order by ${regrades.ordinal} limit 1)`,
      restored: sql<Pick<RegradeChange, "before" | "after"> | null>`(
        select json_build_object('before', ${regradeChanges.before}, 'after', ${regradeChanges.after})
        from ${regradeChanges}
        where ${regradeChanges.attemptId} = ${attempts.attemptId} and ${regradeChanges.regradeId} = ${restores})`,
    })
    .from(attempts)
    .leftJoin(answers, and(eq(answers.attemptId, attempts.attemptId), eq(answers.itemId, itemId)))
    .where(inArray(attempts.attemptId, [...ids]))
    .orderBy(attempts.attemptId);

type ReadAttempt = Awaited<ReturnType<typeof readBatch>>[number];

const unanswered = {
  answer: null,
  revision: 0,
  leaseEpoch: 0,
  seq: 0,
  savedAt: 0,
  elapsedMs: 0,
  checkStatus: 0,
  checkRevision: 0,
  held: false,
} as const;

const withMark = (served: readonly ServedAnswer[], itemId: string, { mark, credit, points }: StoredMark) =>
  served.map((one) =>
    one.served.itemId === itemId
      ? { ...one, answer: { ...unanswered, itemId, ...one.answer, mark, credit, markedPoints: points } }
      : one,
  );

const rounding = 1e-9;
const falls = (before: number | null, after: number | null): boolean =>
  before !== null && (after === null || after < before - rounding);

interface Remarked {
  readonly attempt: AttemptRow;
  readonly test: TestVersion;
  readonly before: StoredMark;
  readonly after: StoredMark;
}

function remarked(row: RegradeRow, test: TestVersion, item: TestItem, read: ReadAttempt): Remarked | null {
  // an item that was only shown does not count in some tests, and no rule makes it count
  if (read.answer === null && !deliveryRulesOf(test).countsUnanswered) return null;
  const before = storedMarkOf(read.answer);
  const after = markUnder(row, item, read);
  return isDeepStrictEqual(before, after) ? null : { attempt: read.attempt, test, before, after };
}

function changeOf(row: RegradeRow, { attempt, test, before, after }: Remarked, served: readonly ServedAnswer[]) {
  const inputOf = (mark: StoredMark) =>
    scoringInputOf(test, attempt, { answers: withMark(served, row.itemId, mark), log: [] });
  const next = inputOf(after);
  const scored = scoredColumns(next);
  const valueBefore = attempt.score?.value ?? scoreValue(inputOf(before));
  const valueAfter = scored.score?.value ?? scoreValue(next);
  if (row.neverLower && falls(valueBefore, valueAfter)) return [];
  const { attemptId, lastSeq: seq } = attempt;
  return [{ attemptId, seq, before, after, valueBefore, valueAfter, ...scored }];
}

async function changesOf(
  queries: Queries,
  catalogue: Catalogue,
  row: RegradeRow,
  ids: readonly string[],
): Promise<RegradeChange[]> {
  const changing: Remarked[] = [];
  for (const one of await readBatch(queries, row, ids)) {
    const test = await catalogue.test(queries, one.attempt.menuId, one.attempt.version);
    const item = test.items.get(row.itemId);
    const found = item === undefined ? null : remarked(row, test, item, one);
    if (found !== null) changing.push(found);
  }
  const served = await servedAnswersOf(
    queries,
    changing.map(({ attempt }) => attempt.attemptId),
  );
  return changing.flatMap((one) => changeOf(row, one, served.get(one.attempt.attemptId) ?? []));
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
  for (let from = 0; from < ids.length; from += batch)
    yield await changesOf(queries, catalogue, row, ids.slice(from, from + batch));
}
