import { createDecipheriv, createHash, createHmac, pbkdf2Sync, timingSafeEqual } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { SebFault } from "./faults";

/** How the settings are packed. xml: not at all. plnd: compressed. The others are encrypted. */
export type SebContainer = "xml" | "plnd" | "pswd" | "pwcc" | "pkhs" | "phsk";

/** The most bytes of a file, packed or not. */
export const largestSeb = 4 * 1024 * 1024;
const rounds = 10_000;
/** Bytes of the parts before and after the encrypted text. */
const parts = { head: 2, salt: 8, hmacSalt: 8, iv: 16, hmac: 32 } as const;
const headBytes = parts.head + parts.salt + parts.hmacSalt + parts.iv;

const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

function unzipped(bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: largestSeb });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new SebFault(code === "ERR_BUFFER_TOO_LARGE" ? "tooLarge" : "brokenPacking");
  }
}

const plain = (bytes: Buffer): Buffer => (isGzip(bytes) ? unzipped(bytes) : bytes);

/** Opens a text that was encrypted with a password: version 2 of the format of RNCryptor. */
function decrypted(bytes: Buffer, password: string): Buffer {
  if (bytes.length < headBytes + parts.hmac || bytes[0] !== 2 || bytes[1] !== 1) throw new SebFault("brokenPacking");
  let from: number = parts.head;
  const take = (length: number): Buffer => bytes.subarray(from, (from += length));
  const [salt, hmacSalt, iv] = [take(parts.salt), take(parts.hmacSalt), take(parts.iv)];
  const signed = bytes.subarray(0, -parts.hmac);
  const keyOf = (of: Buffer): Buffer => pbkdf2Sync(password, of, rounds, 32, "sha1");
  const hmac = createHmac("sha256", keyOf(hmacSalt)).update(signed).digest();
  if (!timingSafeEqual(hmac, bytes.subarray(-parts.hmac))) throw new SebFault("passwordWrong");
  const decipher = createDecipheriv("aes-256-cbc", keyOf(salt), iv);
  try {
    return Buffer.concat([decipher.update(signed.subarray(headBytes)), decipher.final()]);
  } catch {
    throw new SebFault("brokenPacking");
  }
}

/** The characters of a settings file: UTF-8 with or without a byte order mark, or UTF-16 with one. */
function textOf(bytes: Buffer): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new SebFault("brokenXml");
  }
}

const xmlOf = (bytes: Buffer): string => {
  const text = textOf(bytes);
  if (!/^\s*<(?:\?xml|!|plist)/.test(text)) throw new SebFault("notConfiguration");
  return text;
};

const isXml = (bytes: Buffer): boolean =>
  /^[\s\uFEFF]*</.test(bytes.subarray(0, 64).toString("utf8")) || bytes[0] === 0xff || bytes[0] === 0xfe;

/**
 * Unpacks a configuration file of Safe Exam Browser: the XML of its settings, and how it was packed. `password`: for
 * files that are encrypted with one. Throws SebFault.
 */
export function unpackSeb(file: Buffer, password?: string): { readonly container: SebContainer; readonly xml: string } {
  if (file.length > largestSeb) throw new SebFault("tooLarge");
  const bytes = plain(file);
  if (isXml(bytes)) return { container: "xml", xml: xmlOf(bytes) };
  const [container, rest] = [bytes.subarray(0, 4).toString("latin1"), bytes.subarray(4)];
  switch (container) {
    case "plnd":
      return { container, xml: xmlOf(plain(rest)) };
    case "pswd":
    case "pwcc": {
      if (password === undefined) throw new SebFault("passwordNeeded");
      const secret = container === "pswd" ? password : createHash("sha256").update(password, "utf8").digest("hex");
      return { container, xml: xmlOf(plain(decrypted(rest, secret))) };
    }
    case "pkhs":
    case "phsk":
      throw new SebFault("certificateNeeded");
    default:
      throw new SebFault("notConfiguration");
  }
}
