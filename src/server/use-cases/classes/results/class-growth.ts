import { and, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import type { ClassGrowth } from "../../../../contract/classes/class-results";
import { medianEstimate } from "../../../../psychometrics/item-analysis/median-estimate";
import { shareEstimate } from "../../../../psychometrics/item-analysis/share-estimate";
import { growthBetween } from "../../../../psychometrics/scales/growth";
import type { Queries } from "../../../db/open";
import { attempts, tests } from "../../../db/schema";
import { inItsGrade, isNormSubject, lastOfEach, termOf } from "../../growth-record";
import type { ClassAttempt } from "./class-attempts";

/** The attempts in RIT of these people in a subject, newest first. */
const ritAttempts = (db: Queries, userIds: readonly string[], subject: string) =>
  db
    .select({
      attemptId: attempts.attemptId,
      userId: attempts.userId,
      finishedAt: attempts.finishedAt,
      score: attempts.score,
      prior: attempts.prior,
    })
    .from(attempts)
    .innerJoin(tests, and(eq(tests.menuId, attempts.menuId), eq(tests.version, attempts.version)))
    .where(
      and(
        inArray(attempts.userId, [...userIds]),
        eq(attempts.status, "finished"),
        ne(attempts.kind, "preview"),
        isNotNull(attempts.prior),
        sql`${attempts.score} ->> 'unit' = 'rit'`,
        sql`${tests.definition} ->> 'subject' = ${subject}`,
      ),
    )
    .orderBy(sql`${attempts.finishedAt} desc`, sql`${attempts.attemptId} desc`);

type RitAttempt = Awaited<ReturnType<typeof ritAttempts>>[number];

function growthOf(
  attempt: ClassAttempt,
  theirs: readonly RitAttempt[],
  subject: string,
): ClassGrowth["members"][number] | null {
  const row = theirs.find(({ attemptId }) => attemptId === attempt.stored.attempt_id);
  if (row === undefined || !isNormSubject(subject)) return null;
  const own = termOf(row, subject);
  if (own === null) return null;
  const earlier = theirs.flatMap((one) => {
    const term = one === row || (one.finishedAt ?? 0) > own.finished_at ? null : termOf(one, subject);
    return term === null ? [] : [inItsGrade(term, own, subject)];
  });
  const before = lastOfEach([own, ...earlier]).at(-2);
  if (before === undefined) return null;
  const { observed, expected, met, percentile } = growthBetween(subject, before, own);
  return {
    attempt_id: own.attempt_id,
    from: before.rit,
    from_band: before.band,
    to: own.rit,
    to_band: own.band,
    observed,
    expected,
    met,
    percentile,
  };
}

/** The growth of the members who have a score of an earlier term too; null: the subject has no norms. */
export async function classGrowth(db: Queries, handedIn: readonly ClassAttempt[]): Promise<ClassGrowth | null> {
  const inRit = handedIn.filter(({ stored }) => stored.score?.unit === "rit");
  const subject = inRit[0]?.test.definition.subject ?? "";
  const userIds = inRit.flatMap(({ stored }) => stored.user_id ?? []);
  if (!isNormSubject(subject) || userIds.length === 0) return null;
  const theirs = new Map<string, RitAttempt[]>();
  for (const row of await ritAttempts(db, userIds, subject))
    theirs.set(row.userId ?? "", [...(theirs.get(row.userId ?? "") ?? []), row]);
  const members = inRit.flatMap(
    (attempt) => growthOf(attempt, theirs.get(attempt.stored.user_id ?? "") ?? [], subject) ?? [],
  );
  return {
    of: inRit.length,
    observed: medianEstimate(members.map(({ observed }) => observed)),
    met: shareEstimate(members.map(({ met }) => ({ points: met ? 1 : 0, most: 1 }))),
    members,
  };
}
