import { createHash } from "node:crypto";

/**
 * What an item is drawn from: its reference, and the salt of the installation whose item it is. Without a salt it is
 * that of the bank in the source, which everybody can read; with one, nobody outside knows what the item says.
 */
export const salted = (ref: string, salt: string): string => (salt === "" ? ref : `${ref}@${salt}`);

/** The reference without the salt. */
export const refOfSeed = (seed: string): string => seed.replace(/@.*$/, "");

/**
 * An id that says nothing of what it is made from, the same on every platform: a letter and twelve characters. What it
 * is made from names the bank's edition, which is raised whenever models change what they make of a seed: an item with
 * another text or key is another item.
 */
export const idOf = (letter: string, source: string): string => {
  const digest = createHash("sha256").update(source).digest("hex");
  return `${letter}${BigInt(`0x${digest}`).toString(36).padStart(50, "0").slice(-12)}`;
};
