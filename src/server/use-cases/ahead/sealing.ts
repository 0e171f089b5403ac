import { createHmac, hkdfSync } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { ExerciseEntry } from "../../../contract/attempt/attempt";
import type { OpenedSection } from "../../../contract/attempt/next-section";
import { openedBytes, sealBytes, sealedBytes } from "../../support/sealing";

/** Sections are padded to a multiple of this, so that the length reveals less about the content. */
const fillBytes = 4_096;

const derived = (secret: string, what: readonly string[]): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", JSON.stringify(what), 32));

/** The key of one section of one attempt. */
export const sectionKey = (secret: string, { attemptId, stage }: { attemptId: string; stage: string }): Buffer =>
  derived(secret, ["section", attemptId, stage]);

/** A digest of a section's content that reveals nothing without the key (HMAC-SHA-256). */
export const sectionDigest = (key: Buffer, entry: ExerciseEntry): string =>
  createHmac("sha256", key).update(JSON.stringify(entry)).digest("base64url");

/** A section encrypted in the format of `sealedSectionSchema`, in base64. */
export async function sealedSection(key: Buffer, section: OpenedSection): Promise<string> {
  const packed = gzipSync(JSON.stringify(section));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(packed.length);
  const whole = Math.ceil((length.length + packed.length) / fillBytes) * fillBytes;
  const fill = Buffer.alloc(whole - length.length - packed.length);
  return (await sealedBytes(key, Buffer.concat([length, packed, fill]))).toString("base64");
}

/** A file of a section, to be fetched before the section opens. */
export interface FileAhead {
  readonly attemptId: string;
  readonly stage: string;
  readonly sha256: string;
}

/** The encrypted part of a file's URL, which cannot be read or forged. */
export const sealedName = async (secret: string, { attemptId, stage, sha256 }: FileAhead): Promise<string> =>
  (await sealedBytes(derived(secret, ["names"]), Buffer.from(JSON.stringify([attemptId, stage, sha256])))).toString(
    "base64url",
  );

/** The file that the encrypted part of a URL names; null if it was not made by this installation. */
export function openedName(secret: string, name: string): FileAhead | null {
  const bytes = Buffer.from(name, "base64url");
  if (bytes.length <= sealBytes) return null;
  try {
    const words = openedBytes(derived(secret, ["names"]), bytes);
    const [attemptId, stage, sha256] = JSON.parse(words.toString()) as [string, string, string];
    return { attemptId, stage, sha256 };
  } catch {
    return null;
  }
}
