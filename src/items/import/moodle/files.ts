import { decodeHTML } from "entities";
import type { FoundFile } from "../record";
import { embeddedFile, unescaped } from "../references";
import { childElements, descendants, xmlText, type XmlElement } from "../xml";

interface Attached {
  readonly path: string;
  readonly data: string;
}

const marker = "@@PLUGINFILE@@";
const reference = /@@PLUGINFILE@@\/([^"'<>]*)/g;

const attachedTo = (field: XmlElement): Attached[] =>
  childElements(field, "file").map((file) => {
    const folder = (file.attributes["path"] ?? "/").replaceAll(/^\/+|\/+$/g, "");
    const name = file.attributes["name"] ?? "";
    return { path: folder === "" ? name : `${folder}/${name}`, data: xmlText(file) };
  });

const asReference = (path: string, mark: string): string => {
  const written = path.split("/").map((part) => encodeURIComponent(part).replaceAll("'", "%27"));
  return `${marker}/${written.join("/")}${mark === "" ? "" : `?${mark}`}`;
};

/**
 * The files within a question. Each text refers to the files beside it: files with the same name in two texts of a
 * question may differ, so their references are made different too.
 */
export class AttachedFiles {
  readonly #all: readonly Attached[];
  readonly #found = new Map<string, Attached>();

  readonly #mark: string;

  /** `mark` sets the references apart from those of another question in the same text. */
  constructor(question: XmlElement, mark = "") {
    this.#mark = mark;
    const fields = descendants(question, (element) => element.name === "file").length > 0;
    this.#all = fields
      ? [question, ...descendants(question, ({ children }) => children.length > 0)].flatMap(attachedTo)
      : [];
  }

  /** The text of a field with its references to files replaced by ones that `find` knows. */
  refer(html: string, field: XmlElement, more: readonly Attached[] = []): string {
    if (!html.includes(marker)) return html;
    const own = [...more, ...attachedTo(field)];
    return html.replace(reference, (written: string, rest: string) => {
      const path = unescaped(decodeHTML(rest).replace(/[?#].*$/s, "")).trim();
      const file = [...own, ...this.#all].find((one) => one.path === path);
      return file ? this.#referenceTo(file) : written;
    });
  }

  readonly find = (written: string): FoundFile => {
    const file = this.#found.get(written);
    if (file) return { name: file.path, bytes: Buffer.from(file.data, "base64") };
    return written.startsWith(marker) ? "missing" : embeddedFile(written);
  };

  #referenceTo(file: Attached): string {
    for (let number = 1; ; number += 1) {
      const name = asReference(file.path, this.#mark + (number === 1 ? "" : String(number)));
      const known = this.#found.get(name);
      if (known && known.data !== file.data) continue;
      this.#found.set(name, file);
      return name;
    }
  }
}
