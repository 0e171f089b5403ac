const blockLength = 117;

/** JSON in ASCII only, so that each character is one byte and no block boundary splits a character. */
const asciiJson = (value: object): string =>
  JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/**
 * Encrypts credentials by RSA (PKCS#1 v1.5) in blocks of 117 bytes, joined, in base64; `publicKey` is PEM. Loads the
 * library on first use.
 */
export async function sealCredentials(publicKey: string, credentials: object): Promise<string> {
  const { JSEncrypt } = await import("jsencrypt");
  const cipher = new JSEncrypt();
  cipher.setPublicKey(publicKey);
  const text = asciiJson(credentials);
  const blocks = Array.from({ length: Math.ceil(text.length / blockLength) }, (_, index) =>
    text.slice(index * blockLength, (index + 1) * blockLength),
  );
  const sealed = blocks.map((block) => {
    const encrypted = cipher.encrypt(block);
    if (encrypted === false) throw new Error("the site's key for credentials cannot be used");
    return atob(encrypted);
  });
  return btoa(sealed.join(""));
}
