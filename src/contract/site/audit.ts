import { z } from "zod";
import { instant } from "../calls/primitives";
import { localizedSchema } from "../item/content";
import { auditKinds } from "./audit-kinds";

const auditEntrySchema = z.strictObject({
  /** From 1, each once. */
  number: z.number().int().positive(),
  at: instant,
  kind: z.enum(auditKinds),
  /** The user name of who did it; empty: a guest, or whoever runs the server. */
  account: z.string(),
  /** Empty: the machine of the server itself. */
  address: z.string(),
  facts: z.record(z.string(), z.string()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditListInput = z.strictObject({
  /** A user name, whole. */
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
  /** Of the tests that the facts name, by menu_id; left out by servers that do not tell. */
  titles: z.record(z.string(), localizedSchema).optional(),
  /** The names of the guests that the facts name, by guest_id, as they gave them; may be empty. */
  guests: z.record(z.string(), z.string()).optional(),
});
export type AuditLog = z.infer<typeof auditListOutput>;
