import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import type { ChartLayout } from "../layout/drawing";

const smallest = 0.25;
const largest = 3;
const factor = 1.25;
const margin = 24;

const bounded = (zoom: number) => Math.min(largest, Math.max(smallest, zoom));

/** Zoom and pan of a drawing inside a scrolling area: buttons, keys (+ − 0 f), dragging. */
export function useZoom({ width, height }: Pick<ChartLayout, "width" | "height">) {
  const area = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const grip = useRef<{ readonly x: number; readonly y: number; readonly left: number; readonly top: number } | null>(
    null,
  );
  const fitting = () => {
    const { clientWidth = 0, clientHeight = 0 } = area.current ?? {};
    return clientWidth === 0 || clientHeight === 0
      ? 1
      : bounded(Math.min(1, (clientWidth - margin) / width, (clientHeight - margin) / height));
  };
  const actions = {
    in: () => setZoom(bounded(zoom * factor)),
    out: () => setZoom(bounded(zoom / factor)),
    full: () => setZoom(1),
    fit: () => setZoom(fitting()),
  };
  const keys: Readonly<Record<string, () => void>> = {
    "+": actions.in,
    "=": actions.in,
    "-": actions.out,
    "0": actions.full,
    f: actions.fit,
  };

  useLayoutEffect(() => {
    const { clientWidth = 0, clientHeight = 0 } = area.current ?? {};
    setZoom(
      clientWidth === 0 || clientHeight === 0
        ? 1
        : bounded(Math.min(1, (clientWidth - margin) / width, (clientHeight - margin) / height)),
    );
  }, [width, height]);

  return {
    zoom,
    actions,
    bind: {
      ref: area,
      onKeyDown: (event: KeyboardEvent) => {
        const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
        if (act === undefined) return;
        event.preventDefault();
        act();
      },
      onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
        if (event.pointerType !== "mouse" || event.button !== 0) return;
        const { scrollLeft: left, scrollTop: top } = event.currentTarget;
        grip.current = { x: event.clientX, y: event.clientY, left, top };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
        if (grip.current === null) return;
        event.currentTarget.scrollTo(
          grip.current.left + grip.current.x - event.clientX,
          grip.current.top + grip.current.y - event.clientY,
        );
      },
      onPointerUp: () => {
        grip.current = null;
      },
      onPointerCancel: () => {
        grip.current = null;
      },
    },
  };
}
