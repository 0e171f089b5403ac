import { and, eq, inArray, sql } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import type { AnswerMark } from "../../../contract/report/marked-item";
import type { Catalogue, TestVersion } from "../../attempts/catalogue";
import type { Queries } from "../../db/open";
import { regradeChanges, regrades, type StoredMark } from "../../db/regrades-schema";
import { answers, attempts } from "../../db/schema";
import { deliveryRulesOf } from "../../delivery/rules";
import type { RegradeRow } from "./regrade-row";
import { markUnder, storedMarkOf } from "./rule-mark";

/** The attempts that a regrade concerns, with the answer of each and what earlier regrades have done to it. */
const readAnswers = (queries: Queries, { itemId, restores }: RegradeRow, ids: readonly string[]) =>
  queries
    .select({
      attemptId: attempts.attemptId,
      menuId: attempts.menuId,
      version: attempts.version,
      // Drizzle takes the joined row for missing where its first column is null, so a mark stands first
      answer: {
        mark: answers.mark,
        answer: answers.answer,
        credit: answers.credit,
        markedPoints: answers.markedPoints,
        markedBy: answers.markedBy,
        markedAt: answers.markedAt,
      },
      firstMark: sql<AnswerMark | null>`(
        select ${regradeChanges.before} ->> 'mark' from ${regradeChanges}
        join ${regrades} on ${regrades.regradeId} = ${regradeChanges.regradeId}
        where ${regradeChanges.attemptId} = ${attempts.attemptId} and ${regrades.itemId} = ${itemId}
          and ${regrades.ordinal} is not null
        order by ${regrades.ordinal} limit 1)`,
      restored: sql<{ readonly before: StoredMark; readonly after: StoredMark } | null>`(
        select json_build_object('before', ${regradeChanges.before}, 'after', ${regradeChanges.after})
        from ${regradeChanges}
        where ${regradeChanges.attemptId} = ${attempts.attemptId} and ${regradeChanges.regradeId} = ${restores})`,
    })
    .from(attempts)
    .leftJoin(answers, and(eq(answers.attemptId, attempts.attemptId), eq(answers.itemId, itemId)))
    .where(inArray(attempts.attemptId, [...ids]))
    .orderBy(attempts.attemptId);

/** An answer that earns something else under a rule. */
export interface ChangedMark {
  readonly attemptId: string;
  readonly test: TestVersion;
  readonly before: StoredMark;
  readonly after: StoredMark;
}

/** Those of these attempts whose answer earns something else under the rule of a regrade, by attempt_id. */
export async function changedMarks(
  queries: Queries,
  catalogue: Catalogue,
  row: RegradeRow,
  ids: readonly string[],
): Promise<ChangedMark[]> {
  const changed: ChangedMark[] = [];
  for (const { attemptId, menuId, version, ...read } of await readAnswers(queries, row, ids)) {
    const test = await catalogue.test(queries, menuId, version);
    const item = test.items.get(row.itemId);
    // an item that was only shown does not count in some tests, and no rule makes it count
    if (item === undefined || (read.answer === null && !deliveryRulesOf(test).countsUnanswered)) continue;
    const before = storedMarkOf(read.answer);
    const after = markUnder(row, item, read);
    if (!isDeepStrictEqual(before, after)) changed.push({ attemptId, test, before, after });
  }
  return changed;
}
