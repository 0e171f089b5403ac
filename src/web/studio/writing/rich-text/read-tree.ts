import { Parser } from "htmlparser2";
import { silentElements } from "../../../../contract/item/content-vocabulary";
import type { HtmlElement, HtmlNode } from "./html-tree";
import type { Written } from "./written-attributes";

interface Open extends HtmlElement {
  readonly children: HtmlNode[];
}

const silent = new Set(silentElements);
/** Deeper elements are read as if only their content were there. */
const deepest = 100;

/** Names of attributes as written within drawings, where capitals matter; elsewhere in lower case. */
const named = (attributes: Written, isDrawing: boolean): Written =>
  isDrawing
    ? attributes
    : Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]));

/**
 * The elements and texts of HTML; comments, scripts and the like are left out. Never throws: what is not closed ends
 * with its parent.
 */
export function readTree(html: string): readonly HtmlNode[] {
  const top: HtmlNode[] = [];
  const open: (Open | null)[] = [];
  let hidden = 0;
  let depth = 0;
  let drawings = 0;
  const into = (): HtmlNode[] => open.findLast((entry) => entry !== null)?.children ?? top;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (silent.has(name)) hidden += 1;
        if (hidden > 0 || depth >= deepest) {
          open.push(null);
          return;
        }
        depth += 1;
        if (name === "svg") drawings += 1;
        open.push({ name, attributes: named(attributes, drawings > 0), children: [] });
      },
      onclosetag: (name) => {
        const closed = open.pop();
        if (silent.has(name)) hidden -= 1;
        if (closed == null) return;
        depth -= 1;
        if (name === "svg") drawings -= 1;
        into().push(closed);
      },
      ontext: (text) => {
        if (hidden === 0) into().push(text);
      },
    },
    { lowerCaseAttributeNames: false },
  );
  parser.write(html);
  parser.end();
  return top;
}
