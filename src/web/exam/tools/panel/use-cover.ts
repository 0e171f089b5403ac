import { useEffect, type RefObject } from "react";

/** How much of the window open tools cover from below, as the sheet under them reads it. */
const property = "--covered";
const covering = new Set<HTMLElement>();

function tell(): void {
  const tops = [...covering].map((panel) => panel.getBoundingClientRect().top);
  const { style } = document.documentElement;
  if (tops.length === 0) style.removeProperty(property);
  else style.setProperty(property, `${Math.round(window.innerHeight - Math.min(...tops))}px`);
}

/** Has the sheet of a phone end where an open tool begins, so that nothing of it stays out of reach. */
export const useCover = (panel: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    const element = panel.current;
    if (element === null) return;
    covering.add(element);
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    window.addEventListener("resize", tell);
    tell();
    return () => {
      covering.delete(element);
      observer.disconnect();
      window.removeEventListener("resize", tell);
      tell();
    };
  }, [panel]);
