import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const vectorBytes = 12;
const tagBytes = 16;
/** Number of bytes that encryption adds to what is encrypted. */
export const sealBytes = vectorBytes + tagBytes;

/** AES-256-GCM: yields the initialization vector, the ciphertext, and the tag. */
export async function* sealedPieces(key: Buffer, pieces: Iterable<Buffer> | AsyncIterable<Buffer>) {
  const vector = randomBytes(vectorBytes);
  const cipher = createCipheriv(algorithm, key, vector);
  yield vector;
  for await (const piece of pieces) yield cipher.update(piece);
  cipher.final();
  yield cipher.getAuthTag();
}

/** Bytes encrypted by a key, in the order of `sealedPieces`. */
export async function sealedBytes(key: Buffer, bytes: Buffer): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of sealedPieces(key, [bytes])) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Bytes that `sealedBytes` has encrypted. Throws where they were not encrypted by this key, or are changed. */
export function openedBytes(key: Buffer, sealed: Buffer): Buffer {
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, vectorBytes));
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(vectorBytes, -tagBytes)), decipher.final()]);
}
