import type { Sharp } from "sharp";
import type { Upload, UploadPurpose } from "../../../contract/account/personal";
import { CallRefusal } from "../../support/refusal";

/** A larger picture is an attack, or a scan that is not needed here. */
const mostPixels = 50_000_000;
const longestSeconds = 10;

/** The longest side of a stored picture, in pixels. */
const sides: Readonly<Record<UploadPurpose, number>> = { avatar: 512, site: 2_048, item: 2_048 };

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).toString("latin1") === text;

/** The type of an image file by its first bytes; null: no accepted type. */
export function imageType(bytes: Buffer): "png" | "jpeg" | "webp" | "gif" | null {
  if (startsWith(bytes, "\u0089PNG\r\n\u001a\n")) return "png";
  if (startsWith(bytes, "\u00ff\u00d8\u00ff")) return "jpeg";
  if (startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8)) return "webp";
  return startsWith(bytes, "GIF87a") || startsWith(bytes, "GIF89a") ? "gif" : null;
}

interface UploadedPicture extends Pick<Upload, "type" | "width" | "height"> {
  readonly bytes: Buffer;
}

/** Pictures are processed one at a time, since each needs much memory for a moment. */
let before: Promise<unknown> = Promise.resolve();

async function madeAnew(bytes: Buffer, kind: string, purpose: UploadPurpose): Promise<UploadedPicture> {
  const { default: sharp } = await import("sharp");
  const side = sides[purpose];
  try {
    const source = sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", pages: 1 });
    const { format } = await source.metadata();
    if (format !== kind) throw new CallRefusal("fileTypeRefused");
    const sized: Sharp = source
      .timeout({ seconds: longestSeconds })
      .autoOrient()
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb");
    // a PNG of the site stays one: browsers do not show WebP as the icon of a page; so do the lines of a drawing
    const isPng = purpose !== "avatar" && kind === "png";
    const written = isPng ? sized.png({ compressionLevel: 9 }) : sized.webp({ quality: 82 });
    const { data, info } = await written.toBuffer({ resolveWithObject: true });
    return { bytes: data, type: isPng ? "image/png" : "image/webp", width: info.width, height: info.height };
  } catch (error) {
    throw error instanceof CallRefusal ? error : new CallRefusal("fileUnreadable");
  }
}

/**
 * A copy of an uploaded picture made from its pixels alone: upright, of limited size, only the first frame, without
 * metadata. Throws `fileTypeRefused` if its bytes are not of an accepted type, whatever its name or declared type.
 */
export function remakePicture(bytes: Buffer, purpose: UploadPurpose): Promise<UploadedPicture> {
  const kind = imageType(bytes);
  if (kind === null) return Promise.reject(new CallRefusal("fileTypeRefused"));
  const made = before.then(() => madeAnew(bytes, kind, purpose));
  before = made.catch(() => undefined);
  return made;
}
