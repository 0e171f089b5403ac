import { FileSearch } from "lucide-react";
import { useCall } from "../../effects/use-call";
import { useSettled } from "../../ui/use-settled";
import { openWindow } from "./addresses";
import type { PaletteOffer } from "./entry";
import { found, type FindPinyin, type Found } from "./match";

/** Nothing is looked for before this long without typing, in ms (SPEC §9). */
export const searchDelayMs = 500;
const freshMs = 300_000;

export interface SearchResults {
  /** null while there is no answer to what is typed now. */
  readonly results: readonly Found<PaletteOffer>[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** What the search call knows of, fetched when the palette opens and looked through once nothing more is typed. */
export function useSearchResults(query: string, findPinyin: FindPinyin | null): SearchResults {
  const { data, isError, refetch } = useCall("searchList", {}, { staleTime: freshMs });
  const settled = useSettled(query, searchDelayMs);
  const entries = data?.list.map(({ value, url }): PaletteOffer => ({
    key: `search ${url}`,
    title: value,
    Icon: FileSearch,
    isNewWindow: true,
    run: () => openWindow(url),
  }));
  const hasFailed = isError && data === undefined;
  const isAnswered = settled === query && (hasFailed || entries !== undefined);
  return {
    results: isAnswered ? found(entries ?? [], query, findPinyin) : null,
    hasFailed,
    retry: () => void refetch(),
  };
}
