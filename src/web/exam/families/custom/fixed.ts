import { examMachine } from "../../../../../machines/families/exam.machine";
import type { ExamFamily } from "../exam-family";
import { FixedExam } from "./FixedExam";

export const fixedTest: ExamFamily = { Screen: FixedExam, chart: () => examMachine };
