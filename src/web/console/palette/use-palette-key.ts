import { useEffect } from "react";
import { useIsFramed } from "../../platform/use-is-framed";
import { belongsToComposition } from "../../ui/composition";
import { isMac } from "../commands/shortcut";
import { closeOverlay, openOverlay, useOverlay } from "../overlay";

type Keys = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** ⌘K on a Mac, Ctrl+K elsewhere; by key position where the keyboard has no Latin letters. */
export function isPaletteKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Keys, onMac: boolean): boolean {
  const isLetter = key.toLowerCase() === "k" || (code === "KeyK" && key > "\u007f");
  return isLetter && !altKey && !shiftKey && (onMac ? metaKey && !ctrlKey : ctrlKey && !metaKey);
}

/**
 * Opens and closes the palette by its key, wherever the focus is; not on pages without the frame, such as a sitting,
 * nor while a dialog asks a question.
 */
export function usePaletteKey(): void {
  const isFramed = useIsFramed();
  const overlay = useOverlay();
  useEffect(() => {
    if (!isFramed) return;
    const toggle = (event: KeyboardEvent) => {
      if (belongsToComposition(event) || !isPaletteKey(event, isMac())) return;
      event.preventDefault();
      if (event.repeat) return;
      if (overlay === "palette") closeOverlay("palette");
      else if (overlay !== null || document.querySelector("dialog[open]") === null) openOverlay("palette");
    };
    window.addEventListener("keydown", toggle, { capture: true });
    return () => window.removeEventListener("keydown", toggle, { capture: true });
  }, [isFramed, overlay]);
}
