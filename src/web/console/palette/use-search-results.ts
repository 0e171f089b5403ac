import { ChartLine, CircleHelp, FileSearch, PanelsTopLeft, type LucideIcon } from "lucide-react";
import type { Calls } from "../../../contract/calls/calls";
import { useCall } from "../../effects/use-call";
import { useSettled } from "../../ui/use-settled";
import { flatMenu } from "../menu/trail";
import { useMenu } from "../menu/use-menu";
import { openWindow } from "./addresses";
import { found, type FindPinyin, type FoundEntry } from "./match";
import type { SearchGroup, SearchOffer } from "./sections";

/** Milliseconds without typing before the search runs (SPEC §9). */
export const searchDelayMs = 500;
const freshMs = 300_000;

type Line = Calls["searchList"]["output"]["list"][number];

const groups: Readonly<Record<Line["group"], { readonly group: SearchGroup; readonly Icon: LucideIcon }>> = {
  tests: { group: "searchTests", Icon: FileSearch },
  results: { group: "searchResults", Icon: ChartLine },
  pages: { group: "searchPages", Icon: PanelsTopLeft },
  help: { group: "searchHelp", Icon: CircleHelp },
};

const offerOf = ({ value, url, group, also, detail }: Line): SearchOffer => ({
  key: `search ${url}`,
  title: value,
  ...(also === "" ? {} : { others: [also] }),
  ...(detail === "" ? {} : { detail, around: [detail] }),
  ...groups[group],
  isNewWindow: true,
  run: () => openWindow(url),
});

export interface SearchResults {
  /** null while there is no answer to the current query. */
  readonly results: readonly FoundEntry<SearchOffer>[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * The server's search list, fetched when the palette opens, and filtered once typing stops. Pages in the menu are left
 * out, since the menu group lists them.
 */
export function useSearchResults(query: string, findPinyin: FindPinyin | null): SearchResults {
  const { data, isError, refetch } = useCall("searchList", {}, { staleTime: freshMs });
  const listed = new Set(flatMenu(useMenu()).map(({ entry }) => entry.href));
  const settled = useSettled(query, searchDelayMs);
  const entries = data?.list.filter(({ group, url }) => group !== "pages" || !listed.has(url)).map(offerOf);
  const hasFailed = isError && data === undefined;
  const isAnswered = settled === query && (hasFailed || entries !== undefined);
  return {
    results: isAnswered ? found(entries ?? [], query, findPinyin) : null,
    hasFailed,
    retry: () => void refetch(),
  };
}
