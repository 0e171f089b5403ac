import { z } from "zod";
import { idempotencyKeySchema } from "../attempt/exam";
import { duration, id, instant } from "../calls/primitives";
import { localizedSchema } from "../item/content";
import { attemptSummarySchema, examInfoSchema, familySchema, scoreSummarySchema } from "../tests";
import { deviceKeySchema } from "./device-key";
import { invitationLimits } from "./invitation-limits";

const name = z.string().trim().max(40);
/** A guest's token, or the one of an invitation's link. */
const visitorToken = z.string().regex(/^v\.[\w-]{20,126}$/);

/** What an invitation may be set to. */
const terms = {
  /** What its maker calls it. */
  name: z.string().trim().max(invitationLimits.name).default(""),
  /** Left out: from now on. */
  valid_from: instant.optional(),
  valid_until: instant,
  /** How many guests may come by it. */
  uses: z.number().int().min(1).max(invitationLimits.uses).default(1),
  sees_result: z.boolean().default(true),
  /** A sitting under way ends with it. */
  strict: z.boolean().default(false),
  idempotency_key: idempotencyKeySchema,
} as const;

/** Makes an invitation to sit a test or to see a result; or revokes one, or gives it another code and link. */
export const setShareInput = z.union([
  z.strictObject({ menu_id: id, ...terms }),
  z.strictObject({ attempt_id: id, ...terms }),
  z.strictObject({ share_id: id, change: z.enum(["revoke", "renew"]), idempotency_key: idempotencyKeySchema }),
]);

/** waiting: its time has not come. usedUp: as many guests have come as it lets in. */
export const shareStateSchema = z.enum(["waiting", "open", "usedUp", "expired", "revoked"]);
export type ShareState = z.infer<typeof shareStateSchema>;

export const shareSchema = z.strictObject({
  share_id: id,
  kind: z.enum(["test", "result"]),
  menu_id: id,
  /** The sitting whose result it shows; null: it is for sitting the test. */
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

/** `secrets` are told to the request that made them, and to its repetition; nowhere else. */
export const setShareOutput = z.strictObject({
  share: shareSchema,
  secrets: z.strictObject({ code: z.string(), vtk: z.string() }).nullable(),
});
export type ShareSecrets = NonNullable<z.infer<typeof setShareOutput>["secrets"]>;

/** All, or those of one test or of one result. */
export const getShareInput = z.strictObject({ menu_id: id.optional(), attempt_id: id.optional() });
export const getShareOutput = z.strictObject({ list: z.array(shareSchema) });

/** One use of an invitation. */
export const shareUseSchema = z.strictObject({
  number: z.number().int(),
  used_at: instant,
  /** As the guest has told it. */
  name: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** How far the guest is; null: nothing was begun. */
  sitting: z
    .strictObject({
      status: z.enum(["sitting", "finished"]),
      answered: z.number().int(),
      total: z.number().int(),
      started_at: instant,
      finished_at: instant.nullable(),
      score: scoreSummarySchema.nullable(),
      /** By which whoever asks may open its result; null: they may not, or there is none. */
      attempt_id: z.string().nullable(),
    })
    .nullable(),
  /** The guest has taken the result into an account. */
  claimed: z.boolean(),
});
export type ShareUse = z.infer<typeof shareUseSchema>;
export const shareRecordInput = z.strictObject({ share_id: id });
export const shareRecordOutput = z.strictObject({ share: shareSchema, list: z.array(shareUseSchema) });

/** The code as it was typed, or the token of a link. */
const secret = { code: z.string().max(64).optional(), vtk: visitorToken.optional() } as const;
const isOne = (input: { code?: string | undefined; vtk?: string | undefined }) =>
  (input.code === undefined) !== (input.vtk === undefined);
const oneSecret = "a code or the token of a link";

/** `idempotency_key` is the one that this device enters with, by which a guest who is here already is known. */
export const lookInput = z
  .strictObject({ ...secret, idempotency_key: idempotencyKeySchema.optional() })
  .refine(isOne, oneSecret);

/** What somebody is invited to. */
export const invitationSchema = z.strictObject({
  share_id: id,
  kind: z.enum(["test", "result"]),
  menu_id: id,
  family: familySchema,
  exam_info: examInfoSchema,
  title: localizedSchema,
  measures: localizedSchema,
  /** What the person is called who invites. */
  inviter: z.string(),
  valid_until: instant,
  sees_result: z.boolean(),
  strict: z.boolean(),
  items: z.number().int(),
  time_limit_ms: duration.nullable(),
  /** Of a test that compares with grades, those that a guest says one of before it begins. */
  grades: z.array(z.number().int()).default([]),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** `guest`: who this device is here as already; entering again with the same key goes on as them. */
export const lookOutput = invitationSchema.extend({ guest: z.strictObject({ name: z.string() }).nullable() });
export type Look = z.infer<typeof lookOutput>;

export const enterInput = z
  .strictObject({ ...secret, name: name.default(""), idempotency_key: idempotencyKeySchema })
  .refine(isOne, oneSecret);

/** A guest's visit as it stands. */
export const visitSchema = z.strictObject({
  guest_id: id,
  name: z.string(),
  invitation: invitationSchema,
  /** The guest's own sitting, or the result that was shared; null: not begun. */
  attempt: attemptSummarySchema.nullable(),
  ends_at: instant,
  server_time: instant,
});
export type Visit = z.infer<typeof visitSchema>;
export const visitInfoOutput = visitSchema.extend({ device_key: deviceKeySchema });
export const enterOutput = z.strictObject({ token: visitorToken, visit: visitSchema });

/** `vtk` is the guest's token. */
export const claimInput = z.strictObject({ vtk: visitorToken });
export const claimOutput = z.strictObject({ attempt_id: id, family: familySchema });
