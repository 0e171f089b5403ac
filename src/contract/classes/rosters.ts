import { z } from "zod";
import { id, idempotencyKey } from "../calls/primitives";
import { localizedSchema } from "../item/content";
import { classLimits } from "./classes";

/** Text as it was pasted, or a file that was sent before. */
export const rosterDiffInput = z.union([
  z.strictObject({ class_id: id, text: z.string().max(classLimits.rosterBytes) }),
  z.strictObject({ class_id: id, upload_id: id }),
]);

/**
 * new: joins the class. changed: a member with other facts. same: as it was. left: a member who is not in the list any
 * more. conflict: several members may be meant, and the teacher chooses.
 */
export const rosterChangeKindSchema = z.enum(["new", "changed", "same", "left", "conflict"]);

const memberFactsSchema = z.strictObject({
  name: z.string(),
  external_id: z.string().nullable(),
  username: z.string().nullable(),
  other: z.record(z.string(), z.string()),
});
export type MemberFacts = z.infer<typeof memberFactsSchema>;

export const rosterRowSchema = z.strictObject({
  /** The line of the list, from 1; null: a member who has left it. */
  line: z.number().int().positive().nullable(),
  kind: rosterChangeKindSchema,
  member_id: id.nullable(),
  ...memberFactsSchema.shape,
  /** The facts before; null: there were none. */
  was: memberFactsSchema.nullable(),
  /** Of a conflict: the members who may be meant. */
  candidates: z.array(z.strictObject({ member_id: id, name: z.string() })).optional(),
});
export type RosterRow = z.infer<typeof rosterRowSchema>;

export const refusedRosterLineSchema = z.strictObject({
  line: z.number().int().positive(),
  /** The heading of the column, or its letter; null: the whole line. */
  column: z.string().nullable(),
  code: z.string(),
  sentence: localizedSchema,
});

export const rosterDiffOutput = z.strictObject({
  /** Of the class as it is and the list; `rosterApply` applies exactly this. */
  digest: z.string(),
  rows: z.array(rosterRowSchema),
  /** The headings that were read, and those that are stored without a meaning. */
  columns: z.strictObject({ read: z.array(z.string()), other: z.array(z.string()) }),
  /** Lines that cannot be read; while there are any, nothing can be applied. */
  refused: z.array(refusedRosterLineSchema),
});

export const rosterApplyInput = z.strictObject({
  idempotency_key: idempotencyKey,
  class_id: id,
  digest: z.string().min(16).max(64),
  /** Of each conflict, by its line: the member who is meant; null: somebody new. */
  chosen: z.record(z.string().regex(/^[1-9]\d{0,5}$/), id.nullable()).default({}),
});
export const rosterApplyOutput = z.strictObject({
  version: z.number().int(),
  joined: z.number().int(),
  left: z.number().int(),
  changed: z.number().int(),
});
