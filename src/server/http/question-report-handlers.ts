import type { Dependencies } from "../use-cases/dependencies";
import { answerReport } from "../use-cases/question-reports/answer-report";
import { assignmentReports, draftReports } from "../use-cases/question-reports/question-report-list";
import { reportedQuestions, reportQuestion } from "../use-cases/question-reports/report-question";
import type { HandlersFor } from "./handler";

type ReportCall = "reportQuestion" | "reportedQuestions" | "assignmentReports" | "draftReports" | "answerReport";

/** The calls about problems with questions that students report. */
export const questionReportHandlers = (deps: Dependencies): HandlersFor<ReportCall> => ({
  reportQuestion: (caller, input) => reportQuestion(deps, caller, input),
  reportedQuestions: (caller, input) => reportedQuestions(deps, caller, input),
  assignmentReports: (caller, input) => assignmentReports(deps, caller, input),
  draftReports: (caller, input) => draftReports(deps, caller, input),
  answerReport: (caller, input) => answerReport(deps, caller, input),
});
