import type { KeyboardEvent as ReactKeyboardEvent } from "react";
import { belongsToComposition } from "./composition";

const isOpen = (element: Element): boolean => {
  try {
    return element.matches(":popover-open, :modal");
  } catch {
    // a browser that knows no popovers has none open
    return false;
  }
};

/**
 * Whether a key closes `part`: an Escape that nothing else has answered, no input method takes, and no dialog or
 * popover over the part closes by. Whoever closes then keeps the key from the rest of the page.
 */
export function closesByEscape(event: KeyboardEvent | ReactKeyboardEvent, part: Element | null): boolean {
  if (event.key !== "Escape" || event.defaultPrevented || belongsToComposition(event)) return false;
  const above = [...document.querySelectorAll("dialog[open], [popover]")].some(
    (one) => isOpen(one) && (part === null || !one.contains(part)),
  );
  if (!above) event.preventDefault();
  return !above;
}
