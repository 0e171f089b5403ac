interface Press {
  readonly detail: number;
  readonly currentTarget: HTMLElement;
}

/**
 * Whether a tool opens because its button was just pressed. Only then it takes the focus, not after a reload or a
 * shortcut.
 */
export const isAskedFor = (): boolean => document.activeElement?.closest("[data-tools]") != null;

/** Focuses a tool's button on click, since some browsers do not; not where a shortcut presses it. */
export function focusPressed({ detail, currentTarget }: Press): void {
  currentTarget.toggleAttribute("data-by-key", detail === 0 && document.activeElement === currentTarget);
  if (detail > 0) currentTarget.focus();
}

/**
 * Moves the focus after a tool is closed: back to its button if that was pressed by key, else to the question, so that
 * Enter goes to the next item and does not open the tool again.
 */
export function focusAfter(tool: string): void {
  const buttons = document.querySelectorAll<HTMLElement>(`[data-tool=${tool}], [data-tool=menu]`);
  const shown = [...buttons].find((button) => button.getClientRects().length > 0);
  const heading = document.querySelector<HTMLElement>("main h1");
  const isBack = heading === null || shown?.matches("[data-by-key], [data-tool=menu]") === true;
  (isBack ? shown : heading)?.focus({ preventScroll: true });
}
