import { RosterFault } from "./roster-faults";

const marked: readonly (readonly [encoding: string, mark: readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];
const seen = 4_000;

/** UTF-16 without a mark has zeros beside its blanks, commas and digits; no other text has any. */
function unmarkedUtf16(bytes: Buffer): string | null {
  const head = bytes.subarray(0, seen);
  const zeros = [0, 0];
  for (const [place, byte] of head.entries()) if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even === odd || bytes.length % 2 === 1) return null;
  return odd > even ? "utf-16le" : "utf-16be";
}

const decodedAs = (encoding: string, bytes: Buffer): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;

/**
 * The text of a file in the encoding that its bytes show: UTF-8 or UTF-16, with or without a mark, else GB18030, else
 * Windows-1252. Throws RosterFault for what is no text.
 */
export function decodeRoster(bytes: Buffer): string {
  const mark = marked.find(([, first]) => first.every((byte, place) => bytes[place] === byte))?.[0];
  const known = mark ?? (bytes.subarray(0, seen).includes(0) ? unmarkedUtf16(bytes) : undefined);
  if (known === null) throw new RosterFault("notTable");
  const encodings = known === undefined ? ["utf-8", "gb18030", "windows-1252"] : [known];
  for (const encoding of encodings) {
    const text = decodedAs(encoding, bytes);
    if (text !== null && !controls.test(text.slice(0, seen))) return text;
  }
  throw new RosterFault("notTable");
}
