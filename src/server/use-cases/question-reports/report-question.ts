import { and, desc, eq } from "drizzle-orm";
import type { z } from "zod";
import type {
  reportedQuestionsInput,
  reportedQuestionsOutput,
  reportQuestionInput,
  StudentReport,
} from "../../../contract/classes/question-reports";
import type { AttemptRow } from "../../attempts/attempt";
import { nameOfOwner } from "../../attempts/owner";
import { questionReports } from "../../db/question-reports-schema";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import type { Principal } from "../caller";
import type { Dependencies } from "../dependencies";
import { servedItem } from "../exercise-detail";
import { currentAttempt } from "../sitting/current";
import { isHeldByAssignment } from "../sitting/release";
import { reportPhaseAfter, type QuestionReportRow } from "./report-phase";

const sat = ({ userId, guestId }: AttemptRow, principal: Principal): boolean =>
  "guestId" in principal ? guestId === principal.guestId : userId === principal.userId;

const studentReport = (row: QuestionReportRow, isAnswerSeen: boolean): StudentReport => ({
  exercise_id: row.itemId,
  kind: row.kind,
  text: row.words,
  phase: row.phase,
  answer: isAnswerSeen ? row.answer : null,
  reported_at: row.reportedAt,
});

/**
 * Stores what seems wrong with a question that the caller was shown in an attempt of their own. While a report of the
 * same question is open, it is changed; the same call sent twice writes one report.
 */
export async function reportQuestion(
  deps: Dependencies,
  caller: Principal,
  input: z.output<typeof reportQuestionInput>,
): Promise<StudentReport> {
  const { attempt_id: attemptId, exercise_id: itemId, kind, text: words, idempotency_key: reportKey } = input;
  const { attempt } = await servedItem(deps, caller, { attempt_id: attemptId, exercise_id: itemId });
  if (!sat(attempt, caller)) throw new CallRefusal("attemptNotFound");
  // a preview leaves nothing behind
  if (attempt.kind === "preview") throw new CallRefusal("itemNotServed");
  const owner = nameOfOwner(caller);
  const theirs = and(eq(questionReports.owner, owner), eq(questionReports.itemId, itemId));
  const open = eq(questionReports.phase, "open");
  return inTransaction(deps.db, async (tx) => {
    const [sent] = await tx
      .select()
      .from(questionReports)
      .where(and(theirs, eq(questionReports.reportKey, reportKey)));
    if (sent !== undefined) return studentReport(sent, false);
    const facts = { kind, words, reportKey, reportedAt: deps.clock() };
    await tx
      .insert(questionReports)
      .values({ reportId: deps.ids(), owner, attemptId, itemId, phase: "open", ...facts })
      .onConflictDoNothing();
    const [row] = await tx.select().from(questionReports).where(and(theirs, open)).for("update");
    if (row === undefined) throw new CallRefusal("reportElsewhere", { phase: "answered" });
    const phase = reportPhaseAfter(row.phase, { type: "report.changed" });
    await tx
      .update(questionReports)
      .set({ ...facts, phase })
      .where(eq(questionReports.reportId, row.reportId));
    return studentReport({ ...row, ...facts, phase }, false);
  });
}

/** The last report of each question of an attempt, with its answer once the result may be seen. */
export async function reportedQuestions(
  deps: Dependencies,
  caller: Principal,
  { attempt_id: attemptId }: z.output<typeof reportedQuestionsInput>,
): Promise<z.output<typeof reportedQuestionsOutput>> {
  const attempt = await currentAttempt(deps, caller, attemptId);
  if (!sat(attempt, caller)) throw new CallRefusal("attemptNotFound");
  const { db } = deps;
  const rows = await db
    .selectDistinctOn([questionReports.itemId])
    .from(questionReports)
    .where(and(eq(questionReports.owner, nameOfOwner(caller)), eq(questionReports.attemptId, attemptId)))
    .orderBy(questionReports.itemId, desc(questionReports.reportedAt), questionReports.reportId);
  const isAnswered = rows.some(({ answer }) => answer !== null);
  const isSeen = isAnswered && attempt.status === "finished" && !(await isHeldByAssignment(db, attempt, deps.clock()));
  return { reports: rows.map((row) => studentReport(row, isSeen)) };
}
