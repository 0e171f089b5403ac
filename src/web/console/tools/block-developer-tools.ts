const textFields = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

/** F12, Ctrl+Shift+I/J/C, Ctrl+U, and ⌥⌘I/J/C/U; by key position, since ⌥ changes the letter. */
const opensTools = ({ code, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent): boolean =>
  code === "F12" ||
  (ctrlKey && !metaKey && (shiftKey ? /^Key[IJC]$/ : /^KeyU$/).test(code)) ||
  (metaKey && altKey && /^Key[IJCU]$/.test(code));

/**
 * Blocks the keys that open the browser's developer tools, and the context menu except in text fields and where a
 * component has its own. `isAllowed` is called each time. Returns a function that stops blocking.
 */
export function blockDeveloperTools(target: Window, isAllowed: () => boolean): () => void {
  const blockKey = (event: KeyboardEvent) => {
    if (opensTools(event) && !isAllowed()) event.preventDefault();
  };
  const blockMenu = (event: MouseEvent) => {
    const inText = event.target instanceof Element && event.target.closest(textFields) !== null;
    if (!event.defaultPrevented && !inText && !isAllowed()) event.preventDefault();
  };
  target.addEventListener("keydown", blockKey, true);
  target.addEventListener("contextmenu", blockMenu);
  return () => {
    target.removeEventListener("keydown", blockKey, true);
    target.removeEventListener("contextmenu", blockMenu);
  };
}
