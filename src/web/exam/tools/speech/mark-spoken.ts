import { rangeOf } from "../annotate/text-offsets";
import type { SpokenElement } from "./spoken-parts";

const wordName = "iv-spoken";
const canPaint = (): boolean => typeof CSS !== "undefined" && "highlights" in CSS && typeof Highlight === "function";

/** Removes the marks from the sheet. */
export function unmarkSpoken(): void {
  for (const element of document.querySelectorAll("[data-spoken]")) element.removeAttribute("data-spoken");
  if (canPaint()) CSS.highlights.delete(wordName);
}

/**
 * Marks the part that is being read and, where the voice reports words and the text is read verbatim, the word in it.
 */
export function markSpoken(
  { element, before, isPlain }: SpokenElement,
  word: { readonly start: number; readonly end: number } | null,
): void {
  unmarkSpoken();
  element.setAttribute("data-spoken", "");
  if (word === null || !isPlain || !canPaint()) return;
  const range = rangeOf(element, { start: word.start - before, end: word.end - before });
  if (range !== null && word.start >= before) CSS.highlights.set(wordName, new Highlight(range));
}

export const spokenRules = {
  "[data-spoken]": {
    outline: "2px solid var(--iv-colors-accent-mark)",
    outlineOffset: "4px",
    borderRadius: "4px",
  },
  "::highlight(iv-spoken)": { backgroundColor: "#0a5fc0", color: "#ffffff" },
};
