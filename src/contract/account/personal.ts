import { z } from "zod";
import { accommodationSchema } from "../attempt/accommodation";
import { localizedSchema } from "../item/content";
import { familySchema } from "../tests";

const id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w.-]+$/);
const instant = z.number().int();

/** The address of an uploaded file. */
export const uploadAddressSchema = z.string().regex(/^\/uploads\/[0-9a-f]{64}$/);

/**
 * avatar: the picture of the person who uploads it. site: shown to everybody; for people who edit the site or write its
 * notices. item: a picture or a sound of a question, stored with the files of the bank; for people who write questions.
 */
export const uploadPurposeSchema = z.enum(["avatar", "site", "item"]);
export type UploadPurpose = z.infer<typeof uploadPurposeSchema>;

/** `multipart/form-data` with one file in `file`, and `purpose`, which defaults to avatar. */
export const uploadInput = z.instanceof(FormData);
export const uploadOutput = z.strictObject({
  /** A picture of a question is a file of the bank, named by the hash of its bytes. */
  url: z.string().regex(/^\/(?:uploads|media)\/[0-9a-f]{64}$/),
  type: z.enum(["image/webp", "image/png", "audio/mpeg", "audio/ogg", "audio/mp4"]),
  /** Size in bytes of the stored file; its width and height are in pixels, 0 for a sound. */
  size: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
});
export type Upload = z.infer<typeof uploadOutput>;

export const videoReceiptInput = z.strictObject({ attempt_id: id, exercise_id: id });
export const videoReceiptOutput = z.strictObject({
  /** Valid for this person until `expires_at`, for ranges of the file as well. */
  url: z.string().regex(/^\/video\/[\w.-]+$/),
  type: z.string(),
  expires_at: instant,
});

export const myAccountOutput = z.strictObject({
  created_at: instant,
  /** The phone number with its middle removed; null: none is linked. */
  mobile: z.string().nullable(),
  /** The e-mail address with most of its name removed; null: none is linked. */
  email: z.string().nullable(),
  /** The person signs in through another service, and may not know any password for this account. */
  linked: z.boolean(),
  /** Whether changing the password requires the old one: a person who came by a link or a provider has none yet. */
  has_password: z.boolean(),
  /** The person's current accommodation; null: none. */
  accommodation: z
    .strictObject({ terms: accommodationSchema, given_by: z.string(), until: instant.nullable() })
    .nullable(),
  /** Attempts under way. */
  open_sittings: z.array(
    z.strictObject({ attempt_id: z.string(), title: localizedSchema, family: familySchema, started_at: instant }),
  ),
});
export type MyAccount = z.infer<typeof myAccountOutput>;

export const sessionListOutput = z.strictObject({
  /** The current session first, then by the time last seen. */
  list: z.array(
    z.strictObject({
      session_id: z.string(),
      /** The browser as it reports itself; null if it does not. */
      browser: z.string().nullable(),
      system: z.string().nullable(),
      /** The network address without its last part; null: unknown. */
      address: z.string().nullable(),
      created_at: instant,
      /** Accurate to some minutes; null: not seen yet. */
      last_seen_at: instant.nullable(),
      is_current: z.boolean(),
    }),
  ),
});
export type SessionEntry = z.infer<typeof sessionListOutput>["list"][number];

/** Ends one session, or all except the caller's. */
export const endSessionInput = z.union([
  z.strictObject({ session_id: id }),
  z.strictObject({ others: z.literal(true) }),
]);
export const endSessionOutput = z.strictObject({ ended: z.number().int() });

export const deleteAccountInput = z.strictObject({
  /** The user name, typed again as a confirmation. */
  username: z.string().max(64),
  /** Optional if the person signs in through another service and has just done so. */
  password: z.string().min(1).max(256).optional(),
  /** The person has confirmed that attempts under way end with the account. */
  ends_sittings: z.boolean().default(false),
});
