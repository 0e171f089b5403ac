import { z } from "zod";
import { countSchema } from "../calls/primitives";
import { localizedSchema } from "../item/content";
import { knowledgeSegments } from "./knowledge-segments";

/** The fields of an SAT report in addition to its scores. */
export const satFields = {
  modules: z.array(
    z.strictObject({
      stage: z.string(),
      title: localizedSchema,
      items: countSchema,
      answered: countSchema,
      /** The student reached this module. */
      reached: z.boolean(),
    }),
  ),
  /** The content areas of both sections. Empty until the results are released. */
  knowledge: z.array(
    z.strictObject({
      section: z.string(),
      section_title: localizedSchema,
      area: z.string(),
      title: localizedSchema,
      items: countSchema,
      right: countSchema,
      /** Share of the section's questions, 0–1. */
      share: z.number(),
      /** Number of filled segments of the student's bar in this area. */
      segments: z.number().int().min(1).max(knowledgeSegments),
    }),
  ),
  /** Empty until the results are released. */
  skills: z.array(
    z.strictObject({
      section: z.string(),
      area: z.string(),
      skill: z.string(),
      title: localizedSchema,
      items: countSchema,
      right: countSchema,
      /** Total time on its questions, in ms. */
      elapsed_ms: countSchema,
    }),
  ),
};
