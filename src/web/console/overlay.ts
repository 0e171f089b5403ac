import { useSelector } from "@tanstack/react-store";
import { createAtom } from "@tanstack/store";

/** The overlays of the console; one is open at a time. */
export type OverlayName = "theme" | "palette" | "errors" | "sourceCopy";

const shown = createAtom<OverlayName | null>(null);

export const openOverlay = (name: OverlayName): void => shown.set(name);
/** Closes `name` if it is open. */
export const closeOverlay = (name: OverlayName): void => {
  if (shown.get() === name) shown.set(null);
};
export const closeOverlays = (): void => shown.set(null);

export const useOverlay = (): OverlayName | null => useSelector(shown);
