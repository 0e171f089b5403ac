import { useLayoutEffect } from "react";

/** Extra pixels around an element scrolled into view, so that its focus ring is fully visible. */
const breath = 8;

/** Keeps elements scrolled into view clear of `top` sticky pixels at the top. */
export function useScrollRoom(top: number): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingTop = top === 0 ? "" : `${top + breath}px`;
    return () => {
      style.scrollPaddingTop = "";
    };
  }, [top]);
}
