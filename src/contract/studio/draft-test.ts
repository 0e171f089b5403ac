import { z } from "zod";
import { duration, id } from "../calls/primitives";
import { localizedSchema } from "../item/content";
import { releasePolicySchema, toolSchema } from "../tests";
import { blueprintLineSchema, questionFilterSchema } from "./question-filter";

const mostSections = 50;
const mostItems = 1000;
const mostLines = 200;
const longestTest = 36_000_000;

const sectionBase = {
  /** Names the section and never changes. */
  stage: id,
  title: localizedSchema,
  /** Directions or a passage before its questions, as typed; absent: none. */
  directions: localizedSchema.optional(),
  /** null: no limit of its own. */
  time_limit_ms: duration.max(longestTest).nullable(),
  /** The order of its questions is drawn for each attempt. */
  shuffle: z.boolean(),
};

/** A section of a fixed test. */
export const draftSectionSchema = z.strictObject({
  ...sectionBase,
  /** How many of its questions each attempt gets; absent: all. */
  draw: z.int().positive().optional(),
  /** The drafts of its questions, in their order. */
  items: z.array(id).max(mostItems),
});

/** How a test is taken. */
export const testAudienceSchema = z.enum(["everyone", "given"]);

export const testPoliciesSchema = z.strictObject({
  /** null: no limit. */
  time_limit_ms: duration.max(longestTest).nullable(),
  /** null: no limit. */
  attempts: z.int().min(1).max(100).nullable(),
  release: releasePolicySchema,
  tools: z.array(toolSchema).max(20),
  late: z.enum(["hold", "accept"]),
  /** given: only those take it to whom it is assigned, or guests who are invited to it; absent: everyone. */
  audience: testAudienceSchema.optional(),
});

const testBase = {
  title: localizedSchema,
  /** One sentence that students see about it; absent: none. */
  measures: localizedSchema.optional(),
  subject: id,
  policies: testPoliciesSchema,
};

/** A test whose author picks each question. */
export const fixedDraftTestSchema = z.strictObject({
  ...testBase,
  kind: z.literal("fixed"),
  sections: z.array(draftSectionSchema).min(1).max(mostSections),
});
export type FixedDraftTest = z.infer<typeof fixedDraftTestSchema>;

/** A section whose questions are found by lines. */
export const blueprintSectionSchema = z.strictObject({
  ...sectionBase,
  lines: z.array(blueprintLineSchema).max(50),
});

/** Questions that are never chosen, by the ids of drafts or of items of the bank. */
const except = z.array(id).max(mostItems).optional();

/** A test whose questions are chosen by a blueprint; the same seed and questions give the same choice. */
export const blueprintDraftTestSchema = z
  .strictObject({
    ...testBase,
    kind: z.literal("blueprint"),
    seed: z.string().min(1).max(40),
    except,
    /** The test that it has no question in common with: it is another form of it; absent: none. */
    apart_from: id.optional(),
    sections: z.array(blueprintSectionSchema).min(1).max(mostSections),
  })
  .refine(({ sections }) => {
    const lines = sections.flatMap((section) => section.lines);
    return lines.length <= mostLines && lines.reduce((sum, { count }) => sum + count, 0) <= mostItems;
  }, "a blueprint has at most 200 lines and 1000 questions");
export type BlueprintDraftTest = z.infer<typeof blueprintDraftTestSchema>;

/** A test that chooses each question by the answers before it. Abilities and errors are in logits. */
export const adaptiveDraftTestSchema = z.strictObject({
  ...testBase,
  kind: z.literal("adaptive"),
  /** A question belongs to the pool if it fits any of these. */
  pool: z.array(questionFilterSchema).max(50),
  except,
  /** The parts of a test that skills have; questions of other skills are left out. Empty: skills do not matter. */
  shares: z.array(z.strictObject({ skill: id, share: z.number().positive().max(1000) })).max(50),
  /** The ability expected before the first answer; null: as the questions are on average. */
  start: z.strictObject({ mean: z.number().min(-4).max(4), sd: z.number().min(0.3).max(3) }).nullable(),
  length: z.strictObject({ least: z.int().min(1).max(200), most: z.int().min(1).max(200) }),
  /** The test ends between its least and most length as soon as the standard error is this small; null: at its most. */
  stop_se: z.number().min(0.1).max(1).nullable(),
  /** The largest share of students who may see a question. */
  exposure: z.number().min(0.02).max(1),
});
export type AdaptiveDraftTest = z.infer<typeof adaptiveDraftTestSchema>;

/** A test as its author is putting it together. It may be incomplete. */
export const draftTestSchema = z.discriminatedUnion("kind", [
  fixedDraftTestSchema,
  blueprintDraftTestSchema,
  adaptiveDraftTestSchema,
]);
export type DraftTest = z.infer<typeof draftTestSchema>;
