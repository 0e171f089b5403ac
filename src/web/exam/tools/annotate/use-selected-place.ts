import { useEffect, useState } from "react";
import type { TextHighlight } from "../../tool-state/shape";
import { touching, type TextRange } from "./highlights";
import { placeIn, highlightableParts } from "./parts";
import { spanOf } from "./text-offsets";

export interface SelectedPlace extends TextRange {
  /** The box in the window under which the bar is placed. */
  readonly under: { readonly left: number; readonly top: number; readonly bottom: number };
}

const settleMs = 120;

const boxOf = (range: Range): SelectedPlace["under"] => {
  const { left, top, bottom } = [...range.getClientRects()].at(-1) ?? range.getBoundingClientRect();
  return { left, top, bottom };
};

/** The text selected on the sheet, or the highlight that contains the caret; null: neither. */
const selectedNow = (highlights: readonly TextHighlight[]): SelectedPlace | null => {
  const selection = document.getSelection();
  if (selection === null || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  for (const shown of highlightableParts()) {
    if (!shown.root.contains(range.commonAncestorContainer) && !range.intersectsNode(shown.root)) continue;
    const { start, end } = range.collapsed ? caretIn(shown.root, range) : (spanOf(shown.root, range) ?? nowhere);
    if (range.collapsed) {
      const [found] = touching(highlights, { ...shown, start, end: start + 1, quote: "" });
      if (found !== undefined) return { ...found, under: boxOf(range) };
    } else {
      const place = placeIn(shown, { start, end });
      if (place !== null) return { ...place, under: boxOf(range) };
    }
  }
  return null;
};

const nowhere = { start: 0, end: 0 };
const caretIn = (root: Element, caret: Range) => {
  if (!root.contains(caret.startContainer)) return nowhere;
  const before = document.createRange();
  before.setStart(root, 0);
  before.setEnd(caret.startContainer, caret.startOffset);
  const at = before.toString().length;
  return { start: at, end: at };
};

/** Follows the selection once it has not changed for a moment; `dismiss` clears it until it changes. */
export const useSelectedPlace = (highlights: readonly TextHighlight[]) => {
  const [selected, setSelected] = useState<SelectedPlace | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPressed = false;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // the caret is in the bar's own field
        if (document.activeElement?.closest("[data-annotation]") != null || isPressed) return;
        setSelected(selectedNow(highlights));
      }, settleMs);
    };
    const press = () => void (isPressed = true);
    const release = () => {
      isPressed = false;
      look();
    };
    const hide = (event: Event) => {
      if (event.target instanceof Element && event.target.closest("[data-annotation]") === null) setSelected(null);
    };
    document.addEventListener("selectionchange", look);
    document.addEventListener("pointerdown", press);
    document.addEventListener("pointerup", release);
    document.addEventListener("pointercancel", release);
    document.addEventListener("scroll", hide, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("selectionchange", look);
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("pointerup", release);
      document.removeEventListener("pointercancel", release);
      document.removeEventListener("scroll", hide, true);
    };
  }, [highlights]);
  return { selected, dismiss: () => setSelected(null) };
};
