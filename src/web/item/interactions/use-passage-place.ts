import { useCallback, useRef, type RefCallback } from "react";

/**
 * A ref for the pane of a passage. The pane of the next item starts at the same scroll position if it shows the same
 * passage, and at the top otherwise. The position is set again when pictures load, since they change the height.
 */
export function usePassagePlace(passage: string | null): RefCallback<HTMLElement> {
  const place = useRef({ passage, top: 0 });
  return useCallback(
    (pane: HTMLElement) => {
      if (place.current.passage !== passage) place.current = { passage, top: 0 };
      const own = place.current;
      const restore = (): void => {
        pane.scrollTop = own.top;
      };
      const note = (): void => {
        const isAtEnd = pane.scrollTop + pane.clientHeight >= pane.scrollHeight - 1;
        // a pane whose pictures have not loaded yet may be too short for the position
        if (pane.scrollTop >= own.top || !isAtEnd) own.top = pane.scrollTop;
      };
      restore();
      pane.addEventListener("scroll", note, { passive: true });
      pane.addEventListener("load", restore, true);
      return () => {
        pane.removeEventListener("scroll", note);
        pane.removeEventListener("load", restore, true);
      };
    },
    [passage],
  );
}
