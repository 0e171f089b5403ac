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

/** By what mark-up is cleaned. */
export type WayName = keyof typeof ways;
/** Of what the mark-up is. */
export type Kind = "item" | "notice";

/** What the page takes, cleaned by one way. */
export const clean = (way: WayName, kind: Kind, html: string): string => ways[way][kind](html);

/** What stands in the page once it has taken what one way leaves. */
export const placed = (way: WayName, kind: Kind, html: string): HTMLElement => {
  const place = document.createElement("div");
  document.body.append(place);
  place.innerHTML = clean(way, kind, html);
  return place;
};
