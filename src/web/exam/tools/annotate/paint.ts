import { highlightStyles, type TextHighlight } from "../../tool-state/shape";
import { rootOf, type HighlightablePart } from "./parts";
import { textPieces, rangeOf } from "./text-offsets";

const nameOf = (style: string): string => `iv-${style}`;
const canPaint = (): boolean => typeof CSS !== "undefined" && "highlights" in CSS && typeof Highlight === "function";

const clearMarks = (parts: readonly HighlightablePart[]): void => {
  for (const { root } of parts)
    for (const mark of root.querySelectorAll("mark[data-highlight]")) {
      const { parentNode } = mark;
      mark.replaceWith(...mark.childNodes);
      parentNode?.normalize();
    }
};

const wrap = (root: HTMLElement, highlight: TextHighlight): void => {
  // from the end, so that the pieces still to be cut keep their offsets
  for (const { node, start, end } of textPieces(root, highlight).toReversed()) {
    const mark = document.createElement("mark");
    mark.dataset["highlight"] = highlight.style;
    const piece = node.splitText(start);
    piece.splitText(end - start);
    piece.replaceWith(mark);
    mark.append(piece);
  }
};

/**
 * Draws the highlights on the sheet: by the browser's CSS highlights, which leave the content unchanged, or else by
 * <mark> elements around the text.
 */
export const paintHighlights = (all: readonly TextHighlight[], parts: readonly HighlightablePart[]): void => {
  const standing = all.flatMap((highlight) => {
    const root = rootOf(highlight, parts);
    return root === null ? [] : [{ root, highlight }];
  });
  if (!canPaint()) {
    clearMarks(parts);
    for (const { root, highlight } of standing) wrap(root, highlight);
    return;
  }
  for (const style of highlightStyles) {
    const ranges = standing
      .filter(({ highlight }) => highlight.style === style)
      .flatMap(({ root, highlight }) => rangeOf(root, highlight) ?? []);
    CSS.highlights.set(nameOf(style), new Highlight(...ranges));
  }
};

/** Shows the sentence at which the keyboard stands; null: none. */
export const paintCurrent = (range: Range | null): void => {
  if (!canPaint()) return;
  if (range === null) CSS.highlights.delete(nameOf("current"));
  else CSS.highlights.set(nameOf("current"), new Highlight(range));
};

/** Removes all highlights from the sheet. */
export const unpaint = (parts: readonly HighlightablePart[]): void => {
  paintHighlights([], parts);
  paintCurrent(null);
};
