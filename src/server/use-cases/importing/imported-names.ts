import { createHash } from "node:crypto";
import type { Format } from "../../../items/import/record";

/** The digest that identifies the test made from the nth test of a file. */
export const sourceDigestOf = (digest: string, n: number): string =>
  n === 1 ? digest : createHash("sha256").update(`${digest}\n${n}`).digest("hex");

/** The menu id of the test made from the nth test of a file. */
export const importedMenuId = (format: Format, digest: string, n: number): string => {
  const family = format.startsWith("qti") ? "qti" : format.replace("-xml", "");
  return `${family}-${digest.slice(0, 16)}${n === 1 ? "" : `-${n}`}`;
};
