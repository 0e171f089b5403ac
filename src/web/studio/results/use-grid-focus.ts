import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { headRows, nameOfPlace, placeAfter, placeOf, placeWithin, type GridPlace } from "./grid-places";

/** One tab stop for a whole grid: arrows, Home, End and the page keys move within it, and Tab leaves it. */
export function useGridFocus(rows: number, columns: number) {
  const grid = useRef<HTMLTableElement>(null);
  const wanted = useRef<GridPlace | null>(null);
  const [at, setAt] = useState<GridPlace>({ row: headRows, column: 0 });
  const stop = placeWithin(at, rows, columns);
  // a row that is far away is drawn only after the next rendering
  useEffect(() => {
    if (wanted.current === null) return;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-at="${nameOfPlace(wanted.current)}"]`);
    if (cell == null) return;
    wanted.current = null;
    cell.focus();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const next = placeAfter(event, stop, rows, columns);
    if (next === null) return;
    event.preventDefault();
    wanted.current = next;
    setAt({ ...next });
  };
  const onFocus = ({ target }: FocusEvent) => {
    const place = placeOf(target);
    if (place !== null) setAt(place);
  };
  return { grid, stop, onKeyDown, onFocus };
}
