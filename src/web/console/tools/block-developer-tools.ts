const textFields = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

/** F12, Ctrl+Shift+I/J/C, Ctrl+U, and ⌥⌘I/J/C/U. By the place of the key, since ⌥ changes its letter. */
const opensTools = ({ code, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent): boolean =>
  code === "F12" ||
  (ctrlKey && !metaKey && (shiftKey ? /^Key[IJC]$/ : /^KeyU$/).test(code)) ||
  (metaKey && altKey && /^Key[IJCU]$/.test(code));

/**
 * Keeps keys from opening the browser's developer tools, and the context menu from opening anywhere but in text fields
 * and where a component has one of its own. `isAllowed` is asked each time. Answers how to stop.
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
