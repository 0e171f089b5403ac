import { desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type {
  assignmentReportsInput,
  draftReportsInput,
  questionReportsOutput,
} from "../../../contract/classes/question-reports";
import type { Queries } from "../../db/open";
import { questionReports } from "../../db/question-reports-schema";
import { attempts } from "../../db/schema";
import { itemRevisions } from "../../db/studio-schema";
import type { Caller } from "../caller";
import { taughtAssignment } from "../classes/results/taught-assignment";
import type { Dependencies } from "../dependencies";
import { findDraft } from "../studio/draft-row";
import { questionReportToWire } from "./report-phase";

type Reports = z.output<typeof questionReportsOutput>;

const most = 200;

async function reportsWhere(queries: Queries, condition: SQL): Promise<Reports> {
  const rows = await queries
    .select()
    .from(questionReports)
    .where(condition)
    .orderBy(sql`${questionReports.phase} <> 'open'`, desc(questionReports.reportedAt), questionReports.reportId)
    .limit(most);
  return { reports: rows.map(questionReportToWire) };
}

/** What students reported about questions of an assignment, for a teacher of its class. Throws `assignmentUnknown`. */
export async function assignmentReports(
  { db }: Pick<Dependencies, "db">,
  caller: Caller,
  { assignment_id: assignmentId }: z.output<typeof assignmentReportsInput>,
): Promise<Reports> {
  await taughtAssignment(db, caller, assignmentId);
  const sat = db.select({ id: attempts.attemptId }).from(attempts).where(eq(attempts.assignmentId, assignmentId));
  return reportsWhere(db, inArray(questionReports.attemptId, sat));
}

/** What students reported about any revision of a question, for its author. Throws `draftUnknown`. */
export async function draftReports(
  { db }: Pick<Dependencies, "db">,
  caller: Caller,
  { item_id: draftId }: z.output<typeof draftReportsInput>,
): Promise<Reports> {
  await findDraft(db, caller, draftId);
  const made = db.select({ id: itemRevisions.itemId }).from(itemRevisions).where(eq(itemRevisions.draftId, draftId));
  return reportsWhere(db, inArray(questionReports.itemId, made));
}
