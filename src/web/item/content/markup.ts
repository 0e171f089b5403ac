import { withFormulaEnds } from "../../../contract/formula-ends";
import type { Media } from "../../../contract/item";

const mediaSource = /\bsrc="media:([\w.-]+)"/g;
const gapMark = /\{\{([\w.-]+)\}\}/g;

/**
 * Sanitised item HTML made ready for the page: `media:<id>` becomes /media/<sha256>, each table gets
 * a box of its own to scroll in, each {{gap_id}} becomes an empty <span data-gap="gap_id">, and no line ends between a
 * formula and the mark that follows it.
 */
export const readyMarkup = (html: string, media: readonly Media[]): string =>
  withFormulaEnds(html, "iv-formula")
    .replace(mediaSource, (_, id: string) => {
      const found = media.find((entry) => entry.media_id === id);
      return `src="/media/${found?.sha256 ?? id}"`;
    })
    .replace(/<table\b/g, '<div class="iv-scroll"><table')
    .replaceAll("</table>", "</table></div>")
    .replace(gapMark, '<span data-gap="$1"></span>');
