import { phaseAfter } from "../../../../machines/studio/phase-after";
import { questionReportMachine, type QuestionReportEvent } from "../../../../machines/studio/question-report.machine";
import {
  questionReportPhaseSchema,
  type QuestionReport,
  type QuestionReportPhase,
} from "../../../contract/classes/question-reports";
import type { questionReports } from "../../db/question-reports-schema";
import { CallRefusal } from "../../support/refusal";

export type QuestionReportRow = typeof questionReports.$inferSelect;

/** The phase after an event, as the chart `questionReport` says. Throws `reportElsewhere` where it is not taken. */
export function reportPhaseAfter(phase: QuestionReportPhase, event: QuestionReportEvent): QuestionReportPhase {
  const after = phaseAfter(questionReportMachine, { value: phase, context: {} }, [event]);
  if (after === null) throw new CallRefusal("reportElsewhere", { phase });
  return questionReportPhaseSchema.parse(after.value);
}

/** A report as teachers and authors see it. */
export const questionReportToWire = (row: QuestionReportRow): QuestionReport => ({
  report_id: row.reportId,
  item_id: row.itemId,
  kind: row.kind,
  text: row.words,
  phase: row.phase,
  answer: row.answer,
  reported_at: row.reportedAt,
});
