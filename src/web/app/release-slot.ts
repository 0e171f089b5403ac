import type { ReactNode } from "react";

let notice: ReactNode = null;
const listeners = new Set<() => void>();

/** Where the notice of a newer build appears; empty until what follows the releases has come. */
export const releaseSlot = {
  get: (): ReactNode => notice,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  fill: (next: ReactNode): void => {
    notice = next;
    for (const listener of listeners) listener();
  },
};
