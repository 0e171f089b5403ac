import { z } from "zod";
import { localizedSchema } from "../item/content";
import { knowledgeSegments } from "./knowledge-segments";

const count = z.number().int().nonnegative();

/** What a SAT has beside its scores. */
export const satFields = {
  modules: z.array(
    z.strictObject({
      stage: z.string(),
      title: localizedSchema,
      items: count,
      answered: count,
      /** The student came to it. */
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
      items: count,
      right: count,
      /** Of the section's questions, 0–1. */
      share: z.number(),
      /** How far the student has come in it. */
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
      items: count,
      right: count,
      /** Time on its questions in all. */
      elapsed_ms: count,
    }),
  ),
};
