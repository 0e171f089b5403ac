import type { MouseEvent, ReactNode } from "react";

/** The addresses to which result pages link; the page builds them, so that the views need no router. */
export interface ResultLinks {
  /** The analysis, at one question or at its beginning; null for a guest, who sees only the result. */
  readonly analysis: ((exerciseId?: string) => string) | null;
  /** The test's page, from which it can be taken again; null if it cannot be reached from here. */
  readonly test: string | null;
  /** A teacher has given the test, and says how often it may be taken. */
  readonly isGiven?: boolean;
  /** The comparison with earlier attempts; undefined if there is none, or it is the current page. */
  readonly growth?: string | undefined;
  /** The result as a document; undefined if there is none. */
  readonly document?: string;
  /** The button that invites a guest to the result, if allowed. */
  readonly share?: ReactNode;
  /** Navigates without reloading the application. */
  readonly open: (address: string) => void;
}

/** Link attributes with which the analysis opens beside the result. */
export const inNewWindow = { target: "_blank", rel: "noopener" } as const;

/** Handles a plain click by navigating inside the application; a click with a modifier is left to the browser. */
export const followInside = (open: ResultLinks["open"]) => (event: MouseEvent<HTMLAnchorElement>) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open(event.currentTarget.getAttribute("href") ?? "/");
};
