import { cleanMarkup } from "../../src/web/item/content/clean-markup";
import type { Way } from "../../src/web/ui/markup/allowed";
import { browserWay } from "../../src/web/ui/markup/browser-way";
import { makeCleaner } from "../../src/web/ui/markup/cleaner";
import { libraryWay } from "../../src/web/ui/markup/library-way";
import { safeNotice } from "../../src/web/ui/markup/notice-html";

const there = (way: Way | null): Way => {
  if (way === null) throw new Error("this browser has no Sanitizer API");
  return way;
};

const text = (markup: unknown): string => String(markup);

const ofWay = (way: Way) => {
  const cleaner = makeCleaner(way);
  return {
    item: (html: string): string => text(cleanMarkup(cleaner, html)),
    notice: (html: string): string => text(safeNotice(cleaner, html)),
  };
};

const ways = { own: ofWay(there(browserWay())), library: ofWay(libraryWay()) };

/** The names of the ways to clean mark-up. */
export type WayName = keyof typeof ways;
/** The kind of mark-up. */
export type Kind = "item" | "notice";

/** Mark-up cleaned in one way, in the form that the page takes. */
export const clean = (way: WayName, kind: Kind, html: string): string => ways[way][kind](html);

/** The elements in the page after it has inserted mark-up cleaned in one way. */
export const placed = (way: WayName, kind: Kind, html: string): HTMLElement => {
  const place = document.createElement("div");
  document.body.append(place);
  place.innerHTML = clean(way, kind, html);
  return place;
};
