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

/** Where a file that somebody has sent is to be had. */
export const uploadAddressSchema = z.string().regex(/^\/uploads\/[0-9a-f]{64}$/);

/** avatar: of whoever sends it. site: shown to everybody, for those who edit the site or write its notices. */
export const uploadPurposeSchema = z.enum(["avatar", "site"]);
export type UploadPurpose = z.infer<typeof uploadPurposeSchema>;

/** `multipart/form-data` with one file in `file`, and `purpose`; avatar unless it says otherwise. */
export const uploadInput = z.instanceof(FormData);
export const uploadOutput = z.strictObject({
  url: uploadAddressSchema,
  type: z.enum(["image/webp", "image/png"]),
  /** Of the file as it is kept, in bytes and pixels. */
  size: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
});
export type Upload = z.infer<typeof uploadOutput>;

export const videoReceiptInput = z.strictObject({ attempt_id: id, exercise_id: id });
export const videoReceiptOutput = z.strictObject({
  /** Good for this person until `expires_at`, parts of it too. */
  url: z.string().regex(/^\/video\/[\w.-]+$/),
  type: z.string(),
  expires_at: instant,
});

export const myAccountOutput = z.strictObject({
  created_at: instant,
  /** The phone with its middle left out; null: none is linked. */
  mobile: z.string().nullable(),
  /** The e-mail address with the most of its name left out; null: none is linked. */
  email: z.string().nullable(),
  /** They sign in through another service, and may have no password that they know. */
  linked: z.boolean(),
  /** Whether a new password asks for the old one: who came in by a link or a provider has none yet. */
  has_password: z.boolean(),
  /** What the person has otherwise than others now; null: nothing. */
  accommodation: z
    .strictObject({ terms: accommodationSchema, given_by: z.string(), until: instant.nullable() })
    .nullable(),
  /** Sittings under way. */
  open_sittings: z.array(
    z.strictObject({ attempt_id: z.string(), title: localizedSchema, family: familySchema, started_at: instant }),
  ),
});
export type MyAccount = z.infer<typeof myAccountOutput>;

export const sessionListOutput = z.strictObject({
  /** The one under way first, then as they were seen last. */
  list: z.array(
    z.strictObject({
      session_id: z.string(),
      /** What it runs in, as its browser says; null where it does not. */
      browser: z.string().nullable(),
      system: z.string().nullable(),
      /** Without its last part; null: not known. */
      address: z.string().nullable(),
      created_at: instant,
      /** To some minutes; null: not yet. */
      last_seen_at: instant.nullable(),
      is_current: z.boolean(),
    }),
  ),
});
export type SessionEntry = z.infer<typeof sessionListOutput>["list"][number];

/** One session, or all but the one that asks. */
export const endSessionInput = z.union([
  z.strictObject({ session_id: id }),
  z.strictObject({ others: z.literal(true) }),
]);
export const endSessionOutput = z.strictObject({ ended: z.number().int() });

export const deleteAccountInput = z.strictObject({
  /** The user name, typed again. */
  username: z.string().max(64),
  /** May be left out by who signs in through another service and has just done so. */
  password: z.string().min(1).max(256).optional(),
  /** They know that sittings under way end with it. */
  ends_sittings: z.boolean().default(false),
});
