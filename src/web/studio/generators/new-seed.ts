const letters = "abcdefghjkmnpqrstuvwxyz23456789";
const length = 6;

/** A seed that is easy to read out: small letters and digits that look different from each other. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => letters[byte % letters.length]).join("");
