import type { Language } from "../../../contract/item/content";

/** The results page of a web search engine common among readers of this language. */
export const webSearchAddress = (query: string, language: Language): string =>
  language === "zh"
    ? `https://www.baidu.com/s?${new URLSearchParams({ wd: query }).toString()}`
    : `https://www.google.com/search?${new URLSearchParams({ q: query }).toString()}`;

/** An address that a window may open: a page of the web or of this site; null for others, such as scripts. */
export function windowAddress(address: string, base: string): string | null {
  if (!URL.canParse(address, base)) return null;
  const { protocol, href } = new URL(address, base);
  return protocol === "https:" || protocol === "http:" ? href : null;
}

/** Opens a window without a reference to this one. */
export function openWindow(address: string): void {
  const safe = windowAddress(address, window.location.href);
  if (safe !== null) window.open(safe, "_blank", "noopener,noreferrer");
}
