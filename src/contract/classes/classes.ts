import { z } from "zod";
import { accommodationSchema } from "../attempt/accommodation";
import { id, idempotencyKey, instant, numberInAddress } from "../calls/primitives";

const count = z.number().int().nonnegative();
const shortText = z.string().trim().min(1).max(100);

/** Limits of classes. */
export const classLimits = {
  classes: 500,
  members: 5_000,
  lines: 20_000,
  rosterBytes: 5_000_000,
  otherFields: 40,
} as const;

/** The owner changes the teachers of a class; the others do all else. */
export const classTeacherRoleSchema = z.enum(["owner", "teacher"]);
export type ClassTeacherRole = z.infer<typeof classTeacherRoleSchema>;

export const saveClassInput = z.union([
  z.strictObject({ idempotency_key: idempotencyKey, name: shortText, school_year: z.string().max(20).default("") }),
  z.strictObject({
    idempotency_key: idempotencyKey,
    class_id: id,
    version: count,
    name: shortText,
    school_year: z.string().max(20).default(""),
    archived: z.boolean().default(false),
  }),
]);
export const savedClassSchema = z.strictObject({ class_id: id, version: count });

export const classEntrySchema = z.strictObject({
  class_id: id,
  version: count,
  name: z.string(),
  school_year: z.string(),
  archived: z.boolean(),
  members: count,
  /** Assignments that are scheduled or open. */
  assignments: count,
  role: classTeacherRoleSchema,
});
export const classesOutput = z.strictObject({ classes: z.array(classEntrySchema) });

/** How a member comes to a test: with an account, by a link that signs in once, or in a room without one. */
export const memberAccessSchema = z.enum(["account", "link", "none"]);

export const classMemberSchema = z.strictObject({
  member_id: id,
  name: z.string(),
  external_id: z.string().nullable(),
  username: z.string().nullable(),
  access: memberAccessSchema,
  /** null: none. */
  accommodation: accommodationSchema.nullable(),
  /** Columns of the roster that mean nothing here. */
  other: z.record(z.string(), z.string()),
  /** When the member left the class; null: still in it. */
  left_at: instant.nullable(),
});
export type ClassMember = z.infer<typeof classMemberSchema>;

export const classInput = z.strictObject({ class_id: id, page: numberInAddress.default(1) });
export const classDetailSchema = z.strictObject({
  class_id: id,
  version: count,
  name: z.string(),
  school_year: z.string(),
  archived: z.boolean(),
  role: classTeacherRoleSchema,
  teachers: z.array(z.strictObject({ username: z.string(), nickname: z.string(), role: classTeacherRoleSchema })),
  members: z.array(classMemberSchema),
});

export const shareClassInput = z.strictObject({
  idempotency_key: idempotencyKey,
  class_id: id,
  username: z.string().min(1).max(64),
  /** null: the teacher leaves the class. */
  role: classTeacherRoleSchema.nullable(),
});
