import { z } from "zod";
import { countSchema, id, idempotencyKey, numberInAddress } from "../calls/primitives";
import { localizedSchema } from "../item/content";
import { itemBodySchema } from "../item/item";

const givenMarkSchema = z.strictObject({ points: z.number().nonnegative(), comment: z.string() });

const comment = z.string().trim().max(2_000);

/** An answer to be marked. It names no student: `mark_id` is the same for all answers of an attempt. */
export const markedAnswerSchema = z.strictObject({
  mark_id: id,
  /** What the caller has given; null: nothing yet. */
  own: givenMarkSchema.nullable(),
  /** What the other marker has given; null: nothing, or the caller has not marked the answer yet. */
  other: givenMarkSchema.nullable(),
  /** Another marker has marked the answer; what they have given is shown once the caller has marked it as well. */
  by_other: z.boolean(),
  settled: givenMarkSchema.nullable(),
  /** Of the caller's mark, or of the settled one where there is one; 0: none. A change names it. */
  version: countSchema,
  /**
   * waiting: for the caller's mark. marked: the caller has marked it. differing: two markers have given different
   * points, of which they settle one. settled: both have given the same, or one was settled. closed: two others mark
   * it.
   */
  state: z.enum(["waiting", "marked", "differing", "settled", "closed"]),
});

export type AnswerToMark = z.output<typeof markedAnswerSchema>;

export const markQueueInput = z.strictObject({
  assignment_id: id,
  item_id: id.optional(),
  page: numberInAddress.default(1),
});
export const markQueueOutput = z.strictObject({
  title: localizedSchema,
  class_name: z.string(),
  /** The questions that people mark, in the order of the test, with how many answers they have. */
  items: z.array(
    z.strictObject({
      item_id: id,
      /** Its place in the test, from 1. */
      position: countSchema,
      /** The beginning of its words, without formatting. */
      words: z.string(),
      answers: countSchema,
      /** Those without points. */
      waiting: countSchema,
      differing: countSchema,
    }),
  ),
  /** The question that was asked for; null: none, or nobody has answered it. */
  item: z
    .strictObject({
      item_id: id,
      body: itemBodySchema,
      points: z.number(),
      guide: localizedSchema.optional(),
      /** Like answers beside one another, without names, 50 to a page. */
      groups: z.array(z.strictObject({ text: z.string(), answers: z.array(markedAnswerSchema) })),
      /** Comments to answers to this question, the most frequent first. */
      comments: z.array(z.string()),
      total: countSchema,
    })
    .nullable(),
});

export type MarkQueue = z.output<typeof markQueueOutput>;

export const markSaveInput = z.strictObject({
  idempotency_key: idempotencyKey,
  assignment_id: id,
  item_id: id,
  mark_id: id,
  /** null: takes the caller's mark back. */
  points: z.number().nonnegative().max(10_000).nullable(),
  comment: comment.default(""),
  version: countSchema,
  /** Settles what two markers have given differently. */
  settles: z.boolean().default(false),
});
