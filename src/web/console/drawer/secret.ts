/** SHA-256 of the secret word, in hexadecimal. */
const wordHash = "875eb2810b44f60d14b18561c73722971ff6aa8331903c3f0ef209bcdea6a2d4";

/** Whether a word is the secret word. Rejects on an insecure origin, where browsers offer no cryptography. */
export async function isSecretWord(word: string): Promise<boolean> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(word.trim()));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("") === wordHash;
}
