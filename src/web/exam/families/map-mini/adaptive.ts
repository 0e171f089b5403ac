import { mapMiniMachine } from "../../../../../machines/families/map-mini.machine";
import { provideSoundCheck } from "../../../effects/audio/provide-sound-check";
import { itemByItemChart } from "../../item-by-item/item-by-item-chart";
import type { ExamFamily } from "../exam-family";
import { MapMiniExam } from "./MapMiniExam";

export const adaptiveMini: ExamFamily = {
  Screen: MapMiniExam,
  chart: (parts) =>
    mapMiniMachine.provide({
      actors: { itemAdaptive: itemByItemChart(parts), soundCheck: provideSoundCheck(parts.audio) },
    }),
};
