import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { answerReportInput, QuestionReport } from "../../../contract/classes/question-reports";
import { assignments } from "../../db/classes-schema";
import type { Queries } from "../../db/open";
import { questionReports } from "../../db/question-reports-schema";
import { attempts } from "../../db/schema";
import { itemDrafts, itemRevisions } from "../../db/studio-schema";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import { callerHasPermission, type Caller } from "../caller";
import { findClass } from "../classes/class-access";
import type { Dependencies } from "../dependencies";
import { mayChange } from "../studio/draft-row";
import { reportPhaseAfter, questionReportToWire, type QuestionReportRow } from "./report-phase";

async function teachesIts(queries: Queries, caller: Caller, { attemptId }: QuestionReportRow): Promise<boolean> {
  if (!callerHasPermission(caller, "result.read")) return false;
  const [row] = await queries
    .select({ classId: assignments.classId })
    .from(attempts)
    .innerJoin(assignments, eq(assignments.assignmentId, attempts.assignmentId))
    .where(eq(attempts.attemptId, attemptId));
  if (row === undefined) return false;
  try {
    await findClass(queries, caller, row.classId);
    return true;
  } catch (error) {
    if (error instanceof CallRefusal) return false;
    throw error;
  }
}

async function wroteIts(queries: Queries, caller: Caller, { itemId }: QuestionReportRow): Promise<boolean> {
  if (!callerHasPermission(caller, "item.write")) return false;
  const [row] = await queries
    .select({ draftId: itemDrafts.draftId })
    .from(itemRevisions)
    .innerJoin(itemDrafts, eq(itemDrafts.draftId, itemRevisions.draftId))
    .where(and(eq(itemRevisions.itemId, itemId), mayChange(caller)));
  return row !== undefined;
}

/**
 * Answers a report, or puts it aside. Throws `reportUnknown` unless the caller teaches the class that sat the question
 * or has written it, and `reportElsewhere` where it is answered already and is now put aside.
 */
export const answerReport = (
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  caller: Caller,
  { report_id: reportId, decision, answer, idempotency_key: answerKey }: z.output<typeof answerReportInput>,
): Promise<QuestionReport> =>
  inTransaction(db, async (tx) => {
    const own = eq(questionReports.reportId, reportId);
    const [row] = await tx.select().from(questionReports).where(own).for("update");
    if (row === undefined || !((await teachesIts(tx, caller, row)) || (await wroteIts(tx, caller, row))))
      throw new CallRefusal("reportUnknown");
    if (row.answerKey === answerKey) return questionReportToWire(row);
    const phase = reportPhaseAfter(row.phase, { type: decision === "answer" ? "report.answered" : "report.dismissed" });
    const decided = {
      phase,
      answer: decision === "answer" ? answer : null,
      answeredBy: caller.userId,
      answerKey,
      answeredAt: clock(),
    };
    await tx.update(questionReports).set(decided).where(own);
    return questionReportToWire({ ...row, ...decided });
  });
