import { z } from "zod";
import { countSchema, id, idempotencyKey } from "../calls/primitives";
import { localizedSchema } from "../item/content";

/** Largest JSON with a list, in bytes: a file of 5 MB in base64. */
export const largestRosterBody = 7_000_000;

const list = {
  class_id: id,
  /** Members who are not in the list stay. */
  keep_others: z.boolean().default(false),
};

/** Text as it was pasted, or the bytes of a file in base64. */
export const rosterDiffInput = z.union([
  z.strictObject({ ...list, text: z.string() }),
  z.strictObject({ ...list, file: z.string().regex(/^[A-Za-z0-9+/]*={0,2}$/) }),
]);

/**
 * new: joins the class, or comes back. changed: a member with other facts. same: as it was. left: a member who is not
 * in the list. conflict: other members may be meant, and the teacher chooses.
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
  /** The line of the list, from 1; null: a member who is not in it. */
  line: z.number().int().positive().nullable(),
  kind: rosterChangeKindSchema,
  /** null: nobody in the class yet, or to be chosen. */
  member_id: id.nullable(),
  /** As they are afterwards; of a conflict, as they stand in the list. */
  ...memberFactsSchema.shape,
  /** The facts before; null: there were none. */
  was: memberFactsSchema.nullable(),
  /** Of a conflict: the members who may be meant. */
  candidates: z.array(z.strictObject({ member_id: id, ...memberFactsSchema.shape, left: z.boolean() })).optional(),
  /** Of a member who is not in the list: stays if it is chosen in a conflict. */
  unless_chosen: z.literal(true).optional(),
});
export type RosterRow = z.infer<typeof rosterRowSchema>;

export const refusedRosterLineSchema = z.strictObject({
  /** null: the whole list. */
  line: z.number().int().positive().nullable(),
  /** The heading of the column, or its letter; null: the whole line. */
  column: z.string().nullable(),
  code: z.string(),
  sentence: localizedSchema,
});
export type RefusedRosterLine = z.infer<typeof refusedRosterLineSchema>;

export const rosterDiffOutput = z.strictObject({
  /** Of the class as it is and the list; `rosterApply` applies exactly this. null: something is refused. */
  digest: z.string().nullable(),
  /** In the order of the list, then those who are not in it. */
  rows: z.array(rosterRowSchema),
  /** The headings that were read, and those that are stored without a meaning. */
  columns: z.strictObject({ read: z.array(z.string()), other: z.array(z.string()) }),
  /** What cannot be read; while there is any, nothing can be applied. The first 100. */
  refused: z.array(refusedRosterLineSchema),
});
export type RosterDiff = z.infer<typeof rosterDiffOutput>;

export const rosterApplyInput = z.strictObject({
  idempotency_key: idempotencyKey,
  class_id: id,
  digest: z.string().min(16).max(64),
  /** Of each conflict, by its line: the member who is meant; null: somebody new. */
  chosen: z.record(z.string().regex(/^[1-9]\d{0,5}$/), id.nullable()).default({}),
});
export const appliedRosterSchema = z.strictObject({
  class_id: id,
  version: countSchema,
  joined: countSchema,
  left: countSchema,
  changed: countSchema,
});
export type AppliedRoster = z.infer<typeof appliedRosterSchema>;
