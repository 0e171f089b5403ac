import { z } from "zod";
import { countSchema } from "../calls/primitives";
import { scoreUnits } from "../families";
import { cefrLevels } from "../item/cefr";
import { localizedSchema } from "../item/content";
import { catFields } from "./report-cat";
import { reportFields } from "./report-fields";
import { satFields } from "./report-sat";

const band = z.tuple([z.number(), z.number()]);

/** A skill to practise, with the items missed. */
const missedSkillSchema = z.strictObject({
  skill_id: z.string(),
  area: localizedSchema,
  skill: localizedSchema,
  /** Number of its items that were not right. */
  missed: countSchema,
  items: countSchema,
});
export type MissedSkill = z.infer<typeof missedSkillSchema>;

export const descriptorSchema = z.enum(["low", "lowAverage", "average", "highAverage", "high"]);
export type Descriptor = z.infer<typeof descriptorSchema>;

/** The estimate of the student's ability in RIT, compared with the norm group. */
const ritEstimateSchema = z.strictObject({
  rit: z.number(),
  se: z.number(),
  band,
  /**
   * Share of the same grade and season that scored the same or below, 1–99; null, like the next two fields, if there is
   * no norm.
   */
  percentile: z.number().nullable(),
  percentile_band: band.nullable(),
  descriptor: descriptorSchema.nullable(),
});

/** RIT = 200 + 10 · logit. Every score has its standard error; bands are ±1 SE (68 %). */
export const mapReportSchema = z.strictObject({
  kind: z.literal("map"),
  ...reportFields,
  /** null: unknown, so that no norm is shown. */
  grade: z.number().int().nullable(),
  season: z.enum(["fall", "winter", "spring"]),
  /** null: the answers do not allow an estimate; `validity` has the reasons. */
  estimate: ritEstimateSchema.nullable(),
  /**
   * All answers are right or all are wrong: the score is at the limit of the test, and the true ability may be beyond
   * it.
   */
  all_alike: z.boolean(),
  scale: band,
  norm: z.strictObject({ mean: z.number(), sd: z.number(), source: z.string() }).nullable(),
  areas: z.array(
    z.strictObject({
      area: z.string(),
      title: localizedSchema,
      items: countSchema,
      right: countSchema,
      rit: z.number(),
      se: z.number(),
      band,
      descriptor: descriptorSchema.nullable(),
      relation: z.enum(["strength", "typical", "focus"]),
    }),
  ),
  /**
   * One entry per item in the order served: its difficulty, the answer's mark, and the estimate with its SE after it
   * (RIT).
   */
  trace: z.array(
    z.strictObject({
      exercise_id: z.string(),
      area: z.string(),
      difficulty: z.number(),
      right: z.boolean(),
      rit: z.number(),
      se: z.number(),
      elapsed_ms: countSchema,
      rapid: z.boolean(),
    }),
  ),
  engagement: z.strictObject({
    /** Number of answers given faster than the question can be read. */
    rapid: countSchema,
    answered: countSchema,
    /** The estimate without rapid answers; present only if there are rapid answers and a score. */
    without_rapid: z.strictObject({ rit: z.number(), band }).nullable(),
  }),
  /** doubtful: the score is shown with the reasons for doubt. invalid: there is no score. */
  validity: z.strictObject({
    verdict: z.enum(["valid", "doubtful", "invalid"]),
    reasons: z.array(z.enum(["wideBand", "tooFewAnswers", "rapidGuessing"])),
  }),
  /** Skills to learn next: their difficulty is near the student's score in that area. */
  next_steps: z.array(
    z.strictObject({
      area: localizedSchema,
      skill: localizedSchema,
      skill_id: z.string().optional(),
      difficulty: z.number(),
    }),
  ),
  /** Estimated range of text levels that suit the student, from easy to demanding; null: not for this subject. */
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
  /** Coverage of the band, in percent. */
  confidence: z.number(),
  range: band,
  /** Share of the norm group with the same score or less, 1–99; absent: there is no norm group. */
  percentile: z.number().optional(),
  stanine: z.number().int().optional(),
  /** The lowest score that meets the benchmark. */
  benchmark: z.number().optional(),
  /** The second module that the result of the first one led to. */
  route: z.string().optional(),
  /** The CEFR level of the value; below A1 with the part of the level. */
  level: z.enum(cefrLevels).optional(),
  level_part: z.enum(["low", "mid", "high"]).optional(),
  /** Time on its items, in ms. */
  elapsed_ms: countSchema.optional(),
  items: countSchema,
});
export type ScaledScore = z.infer<typeof scaledScoreSchema>;

/** The answers that a person has yet to mark. */
const awaitingSchema = z.strictObject({ items: countSchema, points: z.number() });
export type AwaitingMarks = z.infer<typeof awaitingSchema>;

/** The answers in one part of a test. */
const partFields = {
  title: localizedSchema,
  items: countSchema,
  right: countSchema,
  /** Below 0 if its answers lose more points than they earn. */
  points: z.number(),
  points_total: z.number(),
  /** Points that a person has yet to mark, which are in no other field; absent: none. */
  awaiting_points: z.number().optional(),
};

/** A report in percent: the correct rate, or the domain score if the items were selected adaptively. */
export const fixedReportSchema = z.strictObject({
  kind: z.literal("fixed"),
  ...reportFields,
  total: countSchema,
  answered: countSchema,
  /** null, like the points and their rate, if the test shows no score. */
  right: countSchema.nullable(),
  partly: countSchema.nullable(),
  /** At least 0, although single answers may lose points. */
  points: z.number().nullable(),
  points_total: z.number(),
  /**
   * right / total if each question has the same weight, otherwise points / points_total, 0–1; blanks count as wrong.
   */
  correct_rate: z.number().nullable(),
  /** 68 % Wilson interval of the rate over the items. */
  band: band.nullable(),
  time_limit_ms: countSchema.nullable(),
  /** The family's scaled scores, the whole test first; empty if the family only has the rate. */
  scores: z.array(scaledScoreSchema).default([]),
  /**
   * For items selected adaptively: the expected share of right answers over all questions of the test, 0–1, with a band
   * of ±1 SE. It is then the score; null if nothing was answered.
   */
  domain: z.strictObject({ rate: z.number(), band, items: countSchema }).nullable().optional(),
  /** Empty if the items were selected adaptively. */
  areas: z.array(z.strictObject({ area: z.string(), ...partFields })),
  /** The sections of a school's test that has several; absent: it has one, or the results are not released. */
  sections: z.array(z.strictObject({ stage: z.string(), ...partFields })).optional(),
  /** Skills with the most misses first. Empty until the results are released. */
  missed_skills: z.array(missedSkillSchema).default([]),
  /**
   * Answers that a person has yet to mark: they count in `answered`, and in no sum or rate; absent: none. Without any
   * other item the rate and its band are null.
   */
  awaiting: awaitingSchema.optional(),
});
export type FixedReport = z.infer<typeof fixedReportSchema>;

/** Standard age scores with their details. */
export const catReportSchema = z.strictObject({
  ...fixedReportSchema.shape,
  kind: z.literal("cat"),
  ...catFields,
});
export type CatReport = z.infer<typeof catReportSchema>;

/** Section scores and their total, with their details. */
export const satReportSchema = z.strictObject({
  ...fixedReportSchema.shape,
  kind: z.literal("sat"),
  ...satFields,
});
export type SatReport = z.infer<typeof satReportSchema>;

/** Placement on a scale of levels: Rasch model, bands ±1 SE (68 %). */
export const placementReportSchema = z.strictObject({
  kind: z.literal("placement"),
  ...reportFields,
  total: countSchema,
  /** Number of items that the student reached, blanks included. */
  reached: countSchema,
  /** The smallest number of items for a score. */
  needed: countSchema,
  /** The whole test first, then its halves; empty if too few items were reached. */
  scores: z.array(scaledScoreSchema),
  /** Scores from each skill's items alone; the bands are wide. Empty until the results are released. */
  skills: z.array(scaledScoreSchema),
  /** Progress in each part of the test, in its order. */
  reached_parts: z
    .array(
      z.strictObject({ title: localizedSchema, reached: countSchema, total: countSchema, elapsed_ms: countSchema }),
    )
    .default([]),
  /** Skills with the most misses first. Empty until the results are released. */
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
