import { mapMachine } from "../../../../../machines/families/map.machine";
import { itemByItemChart } from "../../item-by-item/item-by-item-chart";
import type { ExamFamily } from "../exam-family";
import { MapExam } from "./MapExam";

export const adaptiveMap: ExamFamily = {
  Screen: MapExam,
  chart: (parts) => mapMachine.provide({ actors: { itemAdaptive: itemByItemChart(parts) } }),
};
