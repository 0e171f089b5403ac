import { z } from "zod";
import { countSchema as count, duration, id, instant } from "../calls/primitives";
import { familyIds, scoreUnits } from "../families";
import { languageSchema, localizedSchema } from "../item/content";
import { answerMarkSchema } from "../report/marked-item";
import { descriptorSchema } from "../report/report";
import { resultReleasePhaseSchema } from "./assignment-phases";

/** A number with how many answers it rests on, and the interval in which it lies with 95 %; value null: too few. */
export const estimateSchema = z.strictObject({
  value: z.number().nullable(),
  n: count,
  low: z.number().nullable(),
  high: z.number().nullable(),
});
export type Estimate = z.infer<typeof estimateSchema>;

export const resultCellSchema = z.strictObject({
  item_id: id,
  mark: answerMarkSchema,
  /** null: a person has yet to mark the answer, or it does not count. */
  points: z.number().nullable(),
  elapsed_ms: duration,
  /** How often the answer was changed to another one. */
  changes: count,
  /** Given faster than the question can be read. */
  rapid: z.boolean(),
});
export type ResultCell = z.infer<typeof resultCellSchema>;

/**
 * notBegun: the window is still to come or open. handedIn: all is marked. marking: a person has yet to mark answers.
 * settled: handed in, and the assignment is over. missed: the window is over. absent: missing from a room that is over.
 */
export const memberStateSchema = z.enum(["notBegun", "sitting", "handedIn", "marking", "settled", "missed", "absent"]);
export type MemberState = z.infer<typeof memberStateSchema>;

export const memberResultSchema = z.strictObject({
  /** null: the member was deleted and the result stays without a name, or `by_code`. */
  member_id: id.nullable(),
  name: z.string(),
  /** No member: came in to a room by its code, and typed the name. */
  by_code: z.literal(true).optional(),
  /** When the member left the class; null: still in it. */
  left_at: instant.nullable(),
  /** Has a window or a form of their own. */
  makeup: z.boolean(),
  state: memberStateSchema,
  /** The attempt that counts: the last one handed in, else the one under way; null: none. */
  attempt_id: id.nullable(),
  /** The test and the edition that the attempt is of; null: no attempt. */
  menu_id: id.nullable(),
  edition: count.nullable(),
  /** How many attempts were handed in. */
  attempts: count,
  answered: count,
  total: count,
  /** On the scale of the test; null: none yet. */
  score: z.number().nullable(),
  /** One standard error below and above the score. */
  band: z.strictObject({ low: z.number(), high: z.number() }).nullable(),
  /** At least 0, although single answers may lose points; null: nothing was handed in. */
  points: z.number().nullable(),
  points_total: z.number().nullable(),
  handed_in_at: instant.nullable(),
  /** Empty until the attempt is handed in. In the order in which the questions were served. */
  cells: z.array(resultCellSchema),
});
export type MemberResult = z.infer<typeof memberResultSchema>;

export const resultItemSchema = z.strictObject({
  item_id: id,
  /** Its place in the test, from 1. */
  position: count,
  /** The section, by its stage. */
  stage: z.string(),
  /** The beginning of the question in the reader's language, without formatting. */
  words: z.string(),
  skill: localizedSchema,
  points: z.number(),
  /** The share of the points that those who met it reached. */
  facility: estimateSchema,
  /** It is scored otherwise than it was published, since it was corrected; absent: it is not. */
  corrected: z.literal(true).optional(),
});

export const resultsInput = z.strictObject({ assignment_id: id });
export const resultsOutput = z.strictObject({
  assignment_id: id,
  class_id: id,
  class_name: z.string(),
  menu_id: id,
  edition: count,
  title: localizedSchema,
  release_phase: resultReleasePhaseSchema,
  /** The scale of the scores; null: there is no score yet. */
  scale: z.strictObject({ unit: z.enum(scoreUnits), low: z.number(), high: z.number() }).nullable(),
  /** The highest score first; those without one come last, by name. */
  members: z.array(memberResultSchema),
  /** All questions that somebody met, in the order of the test. */
  items: z.array(resultItemSchema),
  skills: z.array(
    z.strictObject({
      skill_id: z.string(),
      skill: localizedSchema,
      area: localizedSchema,
      /** In the order of `members`; only those who met a question of the skill. The interval is Wilson's. */
      members: z.array(z.strictObject({ attempt_id: id, share: estimateSchema })),
    }),
  ),
  /** When the data were read. */
  at: instant,
});
export type ClassResults = z.infer<typeof resultsOutput>;

export const itemStatsInput = z.strictObject({ assignment_id: id, item_id: id });
export const itemStatsOutput = z.strictObject({
  item_id: id,
  position: count,
  words: z.string(),
  skill: localizedSchema,
  points: z.number(),
  facility: estimateSchema,
  /** Why there is no coefficient although there are enough answers. */
  without_coefficient: z.enum(["tooFew", "allAlike", "adaptive"]).nullable(),
  /** Correlation of the item's points with the score on all others that those who met it had as well. */
  discrimination: estimateSchema,
  omitted: estimateSchema,
  /** Of those who answered. */
  time_ms: z.strictObject({
    median: duration.nullable(),
    n: count,
    low: duration.nullable(),
    high: duration.nullable(),
  }),
  /** How often each option was chosen, by thirds of the class from the lowest scores; empty: it has no options. */
  options: z.array(
    z.strictObject({
      option_id: z.string(),
      words: z.string(),
      is_key: z.boolean(),
      thirds: z.tuple([count, count, count]),
    }),
  ),
  /** How many are in each third, those who left the question blank included. */
  thirds: z.tuple([count, count, count]),
});
export type ItemStats = z.infer<typeof itemStatsOutput>;

/** The results of an assignment as a file; `language`: that of its words (absent: that of the request). */
export const exportResultsInput = z.strictObject({
  assignment_id: id,
  format: z.enum(["csv", "xlsx"]),
  language: languageSchema.optional(),
});

/** The score of one member on a scale; what its family does not have is left out. */
const memberScoreSchema = z.strictObject({
  attempt_id: id,
  value: z.number(),
  band: z.tuple([z.number(), z.number()]),
  percentile: z.number().optional(),
  stanine: z.number().int().optional(),
  route: z.string().optional(),
  level: z.string().optional(),
  descriptor: descriptorSchema.optional(),
});

/** A scale of a family: of the whole test, or of a part of it such as an area, a section or a battery. */
export const classScaleSchema = z.strictObject({
  /** null: the whole test. */
  scale: z.string().nullable(),
  title: localizedSchema,
  unit: z.enum(scoreUnits),
  /** The middle member, with the interval of the median. */
  median: estimateSchema,
  /** The lowest score that meets the benchmark, and the share of members who do; null: it has none. */
  benchmark: z.strictObject({ value: z.number(), reached: estimateSchema }).nullable(),
  members: z.array(memberScoreSchema),
  /** How many members have each stanine, route, level and descriptor, by its name. */
  counts: z.strictObject({
    stanine: z.record(z.string(), count),
    route: z.record(z.string(), count),
    level: z.record(z.string(), count),
    descriptor: z.record(z.string(), count),
  }),
});
export type ClassScale = z.infer<typeof classScaleSchema>;

/** Growth of the members who have a score of an earlier term too. */
export const classGrowthSchema = z.strictObject({
  /** Members with a score now; those of them with one before are in `members`. */
  of: count,
  observed: estimateSchema,
  /** The share who grew at least as much as students with the same start do. */
  met: estimateSchema,
  members: z.array(
    z.strictObject({
      attempt_id: id,
      from: z.number(),
      from_band: z.tuple([z.number(), z.number()]),
      to: z.number(),
      to_band: z.tuple([z.number(), z.number()]),
      observed: z.number(),
      expected: z.number(),
      met: z.boolean(),
      percentile: z.number(),
    }),
  ),
});
export type ClassGrowth = z.infer<typeof classGrowthSchema>;

export const classScoresOutput = z.strictObject({
  family: z.enum(familyIds),
  /** The norms that members are compared with, by grade and season; empty: none. */
  norms: z.array(
    z.strictObject({ grade: z.number(), season: z.string(), mean: z.number(), sd: z.number(), members: count }),
  ),
  /** The whole test first; empty: the family has no scale but the share of points. */
  scales: z.array(classScaleSchema),
  /** Members whose answers do not allow a score, or allow one with doubts. */
  validity: z.strictObject({ invalid: count, doubtful: count }),
  /** null: the family has no growth. */
  growth: classGrowthSchema.nullable(),
});
export type ClassScores = z.infer<typeof classScoresOutput>;
