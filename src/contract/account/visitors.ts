import { z } from "zod";
import { idempotencyKeySchema } from "../attempt/exam";
import { duration, id, instant } from "../calls/primitives";
import { localizedSchema } from "../item/content";
import { attemptSummarySchema, examInfoSchema, familySchema, scoreSummarySchema } from "../tests";
import { deviceKeySchema } from "./device-key";
import { invitationLimits } from "./invitation-limits";

const name = z.string().trim().max(40);
/** A guest's token, or the token of an invitation's link. */
const visitorToken = z.string().regex(/^v\.[\w-]{20,126}$/);

/** The settings of an invitation. */
const terms = {
  /** The name that its maker gave it. */
  name: z.string().trim().max(invitationLimits.name).default(""),
  /** Absent: valid from now on. */
  valid_from: instant.optional(),
  valid_until: instant,
  /** Number of guests who may use it. */
  uses: z.number().int().min(1).max(invitationLimits.uses).default(1),
  sees_result: z.boolean().default(true),
  /** An attempt under way ends when the invitation ends. */
  strict: z.boolean().default(false),
  idempotency_key: idempotencyKeySchema,
} as const;

/** Makes an invitation to take a test or to see a result, revokes one, or replaces its code and link. */
export const setShareInput = z.union([
  z.strictObject({ menu_id: id, ...terms }),
  z.strictObject({ attempt_id: id, ...terms }),
  z.strictObject({ share_id: id, change: z.enum(["revoke", "renew"]), idempotency_key: idempotencyKeySchema }),
]);

/** waiting: its period has not begun. usedUp: the allowed number of guests have used it. */
export const shareStateSchema = z.enum(["waiting", "open", "usedUp", "expired", "revoked"]);
export type ShareState = z.infer<typeof shareStateSchema>;

export const shareSchema = z.strictObject({
  share_id: id,
  kind: z.enum(["test", "result"]),
  menu_id: id,
  /** The attempt whose result is shown; null: the invitation is to take the test. */
  attempt_id: id.nullable(),
  family: familySchema,
  title: localizedSchema,
  name: z.string(),
  valid_from: instant,
  valid_until: instant,
  uses: z.number().int(),
  used: z.number().int(),
  sees_result: z.boolean(),
  strict: z.boolean(),
  /** The last group of the code. */
  code_end: z.string(),
  created_at: instant,
  revoked_at: instant.nullable(),
  state: shareStateSchema,
});
export type Share = z.infer<typeof shareSchema>;

/** `secrets` are returned only to the request that made them and to its repetition. */
export const setShareOutput = z.strictObject({
  share: shareSchema,
  secrets: z.strictObject({ code: z.string(), vtk: z.string() }).nullable(),
});
export type ShareSecrets = NonNullable<z.infer<typeof setShareOutput>["secrets"]>;

/** All invitations, or those to one test or one result. */
export const getShareInput = z.strictObject({ menu_id: id.optional(), attempt_id: id.optional() });
export const getShareOutput = z.strictObject({ list: z.array(shareSchema) });

/** One use of an invitation. */
export const shareUseSchema = z.strictObject({
  number: z.number().int(),
  used_at: instant,
  /** The name that the guest entered. */
  name: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The guest's progress; null: not started. */
  sitting: z
    .strictObject({
      status: z.enum(["sitting", "finished"]),
      answered: z.number().int(),
      total: z.number().int(),
      started_at: instant,
      finished_at: instant.nullable(),
      score: scoreSummarySchema.nullable(),
      /** Points that a person has yet to mark; absent: none. */
      awaiting_points: z.number().optional(),
      /** The id with which the caller may open the result; null: not allowed, or there is no result. */
      attempt_id: z.string().nullable(),
    })
    .nullable(),
  /** The guest has moved the result into an account. */
  claimed: z.boolean(),
});
export type ShareUse = z.infer<typeof shareUseSchema>;
export const shareRecordInput = z.strictObject({ share_id: id });
export const shareRecordOutput = z.strictObject({ share: shareSchema, list: z.array(shareUseSchema) });

/** The code as typed, or the token of a link. */
const secret = { code: z.string().max(64).optional(), vtk: visitorToken.optional() } as const;
const isOne = (input: { code?: string | undefined; vtk?: string | undefined }) =>
  (input.code === undefined) !== (input.vtk === undefined);
const oneSecret = "a code or the token of a link";

/** `idempotency_key`: the key of this device's entry, which identifies a guest who has already entered. */
export const lookInput = z
  .strictObject({ ...secret, idempotency_key: idempotencyKeySchema.optional() })
  .refine(isOne, oneSecret);

/** The test or result that a guest is invited to. */
export const invitationSchema = z.strictObject({
  share_id: id,
  kind: z.enum(["test", "result"]),
  menu_id: id,
  family: familySchema,
  exam_info: examInfoSchema,
  title: localizedSchema,
  measures: localizedSchema,
  /** The name of the person who invites. */
  inviter: z.string(),
  valid_until: instant,
  sees_result: z.boolean(),
  strict: z.boolean(),
  items: z.number().int(),
  time_limit_ms: duration.nullable(),
  /** For a test that compares with grades: the grades among which a guest chooses before it starts. */
  grades: z.array(z.number().int()).default([]),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** `guest`: the guest as whom this device has already entered; entering again with the same key resumes that visit. */
export const lookOutput = invitationSchema.extend({ guest: z.strictObject({ name: z.string() }).nullable() });
export type Look = z.infer<typeof lookOutput>;

export const enterInput = z
  .strictObject({ ...secret, name: name.default(""), idempotency_key: idempotencyKeySchema })
  .refine(isOne, oneSecret);

/** The current state of a guest's visit. */
export const visitSchema = z.strictObject({
  guest_id: id,
  name: z.string(),
  invitation: invitationSchema,
  /** The guest's attempt, or the attempt whose result was shared; null: not started. */
  attempt: attemptSummarySchema.nullable(),
  /** The guest came in to a room by its code, and was not invited by anybody. */
  of_room: z.boolean(),
  ends_at: instant,
  server_time: instant,
});
export type Visit = z.infer<typeof visitSchema>;
export const visitInfoOutput = visitSchema.extend({ device_key: deviceKeySchema });
export const enterOutput = z.strictObject({ token: visitorToken, visit: visitSchema });

/** `vtk` is the guest's token. */
export const claimInput = z.strictObject({ vtk: visitorToken });
export const claimOutput = z.strictObject({ attempt_id: id, family: familySchema });
