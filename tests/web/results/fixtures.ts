import { noAbsences } from "../../../src/contract/attempt/absences";
import type { ExerciseDetail } from "../../../src/contract/attempt/exam";
import type { MarkedItem } from "../../../src/contract/report/marked-item";
import type { FixedReport, MapReport } from "../../../src/contract/report/report";

const areas = [
  { area: "operations", title: { zh: "运算与代数思维", en: "Operations and Algebraic Thinking" } },
  { area: "number", title: { zh: "数与运算", en: "Number and Operations" } },
  { area: "measurement", title: { zh: "测量与数据", en: "Measurement and Data" } },
  { area: "geometry", title: { zh: "几何", en: "Geometry" } },
] as const;

const skills = [
  { zh: "两步整数应用题", en: "Two-step problems with whole numbers" },
  { zh: "分数加减法", en: "Adding and subtracting fractions" },
  { zh: "读条形图", en: "Reading bar charts" },
  { zh: "长方形的面积", en: "Area of rectangles" },
] as const;

const wrongAt = new Set([3, 5, 6, 9, 12, 14, 15, 18, 21, 23, 26, 27, 30, 32, 35, 38, 40, 41]);

/** A sitting of `length` items that settles near 212; `isRight` says which items were right. */
export const traceOf = (
  length: number,
  isRight: (index: number) => boolean = (index) => !wrongAt.has(index),
  rapid: ReadonlySet<number> = new Set(),
): MapReport["trace"] => {
  let rit = 208;
  return Array.from({ length }, (_, index) => {
    const difficulty = Math.round(rit + ((index * 7) % 9) - 4);
    const right = isRight(index);
    const step = Math.max(1.2, 14 / (index + 1.6));
    rit += right ? step * 0.68 : -step;
    const se = 10 / Math.sqrt(0.35 + (index + 1) * 0.235);
    return {
      exercise_id: `item-${index + 1}`,
      area: areas[index % 4]?.area ?? "operations",
      difficulty,
      right,
      rit: Math.round(rit * 10) / 10,
      se: Math.round(se * 10) / 10,
      elapsed_ms: rapid.has(index) ? 1_200 : 21_000 + ((index * 13_700) % 74_000),
      rapid: rapid.has(index),
    };
  });
};

/** The analysis of a question without any data beside the mark. */
export const notAnalysed = { difficulty: null, usual: null, changes: 0, gone_through: false } as const;

const itemsOf = (trace: MapReport["trace"]): MarkedItem[] =>
  trace.map(({ exercise_id, right, elapsed_ms }, index) => ({
    index,
    exercise_id,
    stage: "main",
    area: areas[index % 4]?.title ?? {},
    skill: skills[index % 4] ?? {},
    mark: right ? "right" : "wrong",
    elapsed_ms,
    check_status: 0,
    held: false,
    ...notAnalysed,
  }));

/** RIT 212.4 ± 3.2, about the middle of the grade. */
export const estimate: NonNullable<MapReport["estimate"]> = {
  rit: 212.4,
  se: 3.2,
  band: [209.2, 215.6],
  percentile: 58,
  percentile_band: [51, 66],
  descriptor: "average",
};

/** Grade 5 in fall, 43 items, RIT 212.4 ± 3.2. */
export const mapReport = (over: Partial<MapReport> = {}): MapReport => {
  const trace = over.trace ?? traceOf(43);
  return {
    kind: "map",
    released: true,
    release: { when: "after_finish" },
    absences: noAbsences,
    sitting_again: false,
    attempt_id: "attempt-1",
    menu_id: "map-math",
    family: "map",
    title: { zh: "MAP 数学", en: "MAP Mathematics" },
    mode: "full",
    exam_info: {
      type: 2,
      extract_question_logic: 1,
      extract_question_number: 43,
      scoring_method: 1,
      correct_rate_method: 0,
    },
    started_at: Date.UTC(2026, 10, 20, 1, 30),
    finished_at: Date.UTC(2026, 10, 20, 2, 18),
    duration_ms: 2_862_000,
    finish_reason: "completed",
    items: itemsOf(trace),
    held: 0,
    late: 0,
    refused: 0,
    reading_level: null,
    grade: 5,
    season: "fall",
    estimate: { ...estimate },
    all_alike: false,
    scale: [100, 300],
    norm: { mean: 209.1, sd: 16.95, source: "Invigil practice norms, 2026" },
    areas: [
      {
        ...areas[0],
        items: 11,
        right: 7,
        rit: 219.1,
        se: 6.4,
        band: [212.7, 225.5],
        descriptor: "highAverage",
        relation: "strength",
      },
      {
        ...areas[1],
        items: 11,
        right: 6,
        rit: 211.2,
        se: 6.2,
        band: [205, 217.4],
        descriptor: "average",
        relation: "typical",
      },
      {
        ...areas[2],
        items: 11,
        right: 7,
        rit: 213.9,
        se: 6.3,
        band: [207.6, 220.2],
        descriptor: "average",
        relation: "typical",
      },
      {
        ...areas[3],
        items: 10,
        right: 4,
        rit: 203.3,
        se: 6.7,
        band: [196.6, 210],
        descriptor: "lowAverage",
        relation: "focus",
      },
    ],
    trace,
    engagement: { rapid: 0, answered: trace.length, without_rapid: null },
    validity: { verdict: "valid", reasons: [] },
    next_steps: [
      { area: areas[3].title, skill: skills[3], difficulty: 206 },
      { area: areas[1].title, skill: skills[1], difficulty: 214 },
      { area: areas[2].title, skill: skills[2], difficulty: 216 },
    ],
    ...over,
  };
};

const fixedMarks: readonly MarkedItem["mark"][] = [
  "right",
  "right",
  "wrong",
  "right",
  "partly",
  "right",
  "right",
  "skipped",
  "right",
  "wrong",
  "right",
  "right",
];

/** Twelve items: eight right, one partly, two wrong, one skipped; 17 of 24 points. */
export const fixedReport = (over: Partial<FixedReport> = {}): FixedReport => ({
  kind: "fixed",
  released: true,
  release: { when: "after_finish" },
  absences: noAbsences,
  sitting_again: false,
  attempt_id: "attempt-2",
  menu_id: "unit-3",
  family: "custom",
  title: { zh: "第三单元练习", en: "Practice for unit 3" },
  mode: "full",
  exam_info: {
    type: 0,
    extract_question_logic: 0,
    extract_question_number: 12,
    scoring_method: 1,
    correct_rate_method: 1,
  },
  started_at: Date.UTC(2026, 10, 20, 6, 0),
  finished_at: Date.UTC(2026, 10, 20, 6, 16),
  duration_ms: 961_000,
  finish_reason: "submitted",
  items: fixedMarks.map((mark, index) => ({
    index,
    exercise_id: `q-${index + 1}`,
    stage: "main",
    area: areas[index % 2]?.title ?? {},
    skill: skills[index % 2] ?? {},
    mark,
    elapsed_ms: mark === "skipped" ? 4_000 : 30_000 + index * 8_500,
    check_status: index === 2 || index === 4 ? 1 : 0,
    held: index === 7,
    ...notAnalysed,
  })),
  held: 1,
  late: 0,
  refused: 0,
  missed_skills: [],
  total: 12,
  answered: 11,
  right: 8,
  partly: 1,
  points: 17,
  points_total: 24,
  correct_rate: 17 / 24,
  band: [0.57, 0.82],
  time_limit_ms: 1_200_000,
  scores: [],
  areas: [
    { ...areas[0], items: 6, right: 4, points: 8.5, points_total: 12 },
    { ...areas[1], items: 6, right: 4, points: 8.5, points_total: 12 },
  ],
  ...over,
});

/** A single-choice question, answered wrongly: B chosen, C right. */
export const exerciseDetail = (over: Partial<ExerciseDetail> = {}): ExerciseDetail => ({
  exercise_id: "q-3",
  stem: {
    zh: "<p>小店有 3 箱苹果，每箱 24 个，卖出 32 个后还剩多少个？</p>",
    en: "<p>A shop has 3 crates of 24 apples. After 32 are sold, how many are left?</p>",
  },
  interaction: {
    type: "single_choice",
    shuffle: false,
    options: [
      { option_id: "o1", content: { en: "<p>27</p>", zh: "<p>27</p>" } },
      { option_id: "o2", content: { en: "<p>32</p>", zh: "<p>32</p>" } },
      { option_id: "o3", content: { en: "<p>40</p>", zh: "<p>40</p>" } },
      { option_id: "o4", content: { en: "<p>104</p>", zh: "<p>104</p>" } },
    ],
  },
  media: [],
  calculator: false,
  review: {
    answer: { type: "single_choice", option_id: "o2" },
    key: { type: "single_choice", option_id: "o3" },
    explanation: {
      zh: "<p>先求总数：3 × 24 = 72。再减去卖出的：72 − 32 = 40。</p>",
      en: "<p>First the total: 3 × 24 = 72. Then take away what was sold: 72 − 32 = 40.</p>",
    },
    mark: "wrong",
    elapsed_ms: 47_000,
    check_status: 1,
    mistakes: [],
    transcript: null,
    video: null,
    held_answer: null,
  },
  ...over,
});

/** A report as it is before its release. */
export const unreleased = <Kind extends FixedReport | MapReport>(
  report: Kind,
  over: Partial<Pick<Kind, "release" | "sitting_again">> = {},
): Kind => ({
  ...report,
  released: false,
  release: { when: "manual" },
  items: report.items.map((item) => ({ ...item, mark: null })),
  areas: [],
  ...("trace" in report ? { trace: [], next_steps: [] } : {}),
  ...over,
});
