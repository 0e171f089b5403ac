import { Parser } from "htmlparser2";
import { silentElements } from "../../../../contract/item/content-vocabulary";
import type { Written } from "./written-attributes";

export interface HtmlElement {
  readonly name: string;
  readonly attributes: Written;
  readonly children: readonly HtmlNode[];
  /** The mark-up of the whole element. */
  readonly source: string;
}
export type HtmlNode = HtmlElement | string;

interface Open {
  readonly name: string;
  readonly attributes: Written;
  readonly children: HtmlNode[];
  readonly start: number;
}

const silent = new Set(silentElements);
/** Deeper elements are read as if only their content were there. */
const deepest = 100;

/**
 * The elements and texts of HTML; comments, scripts and the like are left out. Never throws: what is not closed ends
 * with its parent.
 */
export function readTree(html: string): readonly HtmlNode[] {
  const top: HtmlNode[] = [];
  const open: (Open | null)[] = [];
  let hidden = 0;
  let depth = 0;
  let hasEnded = false;
  const into = (): HtmlNode[] => open.findLast((entry) => entry !== null)?.children ?? top;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (hidden > 0 || silent.has(name) || depth >= deepest) {
        if (silent.has(name)) hidden += 1;
        open.push(null);
        return;
      }
      depth += 1;
      open.push({ name, attributes, children: [], start: parser.startIndex });
    },
    onclosetag: (name, isImplied) => {
      const closed = open.pop();
      if (silent.has(name)) hidden -= 1;
      if (closed == null) return;
      depth -= 1;
      const { start, ...rest } = closed;
      const isVoid = start === parser.startIndex;
      const source =
        isImplied && !isVoid
          ? `${html.slice(start, hasEnded ? html.length : parser.startIndex)}</${name}>`
          : html.slice(start, parser.endIndex + 1);
      into().push({ ...rest, source });
    },
    ontext: (text) => {
      if (hidden === 0) into().push(text);
    },
  });
  parser.write(html);
  hasEnded = true;
  parser.end();
  return top;
}
