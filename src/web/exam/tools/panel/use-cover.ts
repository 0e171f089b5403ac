import { useEffect, type RefObject } from "react";

/** CSS property with the height that open tools cover from the bottom of the window; read by the sheet under them. */
const property = "--covered";
const covering = new Set<HTMLElement>();

function tell(): void {
  const tops = [...covering].map((panel) => panel.getBoundingClientRect().top);
  const { style } = document.documentElement;
  if (tops.length === 0) style.removeProperty(property);
  else style.setProperty(property, `${Math.round(window.innerHeight - Math.min(...tops))}px`);
}

/** On a phone: makes the sheet end where an open tool begins, so that all of it can be scrolled into view. */
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
