import { faults } from "../../../contract/calls/faults";
import type { Media } from "../../../contract/item/item";
import { uploadLimits } from "../../../contract/site/upload-limits";
import { callInPlace } from "../call";

/** Stores a file of this device for a question, and returns its facts. Throws a `Fault`. */
export async function uploadMedia(file: File): Promise<Pick<Media, "type" | "sha256">> {
  if (file.size > uploadLimits.file) throw { ...faults.fileTooLarge, msg: "" };
  const form = new FormData();
  form.set("purpose", "item");
  form.set("file", file);
  const { url, type } = await callInPlace("upload", form);
  return { type, sha256: url.slice(url.lastIndexOf("/") + 1) };
}
