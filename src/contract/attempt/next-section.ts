import { z } from "zod";
import { id } from "../calls/primitives";
import type { Media } from "../item/item";
import type { ExerciseEntry } from "./attempt";

/** The section that a device may have before it opens, as nobody can read it without its key. */
export const sealedSectionSchema = z.strictObject({
  stage: id,
  /** Names what is sealed; who tells it as `ahead` is answered without the contents, and with the key. */
  digest: z.string(),
  /**
   * Base64 of an AES-256-GCM message: 12 bytes of vector, then what is sealed. Opened, its first four bytes say how
   * many of those behind them are the section, as gzipped JSON; zeros fill the rest.
   */
  sealed: z.string(),
  /** Where its pictures and sounds lie, each sealed by the same key behind a vector of its own. */
  media: z.array(z.string()),
});
export type SealedSection = z.infer<typeof sealedSectionSchema>;

export const nextSectionInput = z.strictObject({ attempt_id: id });
/** null: nothing more is to come, or only the answers tell what does. */
export const nextSectionOutput = z.strictObject({ section: sealedSectionSchema.nullable() });

/** What a sealed section holds. */
export interface OpenedSection {
  readonly entry: ExerciseEntry;
  /** In the order of the sealed section's list. */
  readonly media: readonly Pick<Media, "sha256" | "type">[];
}
