import { withFormulaEnds } from "../../../contract/item/formula-ends";
import type { Media } from "../../../contract/item/item";

const mediaSource = /\bsrc="media:([\w.-]+)"/g;
const gapMark = /\{\{([\w.-]+)\}\}/g;

/** What stands over the content of an item: the number of the question (h1), or a heading below it (h2). */
export type FirstHeading = 2 | 3;
const headingTag = /<(\/?)h([1-6])\b/g;

/** The same headings in the same order of rank, from `first` on without a gap, so that the outline has none. */
const withOutline = (html: string, first: FirstHeading): string => {
  const ranks = new Set([...html.matchAll(headingTag)].map(([, , rank]) => Number(rank)));
  const inOrder = [...ranks].toSorted((one, other) => one - other);
  return html.replace(
    headingTag,
    (_, slash: string, rank: string) => `<${slash}h${first + inOrder.indexOf(Number(rank))}`,
  );
};

/**
 * Sanitised item HTML made ready for the page: `media:<id>` becomes /media/<sha256>, each table gets
 * a box of its own to scroll in, headings begin with `first`, each {{gap_id}} becomes an empty
 * <span data-gap="gap_id">, and no line ends between a formula and the mark that follows it.
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
