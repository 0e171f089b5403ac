import { z } from "zod";
import { id, idempotencyKey, instant } from "../calls/primitives";
import { isUrl } from "../validators/network";
import { ltiLimits } from "./lti-limits";

const identifier = z
  .string()
  .min(1)
  .max(ltiLimits.identifier)
  .refine((text) => text.trim() === text, "no blanks around it");
const address = z.string().max(ltiLimits.address).refine(isUrl, "a complete web address");

/** What went wrong with another system, by its name, with facts of it. */
export const platformFaultSchema = z.strictObject({ code: z.string(), facts: z.record(z.string(), z.string()) });

/** When a score goes to the platform: as soon as there is one, or once students see results. */
export const scoreReleaseSchema = z.enum(["at_once", "after_release"]);
export type ScoreRelease = z.infer<typeof scoreReleaseSchema>;

/** Where the pages of a launch that begins in a frame of the platform are shown: in a window of their own, or there. */
export const launchOpensSchema = z.enum(["window", "frame"]);
export type LaunchOpens = z.infer<typeof launchOpensSchema>;

const terms = {
  name: z.string().trim().min(1).max(ltiLimits.name),
  issuer: address,
  client_id: identifier,
  deployment_ids: z.array(identifier).min(1).max(ltiLimits.deployments),
  auth_url: address,
  token_url: address,
  jwks_url: address,
};

export const saveLtiInput = z.strictObject({
  idempotency_key: idempotencyKey,
  /** The registration that is changed; absent: a new one. */
  registration_id: id.optional(),
  ...terms,
  score_release: scoreReleaseSchema.default("at_once"),
  opens: launchOpensSchema.default("window"),
});

export const ltiRegistrationSchema = z.strictObject({
  registration_id: id,
  ...terms,
  /** Empty after a dynamic registration by a platform that did not name its deployment. */
  deployment_ids: z.array(identifier).max(ltiLimits.deployments),
  score_release: scoreReleaseSchema,
  opens: launchOpensSchema,
  off: z.boolean(),
  made_at: instant,
  /** The last launch; null: none yet. */
  used_at: instant.nullable(),
  /** What went wrong last, by its name, with facts of it; null: nothing. */
  fault: platformFaultSchema.extend({ at: instant }).nullable(),
});
export type LtiRegistration = z.infer<typeof ltiRegistrationSchema>;

export const ltiRegistrationsOutput = z.strictObject({
  registrations: z.array(ltiRegistrationSchema),
  /** What the platform asks for, as complete addresses. */
  tool: z.strictObject({
    login: z.string(),
    launch: z.string(),
    jwks: z.string(),
    /** The ids of the keys that are published, the one that signs first. */
    keys: z.array(z.strictObject({ kid: z.string(), made_at: instant })),
  }),
});

export const switchLtiInput = z.strictObject({ registration_id: id, off: z.boolean() });
export const ltiRegistrationInput = z.strictObject({ registration_id: id });

/** What is wrong with what the platform answers now; null: it answers as it should. */
export const tryLtiOutput = z.strictObject({
  keys: platformFaultSchema.nullable(),
  token: platformFaultSchema.nullable(),
});

export const renewLtiKeyOutput = z.strictObject({ kid: z.string() });

/** An address by which one platform may register itself, once. */
export const inviteLtiOutput = z.strictObject({ address: z.string(), until: instant });
