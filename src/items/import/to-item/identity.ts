import { createHash } from "node:crypto";

/** A name that reveals nothing about `parts`: the first `letters` digits of their SHA-256 in hex. */
export const opaque = (letters: number, ...parts: readonly string[]): string =>
  createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, letters);
