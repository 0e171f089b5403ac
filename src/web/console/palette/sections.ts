import type { PaletteOffer } from "./entry";
import { found, type FindPinyin, type FoundEntry } from "./match";

/** The groups that are found on this device, in the order in which they stand. */
const localGroups = ["tabs", "menu", "settings", "commands"] as const;
export type LocalGroup = (typeof localGroups)[number];
/** The groups that the server's search knows. */
const searchGroups = ["searchTests", "searchResults", "searchPages", "searchHelp"] as const;
export type SearchGroup = (typeof searchGroups)[number];
export type GroupName = LocalGroup | SearchGroup | "frequent" | "web";

/** One thing that the search has found. */
export interface SearchOffer extends PaletteOffer {
  readonly group: SearchGroup;
}

export interface Section {
  readonly group: GroupName;
  readonly lines: readonly FoundEntry<PaletteOffer>[];
}

interface Source {
  readonly entries: Readonly<Record<LocalGroup, readonly PaletteOffer[]>>;
  /** What is offered among the commands before anything is typed. */
  readonly frequent: readonly PaletteOffer[];
  /** What the search has found; null while it has not answered for what is typed. */
  readonly results: readonly FoundEntry<SearchOffer>[] | null;
  readonly web: PaletteOffer;
}

const unmarked = (entries: readonly PaletteOffer[]): FoundEntry<PaletteOffer>[] =>
  entries.map((entry) => ({ entry, match: { rank: 0, ranges: [] } }));
const bestOf = ({ lines }: Section): number => lines[0]?.match.rank ?? Infinity;

const mostInGroup = 8;
const foundIn = (results: readonly FoundEntry<SearchOffer>[], group: SearchGroup) =>
  results.filter(({ entry }) => entry.group === group).slice(0, mostInGroup);

/**
 * The groups with what fits. Before anything is typed: tabs, menu, what is often used. After that the group with the
 * best fit comes first, the search and the web stay last.
 */
export function paletteSections(
  { entries, frequent, results, web }: Source,
  query: string,
  findPinyin: FindPinyin | null,
): Section[] {
  const sections: Section[] =
    query.trim() === ""
      ? [
          { group: "tabs", lines: unmarked(entries.tabs) },
          { group: "menu", lines: unmarked(entries.menu) },
          { group: "frequent", lines: unmarked(frequent) },
        ]
      : [
          ...localGroups
            .map((group): Section => ({ group, lines: found(entries[group], query, findPinyin) }))
            .toSorted((one, other) => bestOf(one) - bestOf(other)),
          ...searchGroups
            .map((group): Section => ({ group, lines: foundIn(results ?? [], group) }))
            .toSorted((one, other) => bestOf(one) - bestOf(other)),
          { group: "web", lines: unmarked([web]) },
        ];
  return sections.filter(({ lines }) => lines.length > 0);
}
