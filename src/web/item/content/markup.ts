import { withFormulaEnds } from "../../../contract/item/formula-ends";
import type { Media } from "../../../contract/item/item";

const mediaSource = /\bsrc="media:([\w.-]+)"/g;
const gapMark = /\{\{([\w.-]+)\}\}/g;

/** Level of the first heading in content: h2 under the number of the question (h1), or h3 under another heading. */
export type FirstHeading = 2 | 3;
const headingTag = /<(\/?)h([1-6])\b/g;

/** The headings with the same order of ranks, from `first` on without gaps, so that the document outline has none. */
const withOutline = (html: string, first: FirstHeading): string => {
  const ranks = new Set([...html.matchAll(headingTag)].map(([, , rank]) => Number(rank)));
  const inOrder = [...ranks].toSorted((one, other) => one - other);
  return html.replace(
    headingTag,
    (_, slash: string, rank: string) => `<${slash}h${first + inOrder.indexOf(Number(rank))}`,
  );
};

/**
 * Prepares sanitised item HTML for the page: `media:<id>` becomes /media/<sha256>, each table gets a box of its own to
 * scroll in, headings begin with `first`, each {{gap_id}} becomes an empty <span data-gap="gap_id">, and no line breaks
 * between a formula and the punctuation after it.
 */
export const readyMarkup = (html: string, media: readonly Media[], first: FirstHeading = 3): string =>
  withOutline(withFormulaEnds(html, "iv-formula"), first)
    .replace(mediaSource, (_, id: string) => {
      const found = media.find((entry) => entry.media_id === id);
      return `src="/media/${found?.sha256 ?? id}"`;
    })
    .replace(/<table\b/g, '<div class="iv-scroll"><table')
    .replaceAll("</table>", "</table></div>")
    .replace(gapMark, '<span data-gap="$1"></span>');
