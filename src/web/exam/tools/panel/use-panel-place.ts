import { useEffect, useState, type KeyboardEvent, type PointerEvent } from "react";
import type { Tool } from "../../../../contract/families";
import type { PanelPlace } from "../../tool-state/shape";
import type { ToolStore } from "../../tool-state/tool-store";
import { held, stepped, type Extent } from "./panel-place";

const windowExtent = (): Extent => ({ width: document.documentElement.clientWidth, height: window.innerHeight });

/** To the right, under the bar. */
const firstPlace = (size: Extent): PanelPlace => ({ ...size, left: windowExtent().width - size.width - 24, top: 80 });

interface Grabbed {
  readonly resizing: boolean;
  readonly x: number;
  readonly y: number;
  readonly from: PanelPlace;
}

/** Where a panel floats: by pointer and by keys, kept for the attempt, never out of the window. */
export const usePanelPlace = (store: ToolStore, tool: Tool, size: Extent, least: Extent) => {
  const [place, setPlace] = useState(() =>
    held(store.get().attempt.panels[tool] ?? firstPlace(size), windowExtent(), least),
  );
  const [grabbed, setGrabbed] = useState<Grabbed | null>(null);
  const put = (next: PanelPlace) => {
    const fitting = held(next, windowExtent(), least);
    setPlace(fitting);
    return fitting;
  };
  const keep = (next: PanelPlace) => {
    const { panels } = store.get().attempt;
    store.changeAttempt({ panels: { ...panels, [tool]: put(next) } });
  };
  const { width, height } = least;
  useEffect(() => {
    const fit = () => setPlace((now) => held(now, windowExtent(), { width, height }));
    window.addEventListener("resize", fit);
    return () => window.removeEventListener("resize", fit);
  }, [width, height]);

  const handle = (resizing: boolean) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest("button, input") !== null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setGrabbed({ resizing, x: event.clientX, y: event.clientY, from: place });
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (grabbed === null || grabbed.resizing !== resizing) return;
      const [x, y] = [clientX - grabbed.x, clientY - grabbed.y];
      const { from } = grabbed;
      put(
        resizing
          ? { ...from, width: from.width + x, height: from.height + y }
          : { ...from, left: from.left + x, top: from.top + y },
      );
    },
    onPointerUp: () => {
      if (grabbed !== null) keep(place);
      setGrabbed(null);
    },
    onPointerCancel: () => setGrabbed(null),
  });
  const onArrow = (event: KeyboardEvent) => {
    const next = stepped(place, event.key, event.shiftKey);
    if (next === null) return;
    event.preventDefault();
    keep(next);
  };
  return { place, mover: handle(false), sizer: handle(true), onArrow };
};
