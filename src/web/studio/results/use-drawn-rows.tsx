import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import type { RefObject } from "react";

/** From this many rows on, only those in view are drawn. */
const fewestVirtual = 200;

interface RowsToDraw {
  readonly count: number;
  /** Of each row, in pixels. */
  readonly height: number;
  readonly scroller: RefObject<HTMLElement | null>;
  /** A row that stays, however far it is scrolled away. */
  readonly kept?: number;
}

interface DrawnRow {
  readonly index: number;
  /** How many rows before it are not drawn. */
  readonly skipped: number;
}

/** The rows of a long table that are drawn, and how many follow them. */
export function useDrawnRows({ count, height, scroller, kept = 0 }: RowsToDraw) {
  const isVirtual = count >= fewestVirtual;
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is memoized or handed on
  const virtual = useVirtualizer({
    count,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 6,
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), kept])].toSorted((a, b) => a - b),
  });
  const drawn = isVirtual
    ? virtual.getVirtualItems().map(({ index }) => index)
    : Array.from({ length: count }, (_, index) => index);
  const rows: readonly DrawnRow[] = drawn.map((index, at) => ({ index, skipped: index - (drawn[at - 1] ?? -1) - 1 }));
  return { rows, after: count - 1 - (drawn.at(-1) ?? -1) };
}

/** Stands in place of rows that are not drawn. */
export const SkippedRows = ({ rows, height }: { readonly rows: number; readonly height: number }) =>
  rows === 0 ? null : <tr aria-hidden="true" style={{ height: rows * height }} />;
