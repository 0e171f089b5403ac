import { z } from "zod";
import { instant } from "../calls/primitives";
import { localizedSchema } from "../item/content";
import { auditKinds } from "./audit-kinds";

const auditEntrySchema = z.strictObject({
  /** Number of the entry, unique, from 1. */
  number: z.number().int().positive(),
  at: instant,
  kind: z.enum(auditKinds),
  /** The user name of the account that acted; empty: a guest, or the operator of the server. */
  account: z.string(),
  /** Network address; empty: the server's machine itself. */
  address: z.string(),
  facts: z.record(z.string(), z.string()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditListInput = z.strictObject({
  /** A complete user name. */
  account: z.string().trim().max(64).optional(),
  kind: z.enum(auditKinds).optional(),
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .transform(Number)
    .optional(),
});
export const auditListOutput = z.strictObject({
  list: z.array(auditEntrySchema),
  total: z.number().int(),
  page_size: z.number().int(),
  /** Titles of the tests in the facts, by menu_id; absent on older servers. */
  titles: z.record(z.string(), localizedSchema).optional(),
  /** The assignments in the facts, by assignment_id. */
  assignments: z.record(z.string(), z.strictObject({ title: localizedSchema, class_name: z.string() })).optional(),
  /** Names of the guests in the facts, by guest_id, as they entered them; may be empty. */
  guests: z.record(z.string(), z.string()).optional(),
});
export type AuditLog = z.infer<typeof auditListOutput>;
