import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { headRows, nameOfPlace, placeAfter, placeOf, placeWithin, type GridPlace } from "./grid-places";

/** One tab stop for a whole grid: arrows, Home, End and the page keys move within it, and Tab leaves it. */
export function useGridFocus(rows: number, columns: number) {
  const grid = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  const [at, setAt] = useState<GridPlace>({ row: headRows, column: 0 });
  const stop = placeWithin(at, rows, columns);
  useEffect(() => {
    if (!isMoving.current) return;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-at="${nameOfPlace(stop)}"]`);
    if (cell == null) return;
    isMoving.current = false;
    cell.focus();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const next = placeAfter(event, stop, rows, columns);
    if (next === null) return;
    event.preventDefault();
    isMoving.current = true;
    setAt({ ...next });
  };
  const onFocus = ({ target }: FocusEvent) => {
    const place = placeOf(target);
    if (place !== null) setAt(place);
  };
  return { grid, stop, onKeyDown, onFocus };
}
