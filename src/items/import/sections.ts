import type { Piece } from "./record";

/** The title of a category: the last part of its path, where // is a slash in a name. */
export const categoryTitle = (path: string): string | null => {
  const title = path
    .trim()
    .replaceAll("//", "\u{F0020}")
    .split("/")
    .findLast((part) => part.trim() !== "")
    ?.replaceAll("\u{F0020}", "/")
    .trim();
  return title === undefined || title === "" ? null : title;
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
  open(): Piece[] {
    if (this.#isOpen) return [];
    this.#isOpen = true;
    return [{ piece: "section", header: { title: this.#title } }];
  }
}
