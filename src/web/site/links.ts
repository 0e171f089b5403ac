import type { MouseEvent, ReactNode } from "react";

/** Where the result pages lead; addresses are made by the page, so that the views need no router. */
export interface ResultLinks {
  /** The analysis, at one question or at its beginning; null: a guest sees the result alone. */
  readonly analysis: ((exerciseId?: string) => string) | null;
  /** The test's own page, from where it can be sat again; null: there is no way to it from here. */
  readonly test: string | null;
  /** What the sitting says beside those before it; absent where there is no such page, or it is this one. */
  readonly growth?: string | undefined;
  /** The result as a document; absent where there is none. */
  readonly document?: string;
  /** The way to show the result to a guest, where there is one. */
  readonly share?: ReactNode;
  /** Goes to an address without loading the application anew. */
  readonly open: (address: string) => void;
}

/** The analysis opens beside the result. */
export const inNewWindow = { target: "_blank", rel: "noopener" } as const;

/** Follows a plain click inside the application; a click with a modifier stays the browser's. */
export const followInside = (open: ResultLinks["open"]) => (event: MouseEvent<HTMLAnchorElement>) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open(event.currentTarget.getAttribute("href") ?? "/");
};
