import { createDecipheriv } from "node:crypto";
import { gunzipSync } from "node:zlib";
import type { OpenedSection } from "../../src/contract/attempt/next-section";

/**
 * Decrypts data sealed by the server: a vector of 12 bytes, the ciphertext, a tag of 16 bytes. Throws if the key is
 * another one.
 */
export function openSealed(key: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", Buffer.from(key, "base64"), sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(-16));
  return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
}

/** A section that the server has sealed. */
export function openSection(key: string, sealed: string): OpenedSection {
  const opened = openSealed(key, Buffer.from(sealed, "base64"));
  return JSON.parse(gunzipSync(opened.subarray(4, 4 + opened.readUInt32BE())).toString()) as OpenedSection;
}
