import { posix } from "node:path";
import type { FoundFile } from "../record";
import type { PackageFiles } from "../zip";

const baseName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const dataAddress = /^data:image\/([a-z+.-]{1,20});base64,([A-Za-z0-9+/=\s]*)$/i;
const cartridgeBase = /^(?:\$|%24)IMS[-_]CC[-_]FILEBASE(?:\$|%24)\/*/i;
const byReference = /^(?:\$|%24)CANVAS_(?:COURSE|OBJECT)_REFERENCE(?:\$|%24)\/file_ref\/([\w-]+)/i;
const embedded = /^@X@EmbeddedFile\.(?:requestUrlStub|location)@X@/i;
const storedNumber = /xid-[\w-]+/;

/** Finds the files of a package by the kinds of references that course systems use. */
export class FileFinder {
  readonly #files: PackageFiles;
  readonly #byIdentifier: ReadonlyMap<string, string>;
  readonly #byName = new Map<string, string | null>();
  readonly #byNumber = new Map<string, string>();

  /** `byIdentifier`: paths of the manifest's resources by their identifiers. */
  constructor(files: PackageFiles, byIdentifier: ReadonlyMap<string, string>) {
    this.#files = files;
    this.#byIdentifier = byIdentifier;
    for (const path of files.keys()) {
      const name = baseName(path);
      this.#byName.set(name, this.#byName.has(name) ? null : path);
      const number = storedNumber.exec(name)?.[0];
      if (number !== undefined && !name.endsWith(".xml")) this.#byNumber.set(number.replace(/\.\w+$/, ""), path);
    }
  }

  /** Finds files by the references in a document, starting from `folders`; `base`: the folder of the manifest. */
  from(folders: readonly string[], base: string): (reference: string) => FoundFile {
    return (reference) => {
      const written = reference.trim();
      const data = dataAddress.exec(written);
      if (data) return { bytes: Buffer.from(data[2] ?? "", "base64"), name: `picture.${data[1] ?? ""}` };
      const path = this.#path(written.replace(/[?#].*$/s, ""), folders, base);
      const bytes = path === null ? undefined : this.#files.get(path);
      if (path !== null && bytes) return { bytes, name: baseName(path) };
      return /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(written) ? "remote" : "missing";
    };
  }

  #path(written: string, folders: readonly string[], base: string): string | null {
    const identifier = byReference.exec(written)?.[1];
    if (identifier !== undefined) return this.#byIdentifier.get(identifier) ?? null;
    if (cartridgeBase.test(written)) {
      const inside = written.replace(cartridgeBase, "");
      return this.#first([posix.join(base, "web_resources"), base, ...folders], inside);
    }
    const number =
      written.startsWith("@X@") || written.includes("bbcswebdav") ? storedNumber.exec(written)?.[0] : undefined;
    if (number !== undefined) return this.#byNumber.get(number) ?? null;
    if (embedded.test(written)) {
      const inside = written.replace(embedded, "").replace(/^\/+/, "");
      return this.#first([...folders, base], inside) ?? this.#byName.get(baseName(decoded(inside))) ?? null;
    }
    return /^[a-z][a-z0-9+.-]*:|^\//i.test(written) ? null : this.#first([...folders, base], written);
  }

  /** The first of the folders in which the path leads to a file. */
  #first(folders: readonly string[], path: string): string | null {
    for (const folder of folders)
      for (const one of [path, decoded(path)]) {
        const found = posix.normalize(posix.join(folder, one)).replace(/^\.\//, "");
        if (this.#files.has(found)) return found;
      }
    return null;
  }
}
