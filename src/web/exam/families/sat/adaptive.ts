import { breakMachine } from "../../../../../machines/families/break.machine";
import { satMachine } from "../../../../../machines/families/sat.machine";
import type { ExamFamily } from "../exam-family";
import { SatExam } from "./SatExam";

export const adaptiveSat: ExamFamily = {
  Screen: SatExam,
  chart: ({ clock }) => satMachine.provide({ actors: { rest: breakMachine.provide({ actors: { clock } }) } }),
};
