import { z } from "zod";
import { id } from "../calls/primitives";
import type { Media } from "../item/item";
import type { ExerciseEntry } from "./attempt";

/**
 * The next section in encrypted form, which a device may have before the section opens because it cannot be read
 * without the key.
 */
export const sealedSectionSchema = z.strictObject({
  stage: id,
  /**
   * Identifies the encrypted contents; a request with it as `ahead` is answered with the key instead of the contents.
   */
  digest: z.string(),
  /**
   * Base64 of an AES-256-GCM message: 12 bytes of initialization vector, then the ciphertext. In the plaintext the
   * first four bytes are the length of the section as gzipped JSON, which follows; zeros fill the rest.
   */
  sealed: z.string(),
  /** Addresses of its pictures and sounds, each encrypted by the same key with its own initialization vector. */
  media: z.array(z.string()),
});
export type SealedSection = z.infer<typeof sealedSectionSchema>;

export const nextSectionInput = z.strictObject({ attempt_id: id });
/** null: no section follows, or the next one depends on the answers. */
export const nextSectionOutput = z.strictObject({ section: sealedSectionSchema.nullable() });

/** The decrypted contents of an encrypted section. */
export interface OpenedSection {
  readonly entry: ExerciseEntry;
  /** In the order of the encrypted section's list. */
  readonly media: readonly Pick<Media, "sha256" | "type">[];
}
