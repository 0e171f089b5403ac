import { hash } from "node:crypto";

/** A name that reveals nothing about `parts`: the first `letters` digits of their SHA-256 in hex. */
export const opaque = (letters: number, ...parts: readonly string[]): string =>
  hash("sha256", parts.join("\n")).slice(0, letters);
