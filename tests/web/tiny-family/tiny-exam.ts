import type { ExamFamily } from "../../../src/web/exam/families/exam-family";
import { tinyMachine } from "./tiny.machine";
import { TinyExam } from "./TinyExam";

export const tinyExam: ExamFamily = { Screen: TinyExam, chart: () => tinyMachine as never };
