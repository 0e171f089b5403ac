import { z } from "zod";
import { accommodationSchema } from "../attempt/accommodation";
import { countSchema as count, id, idempotencyKey, instant } from "../calls/primitives";
import { localizedSchema } from "../item/content";

const shortText = z.string().trim().min(1).max(100);

/** Most classes that a person makes, members of a class, lines, bytes and columns without a meaning of a list. */
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

const schoolYear = z.string().trim().max(20).default("");

export const saveClassInput = z.union([
  z.strictObject({ idempotency_key: idempotencyKey, name: shortText, school_year: schoolYear }),
  z.strictObject({
    idempotency_key: idempotencyKey,
    class_id: id,
    version: count,
    name: shortText,
    school_year: schoolYear,
    archived: z.boolean().default(false),
  }),
]);
export const savedClassSchema = z.strictObject({ class_id: id, version: count });
export type SavedClass = z.infer<typeof savedClassSchema>;

export const studioClassesInput = z.strictObject({
  /** Those that were put away, in place of those in use. */
  archived: z.literal("1").optional(),
  /** Those of all teachers; only for administrators. */
  every: z.literal("1").optional(),
});

export const classEntrySchema = z.strictObject({
  class_id: id,
  version: count,
  name: z.string(),
  school_year: z.string(),
  archived: z.boolean(),
  members: count,
  /** Assignments that are scheduled or open. */
  assignments: count,
  /** null: an administrator who does not teach it. */
  role: classTeacherRoleSchema.nullable(),
  /** The nicknames of its teachers, the owners first; empty: none is left, and an administrator can take it over. */
  teachers: z.array(z.string()),
});
export type ClassEntry = z.infer<typeof classEntrySchema>;
export const studioClassesOutput = z.strictObject({ classes: z.array(classEntrySchema) });

/**
 * How a member comes to a test. account: with their own account. link: with one that was made for them, by links that
 * sign in once. asked: the person with this user name has not agreed yet. none: in a room, without an account.
 */
export const memberAccessSchema = z.enum(["account", "link", "asked", "none"]);

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

export const studioClassInput = z.strictObject({
  class_id: id,
  /** With the members who have left. */
  left: z.literal("1").optional(),
});
export const classDetailSchema = z.strictObject({
  class_id: id,
  version: count,
  name: z.string(),
  school_year: z.string(),
  archived: z.boolean(),
  /** null: an administrator who does not teach it. */
  role: classTeacherRoleSchema.nullable(),
  /** The owners first; `active` false: the account is switched off. */
  teachers: z.array(
    z.strictObject({
      username: z.string(),
      nickname: z.string(),
      role: classTeacherRoleSchema,
      active: z.boolean(),
    }),
  ),
  /** By name. */
  members: z.array(classMemberSchema),
  /** How many have left. */
  left: count,
});
export type ClassDetail = z.infer<typeof classDetailSchema>;

/** Changes the teachers of a class by a user name. */
export const shareClassInput = z.strictObject({
  idempotency_key: idempotencyKey,
  class_id: id,
  username: z.string().trim().min(1).max(64),
  /** null: the teacher leaves the class. */
  role: classTeacherRoleSchema.nullable(),
});

/** Most accounts that one call makes. */
export const mostMemberLinks = 500;

export const memberLinksInput = z.strictObject({
  idempotency_key: idempotencyKey,
  class_id: id,
  /**
   * Members who get a new link, with which their earlier ones and their sessions end. Left out: all who have no account
   * and no user name, and those made accounts that have never been used.
   */
  members: z.array(id).min(1).max(mostMemberLinks).optional(),
});
export const memberLinksOutput = z.strictObject({
  links: z.array(
    z.strictObject({
      member_id: id,
      name: z.string(),
      username: z.string(),
      /** The parameter `t` of an address, which signs the account in once. */
      code: z.string(),
      expires_at: instant,
    }),
  ),
  /** Members who got none, because they sign in by themselves or have been asked by their user name. */
  without: z.array(z.strictObject({ member_id: id, name: z.string() })),
  /** How many are left for the next call. */
  left_over: count,
});

/** The classes in which a teacher has written the caller's user name. */
export const classInvitationSchema = z.strictObject({
  member_id: id,
  class_name: z.string(),
  member_name: z.string(),
  /** Nicknames, the owners first. */
  teachers: z.array(z.string()),
});
export type ClassInvitation = z.infer<typeof classInvitationSchema>;
export const classInvitationsOutput = z.strictObject({ invitations: z.array(classInvitationSchema) });
export const answerClassInvitationInput = z.strictObject({
  /** Absent: sent by an older client, which does not repeat it. */
  idempotency_key: idempotencyKey.optional(),
  member_id: id,
  agrees: z.boolean(),
});

/** What is done to one member: other facts, as a list has them; out of the class; back into it. */
export const memberChangeSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("facts"),
    name: z.string().max(500),
    /** Empty: none. */
    external_id: z.string().max(500),
    username: z.string().max(500),
  }),
  z.strictObject({ kind: z.literal("left") }),
  z.strictObject({ kind: z.literal("returned") }),
]);
export const changeMemberInput = z.strictObject({
  idempotency_key: idempotencyKey,
  class_id: id,
  version: count,
  member_id: id,
  change: memberChangeSchema,
});
export const changedMemberSchema = z.strictObject({
  class_id: id,
  version: count,
  /** Why nothing was changed, each at its fact; null: the member as a whole. Empty: it is changed. */
  refused: z.array(
    z.strictObject({ fact: z.enum(["name", "external_id", "username"]).nullable(), sentence: localizedSchema }),
  ),
});
export type ChangedMember = z.infer<typeof changedMemberSchema>;
