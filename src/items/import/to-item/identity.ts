import { createHash } from "node:crypto";

/** A name that reveals nothing about what it was made from: the first letters of a SHA-256 in hex. */
export const opaque = (letters: number, ...parts: readonly string[]): string =>
  createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, letters);
