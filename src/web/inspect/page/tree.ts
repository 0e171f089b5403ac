/** A visible line of a value shown as a tree. */
export interface TreeRow {
  /** Keys from the top, as a JSON pointer. */
  readonly path: string;
  readonly level: number;
  readonly name: string;
  readonly text: string;
  /** null: it has no children. */
  readonly isOpen: boolean | null;
  readonly place: number;
  readonly siblings: number;
}

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === "object" && value !== null ? Object.entries(value) : [];
const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.length}]`;
  return typeof value === "object" && value !== null
    ? `{${Object.keys(value).length}}`
    : (JSON.stringify(value) ?? String(value));
};
const escaped = (key: string) => key.replaceAll("~", "~0").replaceAll("/", "~1");

/** The visible lines when the paths in `open` are expanded. */
export const treeRows = (value: unknown, open: ReadonlySet<string>, path = "", level = 1): TreeRow[] => {
  const entries = entriesOf(value);
  return entries.flatMap(([name, inner], place): TreeRow[] => {
    const own = `${path}/${escaped(name)}`;
    const holds = entriesOf(inner).length > 0;
    const isOpen = holds && open.has(own);
    return [
      {
        path: own,
        level,
        name,
        text: textOf(inner),
        isOpen: holds ? isOpen : null,
        place: place + 1,
        siblings: entries.length,
      },
      ...(isOpen ? treeRows(inner, open, own, level + 1) : []),
    ];
  });
};

export interface TreeMove {
  readonly focus?: string;
  readonly toggle?: string;
}

/** The effect of a key on a line of the tree, by the ARIA pattern for trees; null: none. */
export function moveIn(rows: readonly TreeRow[], at: string, key: string): TreeMove | null {
  const place = rows.findIndex(({ path }) => path === at);
  const row = rows[place];
  if (row === undefined) return null;
  const to = (next: TreeRow | undefined): TreeMove | null => (next === undefined ? null : { focus: next.path });
  switch (key) {
    case "ArrowDown":
      return to(rows[place + 1]);
    case "ArrowUp":
      return to(rows[place - 1]);
    case "Home":
      return to(rows[0]);
    case "End":
      return to(rows.at(-1));
    case "ArrowRight":
      if (row.isOpen === null) return null;
      return row.isOpen ? to(rows[place + 1]) : { toggle: row.path };
    case "ArrowLeft":
      return row.isOpen === true
        ? { toggle: row.path }
        : to(rows.slice(0, place).findLast(({ level }) => level < row.level));
    case "Enter":
    case " ":
      return row.isOpen === null ? null : { toggle: row.path };
    default:
      return null;
  }
}
