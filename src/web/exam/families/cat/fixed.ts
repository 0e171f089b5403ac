import { catMachine } from "../../../../../machines/families/cat.machine";
import { restMachine } from "../../../../../machines/families/rest.machine";
import type { ExamFamily } from "../exam-family";
import { CatExam } from "./CatExam";

export const fixedCat: ExamFamily = {
  Screen: CatExam,
  chart: ({ clock }) => catMachine.provide({ actors: { rest: restMachine.provide({ actors: { clock } }) } }),
};
