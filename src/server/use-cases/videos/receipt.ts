import { createHmac, timingSafeEqual } from "node:crypto";

/** The content of a temporary video URL. */
export interface Receipt {
  readonly attemptId: string;
  readonly itemId: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

const separator = ".";

/** HMAC-SHA-256 over the content of the URL and its owner, who is not part of the URL. */
const signatureOf = (secret: string, words: string, owner: string): Buffer =>
  createHmac("sha256", secret).update(`${words}\n${owner}`).digest();

/** The last part of a URL that is valid for its owner until it expires. */
export function signReceipt(secret: string, { attemptId, itemId, expiresAt }: Receipt, owner: string): string {
  const words = Buffer.from(JSON.stringify([attemptId, itemId, expiresAt])).toString("base64url");
  return `${words}${separator}${signatureOf(secret, words, owner).toString("base64url")}`;
}

/** The content of a URL, without checking its signature; null if it cannot be parsed. */
export function readReceipt(text: string): Receipt | null {
  const [words = ""] = text.split(separator);
  try {
    const [attemptId, itemId, expiresAt] = JSON.parse(Buffer.from(words, "base64url").toString()) as unknown[];
    if (typeof attemptId !== "string" || typeof itemId !== "string" || typeof expiresAt !== "number") return null;
    return { attemptId, itemId, expiresAt };
  } catch {
    return null;
  }
}

/** Whether a URL was signed with the secret for this owner. */
export function isSigned(secret: string, text: string, owner: string): boolean {
  const [words = "", signature = "", ...more] = text.split(separator);
  const [shown, right] = [Buffer.from(signature, "base64url"), signatureOf(secret, words, owner)];
  return more.length === 0 && shown.length === right.length && timingSafeEqual(shown, right);
}
