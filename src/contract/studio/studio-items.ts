import { z } from "zod";
import { countSchema, id, idempotencyKey, instant, numberInAddress } from "../calls/primitives";
import { languageSchema, localizedSchema } from "../item/content";
import { itemBodySchema, keySchema } from "../item/item";
import { bankLimits, itemOrders } from "./bank-limits";
import { draftItemSchema, itemLevelSchema } from "./draft-item";
import { longestPaste } from "./paste-limit";
import { reviewStateSchema } from "./review-states";

/** Longest pasted text in characters; drafts on a page of the bank; versions of a draft that are stored for undo. */
export const studioLimits = { paste: longestPaste, page: bankLimits.page, versions: 200, drafts: 50_000 } as const;

/** Something that is said about a question; `detail` is a short datum of its text. */
export const itemRemarkSchema = z.strictObject({
  code: z.string(),
  detail: z.string().optional(),
  sentence: localizedSchema,
});
export type ItemRemark = z.infer<typeof itemRemarkSchema>;

export const parseItemsInput = z.union([
  z.strictObject({ text: z.string().max(studioLimits.paste), language: languageSchema.optional() }),
  z.strictObject({ html: z.string().max(studioLimits.paste), language: languageSchema.optional() }),
]);

const lines = {
  /** First and last line in the pasted text, from 1. */
  line: countSchema,
  end: countSchema,
};

export const parseItemsOutput = z.strictObject({
  items: z.array(
    z.strictObject({
      ...lines,
      body: itemBodySchema,
      key: keySchema,
      explanation: localizedSchema.optional(),
      points: z.number().positive(),
      expected_ms: z.number().int().positive(),
      /** What was decided in reading it and should be looked at. */
      warnings: z.array(itemRemarkSchema),
    }),
  ),
  /** What is no question that can be used; `text` is what stands there. */
  refused: z.array(z.strictObject({ ...lines, ...itemRemarkSchema.shape, text: z.string() })),
});

/** A draft as a list shows it. */
export const draftEntrySchema = z.strictObject({
  item_id: id,
  version: countSchema,
  /** The beginning of its question, without formatting. */
  words: z.string(),
  type: z.string(),
  subject: z.string(),
  skill: z.string(),
  level: itemLevelSchema.nullable(),
  tags: z.array(z.string()),
  /** Whether a revision can be made of it as it stands. */
  complete: z.boolean(),
  /** Revisions made of it, and whether the draft has changed since the newest. */
  revisions: countSchema,
  changed: z.boolean(),
  /** Published tests that use one of its revisions. */
  used_in: countSchema,
  touched_at: instant,
});
export type DraftEntry = z.infer<typeof draftEntrySchema>;

export const revisionSchema = z.strictObject({
  revision: z.number().int().positive(),
  made_at: instant,
  review: reviewStateSchema,
  /** Grows with every step of the review. */
  review_version: countSchema,
  note: z.string().optional(),
  /** The titles of published tests that use it. */
  used_in: z.array(localizedSchema),
});

export const draftDetailSchema = z.strictObject({
  item_id: id,
  version: countSchema,
  draft: draftItemSchema,
  saved_at: instant,
  /** The earliest version that can be brought back. */
  earliest: countSchema,
  /** When it was deleted; null: it is not. */
  deleted_at: instant.nullable(),
  /** What keeps a revision from being made of it as it stands. */
  missing: z.array(itemRemarkSchema),
  revisions: z.array(revisionSchema),
});
export type DraftDetail = z.infer<typeof draftDetailSchema>;

/** Without `item_id` a new draft; with it the version that the change was made from. */
export const saveItemInput = z.union([
  z.strictObject({ idempotency_key: idempotencyKey, draft: draftItemSchema }),
  z.strictObject({ idempotency_key: idempotencyKey, item_id: id, version: countSchema, draft: draftItemSchema }),
]);
export const savedItemSchema = z.strictObject({ item_id: id, version: countSchema, saved_at: instant });
export type SavedItem = z.infer<typeof savedItemSchema>;
export const itemVersionInput = z.strictObject({ item_id: id, version: countSchema });
export const studioItemInput = z.strictObject({
  item_id: id,
  /** An earlier version; absent: as it stands. */
  version: numberInAddress.optional(),
});
export const studioItemsInput = z.strictObject({
  page: numberInAddress.default(1),
  /** Words that its texts contain, or their beginnings. */
  words: z.string().trim().max(200).optional(),
  skill: id.optional(),
  level: itemLevelSchema.optional(),
  type: z.string().max(40).optional(),
  tag: z.string().max(40).optional(),
  /** Only those of which no revision can be made as they stand. */
  needs_work: z.literal("1").optional(),
  /** Only those in this test of the caller, as it stands or in an edition. */
  used_in: id.optional(),
  /** Absent: the last changed first. */
  sort: z.enum(itemOrders).optional(),
});
export const studioItemsOutput = z.strictObject({ items: z.array(draftEntrySchema), total: countSchema });
export const readyItemOutput = z.strictObject({ item_id: id, revision: z.number().int().positive() });
