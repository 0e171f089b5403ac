import type { PaletteOffer } from "./entry";
import { found, type FindPinyin, type FoundEntry } from "./match";

/** The groups searched on this device, in the order of the list. */
const localGroups = ["tabs", "menu", "settings", "commands"] as const;
export type LocalGroup = (typeof localGroups)[number];
/** The groups of the server's search. */
const searchGroups = ["searchTests", "searchResults", "searchPages", "searchHelp"] as const;
export type SearchGroup = (typeof searchGroups)[number];
export type GroupName = LocalGroup | SearchGroup | "frequent" | "web";

/** One result of the server's search. */
export interface SearchOffer extends PaletteOffer {
  readonly group: SearchGroup;
}

export interface Section {
  readonly group: GroupName;
  readonly lines: readonly FoundEntry<PaletteOffer>[];
}

interface Source {
  readonly entries: Readonly<Record<LocalGroup, readonly PaletteOffer[]>>;
  /** Commands offered before anything is typed. */
  readonly frequent: readonly PaletteOffer[];
  /** Results of the server's search; null until it has answered for the current query. */
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
 * The groups with their matches. Without a query: tabs, menu, frequent commands. With one: the group with the best
 * match first, then the server's results, the web search last.
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
