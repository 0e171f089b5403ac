import type { Arrow } from "./import-graph";

/**
 * Folders and files in storeys, from the lowest to the highest. A file belongs to the longest entry with which its path
 * begins; it may import files on its own storey and below.
 */
export const storeys: readonly (readonly string[])[] = [
  ["src/contract", "src/psychometrics"],
  // statecharts
  ["machines/support"],
  ["machines"],
  ["machines/exam"],
  ["machines/families"],
  // items
  ["src/items"],
  ["src/items/content", "src/items/scoring", "src/items/mistakes"],
  [
    "src/items/engine",
    "src/items/audio",
    "src/items/authoring",
    "src/items/import",
    "src/items/export",
    "src/items/renamed.ts",
  ],
  ["src/items/reading", "src/items/mini"],
  ["src/items/cat", "src/items/language", "src/items/maths", "src/items/opt", "src/items/sat"],
  ["src/items/catalogue.ts", "src/items/generators", "src/items/practice", "src/items/review", "src/items/narration"],
  // server
  ["src/server/support", "src/server/program"],
  ["src/server/seb"],
  ["src/server/db"],
  [
    "src/server/files",
    "src/server/messages",
    "src/server/metrics",
    "src/server/social",
    "src/server/live-site",
    "src/server/outgoing",
  ],
  ["src/server/configuration"],
  ["src/server/attempts"],
  ["src/server/delivery"],
  ["src/server/families"],
  ["src/server/use-cases"],
  ["src/server/backup", "src/server/shipped"],
  ["src/server/history"],
  ["src/server/http"],
  ["src/server/app.ts"],
  ["src/server/start", "src/server/process"],
  ["src/server/workers", "src/server/cli"],
  ["src/server"],
  // web
  ["src/web/theme", "src/web/platform", "src/web/loading"],
  ["src/web/i18n"],
  ["src/web/effects"],
  ["src/web/contexts"],
  ["src/web/permissions"],
  ["src/web/ui"],
  ["src/web/item"],
  ["src/web/site"],
  ["src/web"],
  ["src/web/app"],
];

interface Wall {
  readonly from: string;
  readonly to: string;
  /** What may be imported all the same, by `passing`, or by everybody. */
  readonly except?: readonly string[];
  readonly passing?: string;
}

/** Imports that are never allowed, regardless of the storeys. */
export const walls: readonly Wall[] = [
  { from: "src/web", to: "src/server" },
  // what an author types is drawn in the browser by the code that draws it on the server
  { from: "src/web", to: "src/items", except: ["src/items/content"], passing: "src/web/studio/writing" },
  { from: "src/web", to: "src/psychometrics" },
  { from: "src/server", to: "src/web" },
  // the server decides the phases of what authors make, of rooms and of other programs, by transition() on their rows
  { from: "src/server", to: "machines", except: ["machines/studio", "machines/room", "machines/integrations"] },
  { from: "src/items", to: "machines" },
  { from: "src/psychometrics", to: "src/contract" },
  { from: "machines", to: "src/psychometrics" },
];

const isIn = (file: string, entry: string): boolean => file === entry || file.startsWith(`${entry}/`);

/** The entry of a file and its height; null: the table has no entry for it. */
const storeyOf = (
  file: string,
  table: readonly (readonly string[])[],
): { readonly entry: string; readonly height: number } | null => {
  const found = table
    .flatMap((entries, height) => entries.map((entry) => ({ entry, height })))
    .filter(({ entry }) => isIn(file, entry))
    .toSorted((one, other) => other.entry.length - one.entry.length);
  return found[0] ?? null;
};

const isBarred = ({ from, to }: Arrow, { from: above, to: below, except, passing = above }: Wall): boolean =>
  isIn(from, above) && isIn(to, below) && !(except?.some((entry) => isIn(to, entry)) === true && isIn(from, passing));

const written = ({ from, to }: Arrow): string => `${from} → ${to}`;

/** Imports of a higher storey, or through a wall. */
export const arrowsUp = (
  arrows: readonly Arrow[],
  table: readonly (readonly string[])[] = storeys,
  closed: typeof walls = walls,
): string[] =>
  arrows
    .filter(({ from, to }) => {
      const [above, below] = [storeyOf(from, table), storeyOf(to, table)];
      if (above === null || below === null) throw new Error(`${written({ from, to })}: the table lacks a storey`);
      return below.height > above.height || closed.some((wall) => isBarred({ from, to }, wall));
    })
    .map(written);

/** The imports between entries of the table: neighbours on a storey must not import each other. */
export const arrowsOfStoreys = (arrows: readonly Arrow[], table: readonly (readonly string[])[] = storeys): Arrow[] =>
  arrows.flatMap((arrow) => {
    const [from, to] = [storeyOf(arrow.from, table)?.entry, storeyOf(arrow.to, table)?.entry];
    return from === undefined || to === undefined || from === to ? [] : [{ from, to }];
  });
