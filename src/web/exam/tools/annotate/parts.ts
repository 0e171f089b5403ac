import type { ContentPart } from "../../../item/content/ItemContent";
import type { TextHighlight } from "../../tool-state/shape";
import type { TextRange } from "./highlights";
import { elementText, trimmed, type TextSpan } from "./text-offsets";

/** A part of the sheet whose text can be highlighted. */
export interface HighlightablePart {
  readonly part: ContentPart;
  readonly lang: string;
  readonly root: HTMLElement;
}

const partOf = (name: string | undefined): ContentPart | null => (name === "passage" || name === "stem" ? name : null);

/** The passage and the stem that are on screen; parts of pages that are mounted but hidden are left out. */
export const highlightableParts = (): readonly HighlightablePart[] =>
  [...document.querySelectorAll<HTMLElement>("main [data-part]")].flatMap((root) => {
    const part = partOf(root.dataset["part"]);
    const isShown = typeof root.checkVisibility !== "function" || root.checkVisibility();
    return part !== null && isShown ? [{ part, lang: root.lang, root }] : [];
  });

/** A range of a part with its text, trimmed; null when it is only white space. */
export const placeIn = ({ part, lang, root }: HighlightablePart, span: TextSpan): TextRange | null => {
  const text = elementText(root);
  const held = trimmed(text, span);
  return held && { part, lang, ...held, quote: text.slice(held.start, held.end) };
};

/** The element in which a highlight stands; null when its text is not there or has changed. */
export const rootOf = (highlight: TextHighlight, parts: readonly HighlightablePart[]): HTMLElement | null => {
  const found = parts.find(({ part, lang }) => part === highlight.part && lang === highlight.lang);
  const stands =
    found !== undefined && elementText(found.root).slice(highlight.start, highlight.end) === highlight.quote;
  return stands ? found.root : null;
};
