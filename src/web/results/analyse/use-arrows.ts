import { useEffect, useEffectEvent } from "react";

const moves: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Left and right arrows anywhere on the page, except in fields and in boxes that scroll sideways. */
export const useArrows = (onMove: (by: number) => void): void => {
  const move = useEffectEvent((event: KeyboardEvent) => {
    const by = moves[event.key];
    if (by === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    if (
      event.target instanceof Element &&
      event.target.closest("input, select, textarea, [contenteditable], .iv-scroll") !== null
    )
      return;
    event.preventDefault();
    onMove(by);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => move(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
};
