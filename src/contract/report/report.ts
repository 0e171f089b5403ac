import { z } from "zod";
import { absenceSumsSchema, noAbsences } from "../attempt/absences";
import { finishReasonSchema } from "../attempt/attempt";
import { scoreUnits } from "../families";
import { cefrLevels } from "../item/cefr";
import { localizedSchema } from "../item/content";
import { examInfoSchema, familySchema, releasePolicySchema, scoreSummarySchema } from "../tests";
import { catFields } from "./report-cat";
import { satFields } from "./report-sat";

const count = z.number().int().nonnegative();
const band = z.tuple([z.number(), z.number()]);

/** unscored: it counts neither way, since it could not be heard. */
export const answerMarkSchema = z.enum(["right", "wrong", "partly", "skipped", "unscored"]);
export type AnswerMark = z.infer<typeof answerMarkSchema>;

/** How hard an item is, in words. */
export const difficultyBandSchema = z.enum(["easy", "medium", "hard"]);
export type DifficultyBand = z.infer<typeof difficultyBandSchema>;

/** What an item usually takes: the median of students' answers, or what the item is made for. */
export const usualTimeSchema = z.strictObject({ ms: count, of: z.enum(["students", "item"]) });
export type UsualTime = z.infer<typeof usualTimeSchema>;

/** One row of the analysis list. */
export const markedItemSchema = z.strictObject({
  index: count,
  exercise_id: z.string(),
  stage: z.string(),
  area: localizedSchema,
  skill: localizedSchema,
  /** null until the sitting's results are released. */
  mark: answerMarkSchema.nullable(),
  elapsed_ms: count,
  check_status: z.union([z.literal(0), z.literal(1)]),
  /** An answer that came after the time was over is kept beside this item. */
  held: z.boolean(),
  /** null until the sitting's results are released, and where the item has no parameters. */
  difficulty: difficultyBandSchema.nullable().default(null),
  /** null until the sitting's results are released. */
  usual: usualTimeSchema.nullable().default(null),
  /** How often the answer became another one. */
  changes: count.default(0),
  /** The student has gone through it in the analysis. */
  gone_through: z.boolean().default(false),
});
export type MarkedItem = z.infer<typeof markedItemSchema>;

const reportBase = {
  attempt_id: z.string(),
  menu_id: z.string(),
  /** Whose result it is, as they are called; absent: a guest who gave no name. */
  student: z.string().optional(),
  /** It is of a guest whom the reader invited; absent: it is not. */
  of_guest: z.boolean().optional(),
  family: familySchema,
  title: localizedSchema,
  mode: z.string(),
  exam_info: examInfoSchema,
  started_at: count,
  finished_at: count,
  /** First item shown to finish, pauses left out where the log shows them. */
  duration_ms: count,
  finish_reason: finishReasonSchema,
  items: z.array(markedItemSchema),
  /**
   * Keys, explanations and marks may be seen. Until then the report has the score with its band, and nothing that tells
   * right or wrong of an item: marks are null; areas, trace and next steps are empty.
   */
  released: z.boolean().default(true),
  /** When they may be seen. */
  release: releasePolicySchema.default({ when: "after_finish" }),
  /** They are held back while this student has another sitting of the test under way. */
  sitting_again: z.boolean().default(false),
  /** Answers that arrived after the time was over. */
  held: count,
  /** Of those, the ones that came when the student could have seen the keys; absent: none. */
  held_after_keys: count.optional(),
  /** Answers that were given after it, kept in the sitting's log alone. */
  late: count.default(0),
  /** What the student's device sent and nobody took; kept for a person to judge. */
  refused: count.default(0),
  /** How often and how long the student looked away, as their device saw it. */
  absences: absenceSumsSchema.default(noAbsences),
  /** The score as the sitting had it at its end, where another rule made it than this report; absent: the same did. */
  score_then: scoreSummarySchema.optional(),
};

/** A skill to practise, by what was missed of it. */
const missedSkillSchema = z.strictObject({
  skill_id: z.string(),
  area: localizedSchema,
  skill: localizedSchema,
  /** How many of its items were not right. */
  missed: count,
  items: count,
});
export type MissedSkill = z.infer<typeof missedSkillSchema>;

export const descriptorSchema = z.enum(["low", "lowAverage", "average", "highAverage", "high"]);
export type Descriptor = z.infer<typeof descriptorSchema>;

/** What a sitting says of the student's ability, in RIT, and beside the norm group. */
const ritEstimateSchema = z.strictObject({
  rit: z.number(),
  se: z.number(),
  band,
  /** Share of the same grade and season that scored the same or below, 1–99; null with its two neighbours: no norm. */
  percentile: z.number().nullable(),
  percentile_band: band.nullable(),
  descriptor: descriptorSchema.nullable(),
});

/** RIT = 200 + 10 · logit. Every score comes with its standard error; bands are ±1 SE (68 %). */
export const mapReportSchema = z.strictObject({
  kind: z.literal("map"),
  ...reportBase,
  /** null: nobody has told it, and no norm is shown. */
  grade: z.number().int().nullable(),
  season: z.enum(["fall", "winter", "spring"]),
  /** null: too little can be read from the answers; `validity` says why. */
  estimate: ritEstimateSchema.nullable(),
  /** All right or all wrong: the score lies where the test reached, the true one perhaps beyond. */
  all_alike: z.boolean(),
  scale: band,
  norm: z.strictObject({ mean: z.number(), sd: z.number(), source: z.string() }).nullable(),
  areas: z.array(
    z.strictObject({
      area: z.string(),
      title: localizedSchema,
      items: count,
      right: count,
      rit: z.number(),
      se: z.number(),
      band,
      descriptor: descriptorSchema.nullable(),
      relation: z.enum(["strength", "typical", "focus"]),
    }),
  ),
  /**
   * One entry an item, in the order served: its difficulty, the answer's mark, the estimate and its SE after it (RIT).
   */
  trace: z.array(
    z.strictObject({
      exercise_id: z.string(),
      area: z.string(),
      difficulty: z.number(),
      right: z.boolean(),
      rit: z.number(),
      se: z.number(),
      elapsed_ms: count,
      rapid: z.boolean(),
    }),
  ),
  engagement: z.strictObject({
    /** Answers that came faster than the question can be read. */
    rapid: count,
    answered: count,
    /** The estimate of the other answers alone, where there are rapid ones beside a score. */
    without_rapid: z.strictObject({ rit: z.number(), band }).nullable(),
  }),
  /** doubtful: the score is shown with its reasons to doubt. invalid: there is none. */
  validity: z.strictObject({
    verdict: z.enum(["valid", "doubtful", "invalid"]),
    reasons: z.array(z.enum(["wideBand", "tooFewAnswers", "rapidGuessing"])),
  }),
  /** Skills whose difficulty lies about the student's score in that area: what to learn next. */
  next_steps: z.array(
    z.strictObject({
      area: localizedSchema,
      skill: localizedSchema,
      skill_id: z.string().optional(),
      difficulty: z.number(),
    }),
  ),
  /** An estimate of the level of texts that suit the student, from easy to demanding; null: not of this subject. */
  reading_level: band.nullable().default(null),
});
export type MapReport = z.infer<typeof mapReportSchema>;
/** A report with a score. */
export type MeasuredMapReport = MapReport & { readonly estimate: z.infer<typeof ritEstimateSchema> };
/** A report whose score is compared with a norm. */
export type ComparedMapReport = MeasuredMapReport & {
  readonly grade: number;
  readonly norm: NonNullable<MapReport["norm"]>;
  readonly estimate: {
    readonly percentile: number;
    readonly percentile_band: readonly [number, number];
    readonly descriptor: Descriptor;
  };
};

/** A score on a scale of the family: of the whole test, or of one part of it. */
export const scaledScoreSchema = z.strictObject({
  /** null: the whole test. */
  scale: z.string().nullable(),
  title: localizedSchema,
  unit: z.enum(scoreUnits),
  value: z.number(),
  band,
  /** The band's share of cases, in percent. */
  confidence: z.number(),
  range: band,
  /** Share of the norm group with the same or less, 1–99; left out: it is compared with nobody. */
  percentile: z.number().optional(),
  stanine: z.number().int().optional(),
  /** From where on the benchmark is met. */
  benchmark: z.number().optional(),
  /** Which second module the first one led to. */
  route: z.string().optional(),
  /** The level that the value lies in, below A1 with its part. */
  level: z.enum(cefrLevels).optional(),
  level_part: z.enum(["low", "mid", "high"]).optional(),
  /** Time on its items. */
  elapsed_ms: count.optional(),
  items: count,
});
export type ScaledScore = z.infer<typeof scaledScoreSchema>;

/** Scoring in percent: by the correct rate, or by the domain score where items were chosen by the answers. */
export const fixedReportSchema = z.strictObject({
  kind: z.literal("fixed"),
  ...reportBase,
  total: count,
  answered: count,
  /** null, like the points and their rate: the test tells no score. */
  right: count.nullable(),
  partly: count.nullable(),
  points: z.number().nullable(),
  points_total: z.number(),
  /** right / total where each question counts alike, else points / points_total, 0–1; blanks count as wrong. */
  correct_rate: z.number().nullable(),
  /** 68 % Wilson interval of the rate over the items. */
  band: band.nullable(),
  time_limit_ms: count.nullable(),
  /** The family's own scores, the whole test first; none where it knows only the rate. */
  scores: z.array(scaledScoreSchema).default([]),
  /**
   * Of items that were chosen by the answers: the share of all the test's questions that the student is expected to
   * answer rightly, 0–1, at ±1 SE. It is the score then; null where nothing was answered.
   */
  domain: z.strictObject({ rate: z.number(), band, items: count }).nullable().optional(),
  /** Empty where the items were chosen by the answers. */
  areas: z.array(
    z.strictObject({
      area: z.string(),
      title: localizedSchema,
      items: count,
      right: count,
      points: z.number(),
      points_total: z.number(),
    }),
  ),
  /** What was missed most, first. Empty until the results are released. */
  missed_skills: z.array(missedSkillSchema).default([]),
});
export type FixedReport = z.infer<typeof fixedReportSchema>;

/** Standard age scores with what stands behind them. */
export const catReportSchema = z.strictObject({
  ...fixedReportSchema.shape,
  kind: z.literal("cat"),
  ...catFields,
});
export type CatReport = z.infer<typeof catReportSchema>;

/** Section scores and their total with what stands behind them. */
export const satReportSchema = z.strictObject({
  ...fixedReportSchema.shape,
  kind: z.literal("sat"),
  ...satFields,
});
export type SatReport = z.infer<typeof satReportSchema>;

/** Placement on a scale of levels: Rasch, bands ±1 SE (68 %). */
export const placementReportSchema = z.strictObject({
  kind: z.literal("placement"),
  ...reportBase,
  total: count,
  /** Items that the student came to, blanks among them. */
  reached: count,
  /** From so many items on there is a score. */
  needed: count,
  /** The whole test first, then its halves; empty where too few items were reached. */
  scores: z.array(scaledScoreSchema),
  /** What each skill's items say by themselves; bands are wide. Empty until the results are released. */
  skills: z.array(scaledScoreSchema),
  /** What was reached of each part of the test, in its order. */
  reached_parts: z
    .array(z.strictObject({ title: localizedSchema, reached: count, total: count, elapsed_ms: count }))
    .default([]),
  /** What was missed most, first. Empty until the results are released. */
  missed_skills: z.array(missedSkillSchema).default([]),
});
export type PlacementReport = z.infer<typeof placementReportSchema>;

export const reportSchema = z.discriminatedUnion("kind", [
  mapReportSchema,
  fixedReportSchema,
  catReportSchema,
  satReportSchema,
  placementReportSchema,
]);
export type Report = z.infer<typeof reportSchema>;
