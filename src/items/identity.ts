import { createHash } from "node:crypto";

/**
 * The id of the item that a model of this edition makes of a seed: opaque, and the same on every platform. Raise a
 * bank's edition whenever its models change what they make of a seed: an item with another text or key is another item.
 */
export const idOf = (edition: number, seed: string): string => {
  const digest = createHash("sha256").update(`${edition}:${seed}`).digest("hex");
  return `m${BigInt(`0x${digest}`).toString(36).padStart(50, "0").slice(-12)}`;
};
