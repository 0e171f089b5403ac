/** A cell of a grid, heads included. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** The rows of heads above the members. */
export const headRows = 2;
const page = 10;

const within = (value: number, count: number): number => Math.max(0, Math.min(value, count - 1));

/** The nearest cell that a grid of this size has. */
export const placeWithin = ({ row, column }: GridPlace, rows: number, columns: number): GridPlace => ({
  row: within(row, rows),
  column: within(column, columns),
});

/** The cell to which a key leads; null: the key does not move. */
export function placeAfter(
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">,
  { row, column }: GridPlace,
  rows: number,
  columns: number,
): GridPlace | null {
  const isWhole = ctrlKey || metaKey;
  if (altKey || (isWhole && key !== "Home" && key !== "End")) return null;
  const moves: Readonly<Record<string, GridPlace>> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: Math.max(row - page, Math.min(row, headRows)), column },
    PageDown: { row: row + page, column },
    Home: { row: isWhole ? 0 : row, column: 0 },
    End: { row: isWhole ? rows - 1 : row, column: columns - 1 },
  };
  const next = moves[key];
  return next === undefined ? null : placeWithin(next, rows, columns);
}

export const nameOfPlace = ({ row, column }: GridPlace): string => `${row}:${column}`;

/** The cell around an element; null: it is in none. */
export function placeOf(target: EventTarget): GridPlace | null {
  const name = target instanceof Element ? target.closest("[data-at]")?.getAttribute("data-at") : null;
  const [row, column] = name?.split(":").map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}
