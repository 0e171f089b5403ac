import { createHash } from "node:crypto";

const firstMs = 5_000;
const mostMs = 3_600_000;
const jitter = 0.3;

/** A number from 0 to 1 that is always the same for one row and try, and differs between rows. */
const shareOf = (outgoingId: string, tries: number): number =>
  createHash("sha256").update(`${outgoingId} ${tries}`).digest().readUInt32BE(0) / 0xffff_ffff;

/**
 * The wait after so many failed tries, in ms: doubled from five seconds up to an hour, longer by up to three tenths so
 * that a class does not come back all at the same moment, and never shorter than what the other system asks for.
 */
export function retryWait(outgoingId: string, tries: number, askedMs: number): number {
  const wait = Math.min(mostMs, firstMs * 2 ** Math.max(0, tries - 1));
  return Math.max(askedMs, Math.round(wait * (1 + jitter * shareOf(outgoingId, tries))));
}
