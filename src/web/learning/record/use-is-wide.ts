import { useLayoutEffect, useState, type RefObject } from "react";

/** What the columns of the table need, in px. */
const narrowestTable = 840;

/** Whether `box` has room for a table; what is not laid out yet counts as wide. */
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
