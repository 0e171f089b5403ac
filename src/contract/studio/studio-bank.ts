import { z } from "zod";
import { countSchema, id, idempotencyKey, instant } from "../calls/primitives";
import { languageSchema, localizedSchema } from "../item/content";
import { bankLimits } from "./bank-limits";
import { draftTag } from "./draft-item";
import { savedItemSchema } from "./studio-items";
import { savedTestSchema } from "./studio-tests";

export const authorHomeOutput = z.strictObject({
  /** Drafts of which no revision can be made as they stand, the last changed first. */
  unfinished: z.strictObject({
    total: countSchema,
    items: z.array(z.strictObject({ item_id: id, words: z.string(), touched_at: instant })).max(bankLimits.atHome),
  }),
  /** Tests whose last check found something that blocks. */
  findings: z.strictObject({
    total: countSchema,
    tests: z
      .array(z.strictObject({ test_id: id, title: localizedSchema, blocking: countSchema, touched_at: instant }))
      .max(bankLimits.atHome),
  }),
  /** Imports of the caller that are read but not imported, or imported but not published. */
  imports: z.strictObject({
    total: countSchema,
    list: z
      .array(
        z.strictObject({
          import_id: id,
          file_name: z.string(),
          waits_for: z.enum(["decision", "publication"]),
          at: instant,
        }),
      )
      .max(bankLimits.atHome),
  }),
  /** Revisions of other authors that wait for the caller's review; 0: the caller does not review. */
  reviews: countSchema,
});
export type WaitingWork = z.infer<typeof authorHomeOutput>;

/** A draft in the version that the caller has seen, and what becomes of it. */
export const itemChangeSchema = z.strictObject({
  item_id: id,
  version: countSchema,
  /** All tags that it has afterwards; absent: as they are. */
  tags: z.array(draftTag).max(20).optional(),
  /** Absent: as it is. */
  deleted: z.boolean().optional(),
});
export const changeItemsInput = z.strictObject({
  idempotency_key: idempotencyKey,
  changes: z.array(itemChangeSchema).min(1).max(bankLimits.atOnce),
});
export type ItemChange = z.infer<typeof itemChangeSchema>;
/** In the order of the changes. */
export const changedItemsOutput = z.strictObject({ items: z.array(savedItemSchema) });

export const exportItemsInput = z.strictObject({
  item_ids: z.array(id).min(1).max(bankLimits.atOnce),
  language: languageSchema,
});
export const exportedItemsOutput = z.strictObject({
  /** A file for spreadsheets with its keys. */
  csv: z.string(),
  exported: countSchema,
  /** Drafts that are not complete, and so not in the file. */
  left_out: z.array(id),
});

export const editImportedInput = z.strictObject({ menu_id: id });
export const editImportedOutput = savedTestSchema;
