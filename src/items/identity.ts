import { createHash } from "node:crypto";

/**
 * The seed of an item: its reference and the installation's salt. Without a salt the items are those of the public
 * source, which everybody can read; with one their texts are unknown outside the installation.
 */
export const salted = (ref: string, salt: string): string => (salt === "" ? ref : `${ref}@${salt}`);

/** The reference in a seed, without the salt. */
export const refOfSeed = (seed: string): string => seed.replace(/@.*$/, "");

/**
 * An opaque id, the same on every platform: a letter and twelve characters from a hash of `source`. The source contains
 * the bank's edition, which is raised when models change the items of seeds, so that an item with another text or key
 * has another id.
 */
export const idOf = (letter: string, source: string): string => {
  const digest = createHash("sha256").update(source).digest("hex");
  return `${letter}${BigInt(`0x${digest}`).toString(36).padStart(50, "0").slice(-12)}`;
};
