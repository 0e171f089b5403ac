import { optMachine } from "../../../../../machines/families/opt.machine";
import { provideSoundCheck } from "../../../effects/audio/provide-sound-check";
import { itemByItemChart } from "../../item-by-item/item-by-item-chart";
import type { ExamFamily } from "../exam-family";
import { OptExam } from "./OptExam";

export const adaptiveOpt: ExamFamily = {
  Screen: OptExam,
  chart: (parts) =>
    optMachine.provide({
      actors: { itemAdaptive: itemByItemChart(parts), soundCheck: provideSoundCheck(parts.audio) },
    }),
};
