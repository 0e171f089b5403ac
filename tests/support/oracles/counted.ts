import { and, eq } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import type { Catalogue } from "../../../src/server/attempts/catalogue";
import type { Database } from "../../../src/server/db/open";
import { attemptReports } from "../../../src/server/db/reports-schema";
import { attemptLog, attempts } from "../../../src/server/db/schema";
import type { LogKind } from "../../../src/server/db/shapes";
import { scoreOf } from "../../../src/server/families/score";
import { gather } from "../../../src/server/families/scoring-input";

type AttemptRow = typeof attempts.$inferSelect;

/** The faults of a finished attempt; empty: it ended once, and a recount gives its score. */
export async function wrongAtEnd(db: Database, catalogue: Catalogue, attempt: AttemptRow): Promise<string[]> {
  const { attemptId } = attempt;
  const countOf = (kind: LogKind) =>
    db.$count(attemptLog, and(eq(attemptLog.attemptId, attemptId), eq(attemptLog.kind, kind)));
  const ends = (await countOf("finish")) - (await countOf("reopen"));
  const reports = await db.$count(attemptReports, eq(attemptReports.attemptId, attemptId));
  const again = scoreOf(await gather(db, await catalogue.test(db, attempt.menuId, attempt.version), attempt));
  const isAgain = isDeepStrictEqual(JSON.parse(JSON.stringify(again)), attempt.score);
  return [
    ...(ends === 1 ? [] : [`${attemptId} ended ${ends} times`]),
    ...(reports === 1 ? [] : [`${attemptId} has ${reports} reports`]),
    ...(isAgain ? [] : [`${attemptId}: scored ${JSON.stringify(attempt.score)}, then ${JSON.stringify(again)}`]),
  ];
}
