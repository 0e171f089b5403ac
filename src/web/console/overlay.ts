import { useSyncExternalStore } from "react";

/** What may lie over the console, one at a time. */
export type OverlayName = "theme" | "palette" | "errors" | "sourceCopy";

let shown: OverlayName | null = null;
const listeners = new Set<() => void>();
const show = (next: OverlayName | null) => {
  shown = next;
  for (const listener of listeners) listener();
};

export const openOverlay = (name: OverlayName): void => show(name);
/** Closes `name` if it is the one that is open. */
export const closeOverlay = (name: OverlayName): void => {
  if (shown === name) show(null);
};
export const closeOverlays = (): void => show(null);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useOverlay = (): OverlayName | null => useSyncExternalStore(subscribe, () => shown);
