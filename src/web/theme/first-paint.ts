import { barePages, columnPages } from "../../contract/pages.ts";

const lists: Readonly<Record<string, readonly string[]>> = { BARE_PAGES: barePages, COLUMN_PAGES: columnPages };

/** index.html with the lists of pages that its first paint needs. Throws where it names a list that there is not. */
export const withPageLists = (html: string): string =>
  html.replaceAll(/%([A-Z]+_PAGES)%/g, (_, name: string) => {
    const list = lists[name];
    if (list === undefined) throw new Error(`index.html names a list of pages that there is not: ${name}`);
    return list.join(" ");
  });
