import type { RecordPiece } from "./record";

const slash = "\u{F0020}";

/**
 * The names in the path of a category, in which // is a slash within a name. A context such as $course$ and the name
 * `top` at its beginning are left out.
 */
const categoryNames = (path: string): string[] => {
  const parts = path
    .replaceAll("//", slash)
    .split("/")
    .map((part) => part.replaceAll(slash, "/").trim())
    .filter((part) => part !== "");
  const inContext = /^\$[a-z]+\$$/.test(parts[0] ?? "") ? parts.slice(1) : parts;
  return inContext[0] === "top" ? inContext.slice(1) : inContext;
};

/** Opens a section with its first question, so that a category without questions makes no section. */
export class Sections {
  #names: readonly string[] = [];
  #isOpen = false;

  category(path: string): void {
    const names = categoryNames(path);
    this.#isOpen &&= names.join("/") === this.#names.join("/");
    this.#names = names;
  }

  /** The pieces that must precede the next question. */
  open(): RecordPiece[] {
    if (this.#isOpen) return [];
    this.#isOpen = true;
    const within = this.#names.slice(0, -1);
    const header = { title: this.#names.at(-1) ?? null, ...(within.length === 0 ? {} : { within }) };
    return [{ piece: "section", header }];
  }
}
