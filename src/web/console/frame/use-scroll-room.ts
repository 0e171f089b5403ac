import { useLayoutEffect } from "react";

/** Pixels beside what is scrolled into view, so that a focus ring is seen whole. */
const breath = 8;

/** Keeps what is scrolled into view clear of `top` pixels that stick at the top. */
export function useScrollRoom(top: number): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingTop = top === 0 ? "" : `${top + breath}px`;
    return () => {
      style.scrollPaddingTop = "";
    };
  }, [top]);
}
