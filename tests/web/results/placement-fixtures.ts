import { noAbsences } from "../../../src/contract/attempt/absences";
import type { PlacementReport, ScaledScore } from "../../../src/contract/report/report";
import { mapReport } from "./fixtures";

const scaled = (over: Partial<ScaledScore>): ScaledScore => ({
  scale: null,
  title: { zh: "总体", en: "Overall" },
  unit: "opt",
  value: 48,
  band: [42, 53],
  confidence: 68,
  range: [0, 120],
  level: "B1",
  elapsed_ms: 1_500_000,
  items: 36,
  ...over,
});

/** B1 (42–53): Use of English higher than Listening. */
export const placementReport = (over: Partial<PlacementReport> = {}): PlacementReport => {
  const { kind: _kind, exam_info, items, ...base } = mapReport();
  return {
    kind: "placement",
    attempt_id: base.attempt_id,
    menu_id: "opt",
    family: "opt",
    title: { zh: "OPT", en: "OPT" },
    mode: "full",
    exam_info,
    started_at: base.started_at,
    finished_at: base.finished_at,
    duration_ms: base.duration_ms,
    finish_reason: "completed",
    items,
    released: true,
    release: { when: "after_finish" },
    sitting_again: false,
    held: 0,
    late: 0,
    refused: 0,
    reached_parts: [],
    missed_skills: [],
    absences: noAbsences,
    total: 36,
    reached: 36,
    needed: 26,
    scores: [
      scaled({}),
      scaled({
        scale: "useOfEnglish",
        title: { zh: "英语运用", en: "Use of English" },
        value: 55,
        band: [48, 62],
        items: 21,
        elapsed_ms: 840_000,
      }),
      scaled({
        scale: "listening",
        title: { zh: "听力", en: "Listening" },
        value: 40,
        band: [31, 49],
        level: "A2",
        items: 15,
        elapsed_ms: 660_000,
      }),
    ],
    skills: [scaled({ scale: "grammarForm", title: { zh: "语法", en: "Grammar" }, band: [35, 61] })],
    ...over,
  };
};

/** Pre-A1, in its upper part. */
export const lowestScore = (): ScaledScore => scaled({ value: 0, band: [0, 6], level: "preA1", level_part: "high" });
