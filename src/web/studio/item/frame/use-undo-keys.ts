import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import type { ItemWriting } from "../use-item-draft";

/** Fields outside the editor, which undo their own changes. */
const ownFields = "input, textarea, select, [contenteditable=true], dialog, [popover]";

/** Ctrl+Z and Shift+Ctrl+Z, or Ctrl+Y, anywhere in the editor, in place of the undo of single fields. */
export function useUndoKeys({ undo, redo }: Pick<ItemWriting, "undo" | "redo">): RefObject<HTMLDivElement | null> {
  const desk = useRef<HTMLDivElement>(null);
  const step = useEffectEvent((isRedo: boolean) => (isRedo ? redo() : undo()));
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target, key } = event;
      const isHere =
        target instanceof Element && (desk.current?.contains(target) === true || !target.closest(ownFields));
      const letter = key.toLowerCase();
      if (!isHere || event.altKey || !(event.ctrlKey || event.metaKey) || (letter !== "z" && letter !== "y")) return;
      event.preventDefault();
      event.stopPropagation();
      step(letter === "y" || event.shiftKey);
    };
    document.addEventListener("keydown", listen, { capture: true });
    return () => document.removeEventListener("keydown", listen, { capture: true });
  }, []);
  return desk;
}
