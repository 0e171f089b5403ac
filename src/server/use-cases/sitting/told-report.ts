import { and, count, countDistinct, eq } from "drizzle-orm";
import type { Report } from "../../../contract/report";
import { showsScore } from "../../../contract/scoring";
import type { Queries } from "../../db/open";
import { attemptLog, refusedOperations } from "../../db/schema";
import { itemsNow } from "../../families/items-now";
import { wholeReport } from "../../families/kept-report";
import { scoreThen } from "../../families/score";
import { withheld } from "../../families/withheld";
import { withoutScore } from "../../families/without-score";
import { absencesOf } from "../../sitting/absences";
import type { AttemptRow } from "../../sitting/attempt";
import type { TestVersion } from "../../sitting/catalogue";
import { ownerOf, type Owner } from "../../sitting/owner";
import { releaseOf } from "./release";

/** What came too late to be held, and what was never taken. */
async function strays(queries: Queries, attemptId: string): Promise<Pick<Report, "late" | "refused">> {
  const [late] = await queries
    .select({ rows: countDistinct(attemptLog.itemId) })
    .from(attemptLog)
    .where(and(eq(attemptLog.attemptId, attemptId), eq(attemptLog.kind, "lateAnswer")));
  const [refused] = await queries
    .select({ rows: count() })
    .from(refusedOperations)
    .where(eq(refusedOperations.attemptId, attemptId));
  return { late: late?.rows ?? 0, refused: refused?.rows ?? 0 };
}

/** The report of a finished sitting as `reader` may have it now. */
export async function toldReport(
  queries: Queries,
  test: TestVersion,
  attempt: AttemptRow,
  now: number,
  reader: Owner = ownerOf(attempt),
): Promise<Report> {
  const {
    released,
    policy: release,
    sittingAgain: sitting_again,
  } = await releaseOf(queries, test, attempt, now, reader);
  const whole = await wholeReport(queries, test, attempt);
  const present = { ...whole, items: await itemsNow(queries, test, whole) };
  const scored = showsScore(test.definition.exam_info) ? present : withoutScore(present);
  const then = await scoreThen(queries, test, attempt);
  return {
    ...(released ? scored : withheld(scored)),
    release,
    sitting_again,
    absences: await absencesOf(queries, attempt.attemptId),
    ...(await strays(queries, attempt.attemptId)),
    ...(then === null ? {} : { score_then: then }),
  };
}
