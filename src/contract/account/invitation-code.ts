/** Crockford's base 32: digits and capitals without I, L, O and U, so that no two symbols look alike. */
export const codeAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Twelve symbols of five bits each: sixty bits. */
export const codeLength = 12;
const groupLength = 4;

const lookAlikes: Readonly<Record<string, string>> = { I: "1", L: "1", O: "0" };

/**
 * Reads a typed code of a number of symbols: letters of either case and any width, ignoring characters in between, with
 * I and L read as 1 and O as 0. null: it cannot be a code.
 */
export function readSymbols(typed: string, length: number): string | null {
  const symbols = Array.from(typed.normalize("NFKC").toUpperCase())
    .filter((symbol) => /[\p{L}\p{N}]/u.test(symbol))
    .map((symbol) => lookAlikes[symbol] ?? symbol);
  const isCode = symbols.length === length && symbols.every((symbol) => codeAlphabet.includes(symbol));
  return isCode ? symbols.join("") : null;
}

/** Reads a typed code of an invitation. null: it cannot be a code. */
export const readCode = (typed: string): string | null => readSymbols(typed, codeLength);

/** A code in groups of four, as people read and type it. */
export const groupedCode = (code: string): string =>
  Array.from({ length: Math.ceil(code.length / groupLength) }, (_, group) =>
    code.slice(group * groupLength, (group + 1) * groupLength),
  ).join("-");

/** A code of twelve symbols from at least eight bytes, five bits each. */
export function codeFrom(bytes: Uint8Array): string {
  const bits = bytes.reduce((all, byte) => (all << 8n) | BigInt(byte), 0n);
  return Array.from(
    { length: codeLength },
    (_, place) => codeAlphabet[Number((bits >> BigInt(5 * place)) & 31n)] ?? "",
  ).join("");
}
