import { createHash } from "node:crypto";
import { posix } from "node:path";
import type { Media } from "../../contract/item/item";
import { sanitise } from "../content/sanitise";
import { begins } from "./begins";
import { Refusal } from "./refusal";

export interface StoredMedia {
  readonly sha256: string;
  readonly type: Media["type"];
  readonly bytes: Buffer;
}

/** A file with the hash that it is stored by. */
export const hashedMedia = (type: Media["type"], bytes: Buffer): StoredMedia => ({
  sha256: createHash("sha256").update(bytes).digest("hex"),
  type,
  bytes,
});

const magics: readonly (readonly [Media["type"], (bytes: Buffer) => boolean])[] = [
  ["image/png", (bytes) => begins(bytes, "\u0089PNG\r\n\u001a\n")],
  ["image/jpeg", (bytes) => begins(bytes, "\u00ff\u00d8\u00ff")],
  ["image/gif", (bytes) => begins(bytes, "GIF87a") || begins(bytes, "GIF89a")],
  ["image/webp", (bytes) => begins(bytes, "RIFF") && begins(bytes, "WEBP", 8)],
];
const wordsOnly = new Set(["title", "desc", "metadata"]);

/** An SVG file without anything that runs or fetches. Throws Refusal if the picture would then look different. */
const cleanSvg = (bytes: Buffer, file: string): Buffer => {
  const source = bytes.toString("utf8").replace(/^\ufeff?\s*(?:<\?xml[^>]*\?>)?\s*(?:<!--[\s\S]*?-->\s*)*/, "");
  if (!/^<svg[\s>]/i.test(source)) throw new Refusal("mediaUnsupported", file);
  const svg = sanitise(source, (loss) => {
    if (!wordsOnly.has(loss.name)) throw new Refusal("mediaUnsupported", `${file}: ${loss.name}`);
  });
  return Buffer.from(svg.replace(/^<svg/, '<svg xmlns="http://www.w3.org/2000/svg"'));
};

/** A picture; its type is recognised by its bytes and not by its name. Throws Refusal. */
export const readMedia = (bytes: Buffer, file: string): StoredMedia => {
  const type = magics.find(([, fits]) => fits(bytes))?.[0] ?? (/\.svg$/i.test(file) ? "image/svg+xml" : null);
  if (type === null) throw new Refusal("mediaUnsupported", file);
  return hashedMedia(type, type === "image/svg+xml" ? cleanSvg(bytes, file) : bytes);
};

/** The path in the package of a reference in the file `from`; `null` when it leads out of the package. */
export const resolvePath = (from: string, reference: string): string | null => {
  if (reference.startsWith("/")) return null;
  try {
    const path = posix.normalize(posix.join(posix.dirname(from), decodeURIComponent(reference.replace(/[?#].*$/, ""))));
    return path.startsWith("../") || path === "." ? null : path;
  } catch {
    return null;
  }
};

export const mediaId = (media: StoredMedia): string => media.sha256.slice(0, 24);
