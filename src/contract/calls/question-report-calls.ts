import {
  answerReportInput,
  assignmentReportsInput,
  draftReportsInput,
  questionReportSchema,
  questionReportsOutput,
  reportedQuestionsInput,
  reportedQuestionsOutput,
  reportQuestionInput,
  studentReportSchema,
} from "../classes/question-reports";
import { ofAuthors, type CallSchema } from "./call-schema";

/** The calls about problems with questions that students report. */
export const questionReportCalls = {
  reportQuestion: {
    input: reportQuestionInput,
    output: studentReportSchema,
    access: "sitter",
    summary: "Report a problem with a question of one's attempt, or change the report while it is open.",
  },
  reportedQuestions: {
    input: reportedQuestionsInput,
    output: reportedQuestionsOutput,
    access: "sitter",
    summary: "The reports about questions of one's attempt, with answers once its result may be seen.",
  },
  assignmentReports: {
    input: assignmentReportsInput,
    output: questionReportsOutput,
    access: "person",
    permission: "result.read",
    summary: "What students of a class reported about questions of an assignment, without names.",
  },
  draftReports: {
    input: draftReportsInput,
    output: questionReportsOutput,
    ...ofAuthors,
    summary: "What students reported about any revision of one of the caller's questions, without names.",
  },
  answerReport: {
    input: answerReportInput,
    output: questionReportSchema,
    access: "person",
    summary: "Answer a report, or put it aside: as a teacher of its class, or as the author of its question.",
  },
} as const satisfies Record<string, CallSchema>;
