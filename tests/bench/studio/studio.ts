import type { Figure } from "../figure";
import { withAuthors, type AuthorsSite } from "./authors-site";
import { measureAutosave } from "./autosave";
import { measureBankSearch } from "./bank-search";
import { measureCheck } from "./check";
import { measurePreview } from "./preview";

const authors = 20;

/** What is measured on a site with authors, one after the other. */
const measures: readonly ((site: AuthorsSite) => Promise<Figure[]>)[] = [measureAutosave, measureCheck, measurePreview];

/** What authors wait for: drafts that save themselves, the check of a test, and the search of a large bank. */
export async function measureStudio(): Promise<Figure[]> {
  const ofSite = await withAuthors(authors, async (site) => {
    const figures: Figure[] = [];
    for (const measure of measures) figures.push(...(await measure(site)));
    return figures;
  });
  return [...ofSite, ...(await measureBankSearch())];
}
