import { examAutoMachine } from "../../../../../machines/families/exam-auto.machine";
import { itemByItemChart } from "../../item-by-item/item-by-item-chart";
import type { ExamFamily } from "../exam-family";
import { AutoExam } from "./AutoExam";

export const adaptiveTest: ExamFamily = {
  Screen: AutoExam,
  chart: (parts) => examAutoMachine.provide({ actors: { itemAdaptive: itemByItemChart(parts) } }),
};
