import { breakMachine } from "../../../../../machines/families/break.machine";
import { catMachine } from "../../../../../machines/families/cat.machine";
import type { ExamFamily } from "../exam-family";
import { CatExam } from "./CatExam";

export const fixedCat: ExamFamily = {
  Screen: CatExam,
  chart: ({ clock }) => catMachine.provide({ actors: { rest: breakMachine.provide({ actors: { clock } }) } }),
};
