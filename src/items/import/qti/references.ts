import { posix } from "node:path";
import { resolvePath } from "../media";
import type { FoundFile } from "../record";
import { embeddedFile } from "../references";
import type { XmlElement } from "../xml";
import type { PackageFiles } from "../zip";

const remote = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** The path from which references in an element start, by its `xml:base`. */
export const baseOf = (from: string, element: XmlElement): string => {
  const base = element.attributes["xml:base"];
  if (base === undefined || base === "" || remote.test(base)) return from;
  const folder = resolvePath(from, base.endsWith("/") ? `${base}.` : base);
  if (folder === null) return base === "./" || base === "." ? from : "../outside";
  return base.endsWith("/") ? `${folder}/.` : folder;
};

/** The path in the package to which a reference in the file `from` leads; the reference itself if it leads to none. */
export const packagePath = (files: PackageFiles, from: string, reference: string): string => {
  if (remote.test(reference)) return reference;
  const written = reference.trim();
  const path = resolvePath(from, written);
  if (path !== null && files.has(path)) return path;
  const asNamed = posix.normalize(posix.join(posix.dirname(from), written));
  return !asNamed.startsWith("../") && files.has(asNamed) ? asNamed : (path ?? reference);
};

/** Finds the files that questions of a package refer to by the paths of `packagePath`. */
export const fileFinder =
  (files: PackageFiles) =>
  (reference: string): FoundFile => {
    if (/^data:/i.test(reference)) return embeddedFile(reference);
    if (remote.test(reference)) return "remote";
    const bytes = files.get(reference);
    return bytes === undefined ? "missing" : { bytes, name: reference };
  };
