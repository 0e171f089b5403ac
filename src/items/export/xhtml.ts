import { Parser } from "htmlparser2";
import { startTag, escapedXmlText } from "./xml";

/** Replacements within a text when it is written. */
export interface ContentRules {
  /** The reference to a picture in the export. */
  readonly picture: (source: string) => string;
  /** The XML at the place of a gap; null: the gap is unknown, and its mark stays as text. */
  readonly gap?: (gapId: string) => string | null;
}

const voids = new Set(["br", "hr", "wbr", "img", "col"]);
const namespaces: Readonly<Record<string, string>> = {
  math: "http://www.w3.org/1998/Math/MathML",
  svg: "http://www.w3.org/2000/svg",
};
const gapMark = /\{\{([\w.-]+)\}\}/;

/** Escaped text with its gaps replaced. Every second part of the split text is the id of a gap. */
const withGaps = (text: string, gap: ContentRules["gap"]): string =>
  gap === undefined
    ? escapedXmlText(text)
    : text
        .split(gapMark)
        .map((part, place) => (place % 2 === 0 ? escapedXmlText(part) : (gap(part) ?? escapedXmlText(`{{${part}}}`))))
        .join("");

const attributesOf = (
  name: string,
  given: Readonly<Record<string, string>>,
  { picture }: ContentRules,
): Readonly<Record<string, string>> => {
  const namespace = namespaces[name];
  if (namespace !== undefined) return { xmlns: namespace, ...given };
  if (name !== "img") return given;
  return { ...given, src: picture(given["src"] ?? ""), alt: given["alt"] ?? "" };
};

const blocks = "p|div|table|ul|ol|dl|h[1-6]|blockquote|pre|figure|hr|svg";
const asBlock = new RegExp(`^\\s*<(?:${blocks})[\\s>/]`);
const endsAsBlock = new RegExp(`(?:</(?:${blocks})>|<hr/>)\\s*$`);

/** XHTML within a block unless it begins and ends with one: the body of an item must consist of blocks. */
export const asBlocks = (xhtml: string): string =>
  asBlock.test(xhtml) && endsAsBlock.test(xhtml) ? xhtml : `<div>${xhtml}</div>`;

/** The sanitised HTML of an item as XML: every element closed, formulas and drawings in their namespaces. */
export const toXhtml = (html: string, rules: ContentRules): string => {
  let out = "";
  let text = "";
  const flush = (): void => {
    out += withGaps(text, rules.gap);
    text = "";
  };
  const parser = new Parser(
    {
      onopentag: (name, given) => {
        flush();
        const start = startTag(name, attributesOf(name, given, rules));
        out += voids.has(name) ? `${start.slice(0, -1)}/>` : start;
      },
      ontext: (part) => {
        text += part;
      },
      onclosetag: (name) => {
        flush();
        if (!voids.has(name)) out += `</${name}>`;
      },
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false, recognizeSelfClosing: true },
  );
  parser.end(html);
  flush();
  return out;
};
