import { asc, eq } from "drizzle-orm";
import type { ExportedData } from "../../../contract/account/export";
import type { Queries } from "../../db/open";
import { questionReports } from "../../db/question-reports-schema";
import type { Caller } from "../caller";

type Person = Pick<Caller, "userId">;

/** What a person reported about questions. */
export async function exportedReports(
  db: Queries,
  { userId }: Person,
): Promise<NonNullable<ExportedData["question_reports"]>> {
  const rows = await db
    .select()
    .from(questionReports)
    .where(eq(questionReports.owner, userId))
    .orderBy(asc(questionReports.reportedAt), asc(questionReports.reportId));
  return rows.map(({ attemptId, itemId, kind, words, phase, reportedAt }) => ({
    attempt_id: attemptId,
    item_id: itemId,
    kind,
    text: words,
    phase,
    reported_at: reportedAt,
  }));
}

/** Takes a person and their words from reports; that there were some, and of which kind, stays. */
export async function eraseReports(tx: Queries, { userId }: Person): Promise<void> {
  await tx.update(questionReports).set({ owner: null, words: "" }).where(eq(questionReports.owner, userId));
  await tx.update(questionReports).set({ answeredBy: null }).where(eq(questionReports.answeredBy, userId));
}
