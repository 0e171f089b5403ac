interface Press {
  readonly detail: number;
  readonly currentTarget: HTMLElement;
}

/** Whether a tool opens because its button was just pressed; one that a reload or a shortcut opens takes no focus. */
export const isAskedFor = (): boolean => document.activeElement?.closest("[data-tools]") != null;

/** Gives a tool's button the focus that some browsers do not give by a click; not where a shortcut presses it. */
export function focusPressed({ detail, currentTarget }: Press): void {
  currentTarget.toggleAttribute("data-by-key", detail === 0 && document.activeElement === currentTarget);
  if (detail > 0) currentTarget.focus();
}

/**
 * Once a tool is closed: the focus goes back to the button that is on screen, where it was pressed by key, else to the
 * question, so that Enter goes on and opens nothing again.
 */
export function focusAfter(tool: string): void {
  const buttons = document.querySelectorAll<HTMLElement>(`[data-tool=${tool}], [data-tool=menu]`);
  const shown = [...buttons].find((button) => button.getClientRects().length > 0);
  const heading = document.querySelector<HTMLElement>("main h1");
  const isBack = heading === null || shown?.matches("[data-by-key], [data-tool=menu]") === true;
  (isBack ? shown : heading)?.focus({ preventScroll: true });
}
