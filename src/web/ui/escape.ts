import type { KeyboardEvent as ReactKeyboardEvent } from "react";
import { belongsToComposition } from "./composition";

const isOpen = (element: Element): boolean => {
  try {
    return element.matches(":popover-open, :modal");
  } catch {
    // a browser without popovers has none open
    return false;
  }
};

/**
 * Whether a key event should close `part`: an Escape that is not handled yet, does not belong to an input method, and
 * does not close a dialog or popover above the part. If so, prevents its default action.
 */
export function closesByEscape(event: KeyboardEvent | ReactKeyboardEvent, part: Element | null): boolean {
  if (event.key !== "Escape" || event.defaultPrevented || belongsToComposition(event)) return false;
  const above = [...document.querySelectorAll("dialog[open], [popover]")].some(
    (one) => isOpen(one) && (part === null || !one.contains(part)),
  );
  if (!above) event.preventDefault();
  return !above;
}
