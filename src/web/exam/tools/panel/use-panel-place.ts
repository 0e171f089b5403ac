import { useEffect, useState, type KeyboardEvent, type PointerEvent } from "react";
import type { Tool } from "../../../../contract/families";
import type { PanelPlace } from "../../tool-state/shape";
import type { ToolStore } from "../../tool-state/tool-store";
import { clampPanelPlace, steppedPanel, type Extent } from "./panel-place";

const windowExtent = (): Extent => ({ width: document.documentElement.clientWidth, height: window.innerHeight });

/** First position of a panel at the right: under the upper bar, or over the lower one. */
export type PanelEdge = "top" | "bottom";

const barHeight = 80;

const firstPlace = (size: Extent, edge: PanelEdge): PanelPlace => {
  const { width, height } = windowExtent();
  const top = edge === "top" ? barHeight : height - size.height - barHeight;
  return { ...size, left: width - size.width - 24, top };
};

interface Grabbed {
  readonly resizing: boolean;
  readonly x: number;
  readonly y: number;
  readonly from: PanelPlace;
}

/** The place of a floating panel: changed by pointer and keys, stored for the attempt, never outside the window. */
export const usePanelPlace = (store: ToolStore, tool: Tool, size: Extent, least: Extent, edge: PanelEdge) => {
  const [place, setPlace] = useState(() =>
    clampPanelPlace(store.get().attempt.panels[tool] ?? firstPlace(size, edge), windowExtent(), least),
  );
  const [grabbed, setGrabbed] = useState<Grabbed | null>(null);
  const put = (next: PanelPlace) => {
    const fitting = clampPanelPlace(next, windowExtent(), least);
    setPlace(fitting);
    return fitting;
  };
  const keep = (next: PanelPlace) => {
    const { panels } = store.get().attempt;
    store.changeAttempt({ panels: { ...panels, [tool]: put(next) } });
  };
  const { width, height } = least;
  useEffect(() => {
    const fit = () => setPlace((now) => clampPanelPlace(now, windowExtent(), { width, height }));
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
    const next = steppedPanel(place, event.key, event.shiftKey);
    if (next === null) return;
    event.preventDefault();
    keep(next);
  };
  return { place, mover: handle(false), sizer: handle(true), onArrow };
};
