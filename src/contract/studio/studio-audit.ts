import { z } from "zod";
import { countSchema, id, instant, numberInAddress } from "../calls/primitives";
import { localizedSchema } from "../item/content";
import { studioAuditKinds } from "../site/audit-kinds";

export const studioAuditInput = z.strictObject({
  class_id: id.optional(),
  assignment_id: id.optional(),
  kind: z.enum(studioAuditKinds).optional(),
  page: numberInAddress.default(1),
});

const studioAuditEntrySchema = z.strictObject({
  /** Number of the entry, unique, from 1. */
  number: z.number().int().positive(),
  at: instant,
  kind: z.enum(studioAuditKinds),
  /** The user name of the account that acted; empty: the server itself. */
  account: z.string(),
  /** null: the account was deleted, or it is the server itself. */
  nickname: z.string().nullable(),
  facts: z.record(z.string(), z.string()),
  class_id: id.nullable(),
  assignment_id: id.nullable(),
});
export type StudioAuditEntry = z.infer<typeof studioAuditEntrySchema>;

export const studioAuditOutput = z.strictObject({
  /** Newest first. */
  list: z.array(studioAuditEntrySchema),
  total: countSchema,
  page_size: countSchema,
  /** Titles of the tests in the facts, by menu_id. */
  titles: z.record(z.string(), localizedSchema),
  /** The assignments of the entries, by assignment_id. */
  assignments: z.record(z.string(), z.strictObject({ title: localizedSchema, class_name: z.string() })),
});
export type StudioAudit = z.infer<typeof studioAuditOutput>;
