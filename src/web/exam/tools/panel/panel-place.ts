import type { PanelPlace } from "../../tool-state/shape";

export interface Extent {
  readonly width: number;
  readonly height: number;
}

const margin = 8;
const step = 24;
const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** The nearest place to `place` that lies entirely in the window; the size is at least `least` where that fits. */
export const clampPanelPlace = (place: PanelPlace, room: Extent, least: Extent): PanelPlace => {
  const width = Math.min(Math.max(place.width, least.width), room.width - 2 * margin);
  const height = Math.min(Math.max(place.height, least.height), room.height - 2 * margin);
  return {
    width,
    height,
    left: between(place.left, margin, room.width - width - margin),
    top: between(place.top, margin, room.height - height - margin),
  };
};

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place of a panel after an arrow key; with `resizing` the lower right corner moves. null: another key. */
export const steppedPanel = (place: PanelPlace, key: string, resizing: boolean): PanelPlace | null => {
  const [x, y] = directions[key] ?? [0, 0];
  if (x === 0 && y === 0) return null;
  return resizing
    ? { ...place, width: place.width + x * step, height: place.height + y * step }
    : { ...place, left: place.left + x * step, top: place.top + y * step };
};
