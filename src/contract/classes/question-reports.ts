import { z } from "zod";
import { id, idempotencyKey, instant } from "../calls/primitives";
import { longestReport, reportKinds } from "./report-kinds";

export const reportKindSchema = z.enum(reportKinds);

/** The states of the chart `questionReport`. */
export const questionReportPhaseSchema = z.enum(["open", "answered", "dismissed"]);
export type QuestionReportPhase = z.infer<typeof questionReportPhaseSchema>;

const words = z.string().trim().max(longestReport);

export const reportQuestionInput = z
  .strictObject({
    idempotency_key: idempotencyKey,
    attempt_id: id,
    exercise_id: id,
    kind: reportKindSchema,
    text: words,
  })
  .refine(({ kind, text }) => kind !== "other" || text !== "", "something else needs words");

/** A report as its student sees it. */
export const studentReportSchema = z.strictObject({
  exercise_id: id,
  kind: reportKindSchema,
  text: z.string(),
  phase: questionReportPhaseSchema,
  /** null: there is none, or the result may not be seen yet. */
  answer: z.string().nullable(),
  reported_at: instant,
});
export type StudentReport = z.infer<typeof studentReportSchema>;

export const reportedQuestionsInput = z.strictObject({ attempt_id: id });
/** The last report of each question of an attempt. */
export const reportedQuestionsOutput = z.strictObject({ reports: z.array(studentReportSchema) });

/** A report without its student, as teachers and authors see it. */
export const questionReportSchema = z.strictObject({
  report_id: id,
  item_id: id,
  kind: reportKindSchema,
  text: z.string(),
  phase: questionReportPhaseSchema,
  answer: z.string().nullable(),
  reported_at: instant,
});
export type QuestionReport = z.infer<typeof questionReportSchema>;

export const assignmentReportsInput = z.strictObject({ assignment_id: id });
export const draftReportsInput = z.strictObject({ item_id: id });
/** Open ones first, then the newest; at most 200. */
export const questionReportsOutput = z.strictObject({ reports: z.array(questionReportSchema) });

export const answerReportInput = z
  .strictObject({
    idempotency_key: idempotencyKey,
    report_id: id,
    decision: z.enum(["answer", "dismiss"]),
    answer: words,
  })
  .refine(({ decision, answer }) => (decision === "answer") === (answer !== ""), "an answer has words");
