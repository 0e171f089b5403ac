import { createHash } from "node:crypto";
import type { PlistDict, PlistValue } from "./plist";

const collator = new Intl.Collator("und", { sensitivity: "variant", caseFirst: "lower" });

/** The order of keys: without regard to case, lower case first where only the case differs. */
export const compareKeys = (one: string, other: string): number => collator.compare(one, other);

/** The entry that says which program wrote the file, which is not part of the settings. */
const writtenBy = "originatorVersion";

/** Whether an entry is no part of the Config Key. */
export const isLeftOut = ([key, value]: readonly [string, PlistValue]): boolean =>
  key === writtenBy || (value.type === "dict" && value.entries.length === 0);

/**
 * A number as the clients write it: at most 15 significant digits, with an exponent of at least two digits below 0.0001
 * and from 10 to the 15th on, and no sign before zero.
 */
export function sebReal(text: string): string {
  const value = Number(text);
  if (value === 0) return "0";
  const [digits = "", power = "0"] = value.toExponential(14).split("e");
  const exponent = Number(power);
  const short = (number: string): string => (number.includes(".") ? number.replace(/\.?0+$/, "") : number);
  if (exponent >= -4 && exponent < 15) return short(value.toFixed(14 - exponent));
  return `${short(digits)}E${exponent < 0 ? "-" : "+"}${String(Math.abs(exponent)).padStart(2, "0")}`;
}

const jsonOf = (value: PlistValue): string => {
  switch (value.type) {
    case "dict":
      return sebJson(value);
    case "array":
      return `[${value.items.map(jsonOf).join(",")}]`;
    case "boolean":
      return String(value.value);
    case "integer":
      return String(BigInt(value.text.replace(/^\+/, "")));
    case "real":
      return sebReal(value.text);
    case "data":
      return `"${value.base64}"`;
    case "date":
    case "string":
      return `"${value.text}"`;
  }
};

/** The entries of a dict in the order of SEB-JSON, without those that are left out. */
const sortedEntries = ({ entries }: PlistDict) =>
  entries.filter((entry) => !isLeftOut(entry)).toSorted(([one], [other]) => compareKeys(one, other));

/**
 * Settings as SEB-JSON: JSON without white space and without any escaping, keys sorted without regard to case,
 * `originatorVersion` and empty dicts left out, data as Base64. Source: "Config Key" in the developers' documentation
 * of Safe Exam Browser.
 */
export const sebJson = (settings: PlistDict): string =>
  `{${sortedEntries(settings)
    .map(([key, value]) => `"${key}":${jsonOf(value)}`)
    .join(",")}}`;

/** The Config Key of settings: the SHA-256 of their SEB-JSON in UTF-8, as 64 hexadecimal digits. */
export const configKeyOf = (settings: PlistDict): string =>
  createHash("sha256").update(sebJson(settings), "utf8").digest("hex");

/**
 * What a client sends for a page: the SHA-256 of its address without fragment followed by the key, as 64 hexadecimal
 * digits. `key`: a Config Key or a Browser Exam Key.
 */
export const pageHashOf = (address: string, key: string): string =>
  createHash("sha256")
    .update(address.replace(/#.*$/s, "") + key, "utf8")
    .digest("hex");
