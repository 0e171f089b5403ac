import { useLayoutEffect, useState, type RefObject } from "react";

/** The minimum width of the table's columns, in px. */
const narrowestTable = 840;

/** Whether `box` is wide enough for a table; a box without layout counts as wide. */
export function useIsWide(box: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(true);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => {
      const { width } = element.getBoundingClientRect();
      if (width > 0) setWide(width >= narrowestTable);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return isWide;
}
