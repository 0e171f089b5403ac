import { z } from "zod";
import { countSchema, id, numberInAddress } from "../calls/primitives";
import { localizedSchema } from "../item/content";
import { reportSchema } from "../report/report";
import { attemptSummarySchema, examInfoSchema, familySchema } from "../tests";

/** Default and greatest number of attempts on a page of the learning record. */
export const recordPageSize = 50;
export const recordPageMost = 200;

const recordPart = {
  family: familySchema.optional(),
  status: attemptSummarySchema.shape.status.optional(),
  by: z.enum(["date", "score"]).default("date"),
  descending: z.stringbool().or(z.boolean()).default(true),
  /** From 1; also accepts the text of a query parameter. */
  page: numberInAddress.default(1),
  page_size: z.coerce.number().int().min(1).max(recordPageMost).default(recordPageSize),
};
/** One report by the attempt's id, or a page of the learning record. */
export const answerRecordInput = z.strictObject({
  attempt_id: id.optional(),
  /** The report of the attempt as it was before this regrade. */
  replaced_by: id.optional(),
  ...recordPart,
});
export type RecordQuery = Omit<z.output<typeof answerRecordInput>, "attempt_id" | "replaced_by">;

export const recordCountSchema = z.strictObject({
  family: familySchema,
  status: attemptSummarySchema.shape.status,
  sittings: countSchema,
});
export type RecordCount = z.infer<typeof recordCountSchema>;

/** A page of the learning record, newest first unless another order is requested. */
export const answerRecordListSchema = z.strictObject({
  kind: z.literal("list"),
  list: z.array(
    attemptSummarySchema.extend({ title: localizedSchema, family: familySchema, exam_info: examInfoSchema }),
  ),
  page: z.number().int(),
  page_size: z.number().int(),
  /** Number of attempts on all pages of this filter. */
  total: countSchema,
  /** Number of all attempts by family and state, regardless of the filter. */
  counts: z.array(recordCountSchema),
});
export type AnswerRecordList = z.infer<typeof answerRecordListSchema>;

export const answerRecordSchema = z.discriminatedUnion("kind", [...reportSchema.options, answerRecordListSchema]);
export type AnswerRecord = z.infer<typeof answerRecordSchema>;
