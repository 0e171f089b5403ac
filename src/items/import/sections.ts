import type { RecordPiece } from "./record";

const slash = "\u{F0020}";

/**
 * The title of a category: its path, where // is a slash in a name. The path may begin with its context, such as
 * $course$, and the name `top`, which are no titles.
 */
const categoryTitle = (path: string): string | null => {
  const parts = path
    .replaceAll("//", slash)
    .split("/")
    .map((part) => part.replaceAll(slash, "/").trim())
    .filter((part) => part !== "");
  const named = /^\$[a-z]+\$$/.test(parts[0] ?? "") ? parts.slice(parts[1] === "top" ? 2 : 1) : parts;
  return named.length === 0 ? null : named.join(" / ");
};

/** Opens a section when its first question comes, so that a category without questions opens none. */
export class Sections {
  #title: string | null = null;
  #isOpen = false;

  category(path: string): void {
    const title = categoryTitle(path);
    this.#isOpen &&= title === this.#title;
    this.#title = title;
  }

  /** What is to be given before the next question. */
  open(): RecordPiece[] {
    if (this.#isOpen) return [];
    this.#isOpen = true;
    return [{ piece: "section", header: { title: this.#title } }];
  }
}
