import { z } from "zod";
import { id, idempotencyKey, instant } from "../calls/primitives";
import { localizedSchema } from "../item/content";
import { checkProblems, lockdownLimits, lockdownPhases, lockdownSystems, sebPolicyKinds } from "./lockdown-kinds";

export const lockdownPhaseSchema = z.enum(lockdownPhases);
export type LockdownPhase = z.infer<typeof lockdownPhaseSchema>;

/** Characters that every client writes in the same way when it computes its key. */
const plainText = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    // oxlint-disable-next-line no-control-regex -- control characters are what is refused
    .regex(/^[^"\u0000-\u001f\u007f]+$/);

/** A program that may run beside the browser. */
export const allowedProgramSchema = z.strictObject({
  system: z.enum(lockdownSystems),
  /** The name of its file, such as `calc.exe`. */
  executable: plainText(120),
  name: plainText(80),
});
export type AllowedProgram = z.infer<typeof allowedProgramSchema>;

const settings = {
  /** Whether students may leave the browser before they have handed in. */
  quit_allowed: z.boolean(),
  /** Address patterns as the browser's own filter reads them, such as `dictionary.example/*`. */
  addresses: z.array(plainText(200)).max(lockdownLimits.addresses),
  programs: z.array(allowedProgramSchema).max(lockdownLimits.programs),
};

const examKey = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[0-9a-f]{64}$/);

/** What a teacher asks of the browser in which an assignment is sat. */
export const sebPolicyChangeSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("none") }),
  z.strictObject({
    kind: z.literal("settings"),
    ...settings,
    /** The password to leave the browser; empty: none; absent: as before. */
    quit_password: z.string().max(100).optional(),
  }),
  z.strictObject({
    kind: z.literal("file"),
    name: z.string().trim().min(1).max(200),
    /** The file as it is, in Base64. */
    content: z.base64().max(Math.ceil((lockdownLimits.fileBytes * 4) / 3) + 4),
    /** Of an encrypted file; it is used once and stored nowhere. */
    password: z.string().max(200).optional(),
  }),
  z.strictObject({ kind: z.literal("examKeys"), keys: z.array(examKey).min(1).max(lockdownLimits.examKeys) }),
]);

export const sebPolicyInput = z.strictObject({ assignment_id: id });
export const saveSebPolicyInput = z.strictObject({ assignment_id: id, policy: sebPolicyChangeSchema });

/** A setting by which some clients may compute another key than this server. */
export const sebFindingSchema = z.strictObject({
  key: z.string(),
  platforms: z.array(z.enum(["Windows", "macOS", "iOS"])),
  sentence: localizedSchema,
});

export const sebPolicyOutput = z.strictObject({
  kind: z.enum(sebPolicyKinds),
  /** Of a configuration that this site makes. */
  settings: z.strictObject({ ...settings, has_quit_password: z.boolean() }).nullable(),
  /** Of an uploaded configuration. */
  file: z
    .strictObject({
      name: z.string(),
      /** The configuration begins at another address than that of the check page. */
      begins_elsewhere: z.boolean(),
      findings: z.array(sebFindingSchema),
    })
    .nullable(),
  exam_keys: z.array(z.string()),
  /** The Config Key that is expected; null: none is. */
  config_key: z.string().nullable(),
  /** The check page, at which a configuration begins. */
  start_address: z.string(),
  /** Where the file is, and the link by which an installed browser opens it; null: there is none. */
  config_address: z.string().nullable(),
  launch_address: z.string().nullable(),
});
export type SebPolicy = z.infer<typeof sebPolicyOutput>;

const told = z.string().max(128).default("");
/** What the check page reads of the browser. */
export const checkSebInput = z.strictObject({
  assignment_id: id,
  /** The address of the check page, as the browser has it. */
  url: z.string().max(2_000),
  config_key: told,
  browser_exam_key: told,
  version: z.string().max(200).default(""),
});
export const checkSebOutput = z.strictObject({
  passed: z.boolean(),
  problem: z.enum(checkProblems).nullable(),
  phase: lockdownPhaseSchema,
  /** The page on which the student goes on. */
  next: z.string(),
  launch_address: z.string().nullable(),
});

/** unlock: the sitting goes on. waive: it goes on, or begins, in any browser. require: the waiver is taken back. */
export const lockdownDecisionSchema = z.enum(["unlock", "waive", "require"]);
export type LockdownDecision = z.infer<typeof lockdownDecisionSchema>;

/** What a teacher decides about a member who sits an assignment outside a room. */
export const decideLockdownInput = z.strictObject({
  idempotency_key: idempotencyKey,
  assignment_id: id,
  member_id: id,
  decision: lockdownDecisionSchema,
  /** Whether the time for which the sitting was locked is given back. */
  give_back: z.boolean().default(true),
  reason: z.string().trim().max(lockdownLimits.reason).default(""),
});

/** How far a student is with the browser that an assignment asks for. */
export const lockdownStateSchema = z.strictObject({
  phase: lockdownPhaseSchema,
  /** As the browser says it; empty: it does not. */
  version: z.string(),
  /** When the sitting was locked; null: it is not. */
  locked_at: instant.nullable(),
});
export type LockdownState = z.infer<typeof lockdownStateSchema>;
