import { useEffect, useState, type RefObject } from "react";

export interface Overflow {
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
}

const none: Overflow = { hasBefore: false, hasAfter: false };

/**
 * Whether content lies beyond either edge of a strip that scrolls sideways; `content` must change with the content. The
 * wheel scrolls the strip.
 */
export function useOverflow(scroller: RefObject<HTMLElement | null>, content: string): Overflow {
  const [overflow, setOverflow] = useState(none);
  useEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    const measure = () => {
      const hasBefore = box.scrollLeft > 1;
      const hasAfter = box.scrollLeft + box.clientWidth < box.scrollWidth - 1;
      setOverflow((known) =>
        known.hasBefore === hasBefore && known.hasAfter === hasAfter ? known : { hasBefore, hasAfter },
      );
    };
    const turn = (event: WheelEvent) => {
      const room = box.scrollWidth - box.clientWidth;
      const isSideways = Math.abs(event.deltaX) >= Math.abs(event.deltaY);
      const isAtEnd = event.deltaY < 0 ? box.scrollLeft <= 0 : box.scrollLeft >= room - 1;
      if (event.ctrlKey || isSideways || isAtEnd) return;
      event.preventDefault();
      box.scrollBy({ left: event.deltaY, behavior: "instant" });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    box.addEventListener("scroll", measure, { passive: true });
    box.addEventListener("wheel", turn, { passive: false });
    return () => {
      observer.disconnect();
      box.removeEventListener("scroll", measure);
      box.removeEventListener("wheel", turn);
    };
  }, [scroller, content]);
  return overflow;
}

/** Scrolls only the strip, until `item` is fully visible. */
export function reveal(box: HTMLElement, item: HTMLElement, behavior: ScrollBehavior): void {
  const [frame, place] = [box.getBoundingClientRect(), item.getBoundingClientRect()];
  const margin = Math.min(24, Math.max(0, (frame.width - place.width) / 2));
  const by =
    place.left < frame.left + margin
      ? place.left - frame.left - margin
      : Math.max(0, place.right + margin - frame.right);
  if (Math.abs(by) > 1) box.scrollBy({ left: by, behavior });
}
