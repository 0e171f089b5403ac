import sanitizeHtml from "sanitize-html";
import {
  casedAttributes,
  everywhere,
  htmlAttributes,
  htmlElements,
  markerAttributes,
  mathAttributes,
  mathElements,
  silentElements,
  svgAttributes,
  svgElements,
} from "../../contract/item/content-vocabulary";
import { isImageSource } from "./image-source";
import { storable } from "./storable";
import { readStrictly } from "./strict-markup";
import { reduceStyle } from "./style";

/**
 * A part that sanitising removed: an element (name; its text may stay), a style (property), an image (source), or an
 * attribute of a formula that affects its drawing.
 */
export interface Loss {
  readonly kind: "element" | "style" | "image" | "attribute";
  readonly name: string;
}
type Note = (loss: Loss) => void;

const freeText = new Set(["alt", "aria-label"]);
const plainValue = /^[^<>"'&\\:;@]*$/;
const fetches = /url\s*\(/i;

const elements = [...htmlElements, ...mathElements, ...svgElements];
const known = new Set(elements);
const silent = new Set(silentElements);
const renamed: Readonly<Record<string, string>> = {
  h1: "h3",
  h2: "h3",
  strike: "s",
  tt: "code",
  center: "div",
  font: "span",
};

const allowedAttributes: Record<string, string[]> = { "*": [...everywhere] };
for (const name of htmlElements) allowedAttributes[name] = [...(htmlAttributes[name] ?? [])];
for (const name of mathElements) allowedAttributes[name] = [...mathAttributes];
for (const name of svgElements) allowedAttributes[name] = [...svgAttributes];
allowedAttributes["marker"]?.push(...markerAttributes);

const inFormulas = new Set<string>(mathElements);
const ofFormulas = new Set<string>([...everywhere, ...mathAttributes]);
/**
 * Attributes of formulas without effect on the drawing; below, values equal to the default. Neither counts as a loss.
 */
const undrawn = /^(?:xmlns|xml:|data-|on)|^(?:class|id|xref|href|alttext|encoding|definitionurl|overflow|hidden)$/;
const asUsual = /^(?:none|auto|normal|false|)$/;
const isMissed = (tag: string, name: string, value: string): boolean =>
  inFormulas.has(tag) && !ofFormulas.has(name) && !undrawn.test(name) && !asUsual.test(value.trim());

/**
 * Allowed attributes for the elements that occur in the text only, since the library copies the lists for each text.
 */
const attributesFor = (html: string): Record<string, string[]> => {
  const lists: Record<string, string[]> = { "*": allowedAttributes["*"] ?? [] };
  for (const [, written = ""] of html.matchAll(/<([a-z][^\s/>]*)/gi)) {
    const name = written.toLowerCase();
    const element = renamed[name] ?? name;
    const list = known.has(element) ? allowedAttributes[element] : undefined;
    if (list !== undefined) lists[element] = list;
  }
  return lists;
};

/** Only arrowheads may have ids; the prefix `fig-` keeps them apart from ids of the page and names in scripts. */
const markerName = /^(?:fig-)?([A-Za-z][\w-]{0,40})$/;
const markerLink = /^url\(\s*["']?#(?:fig-)?([A-Za-z][\w-]{0,40})["']?\s*\)$/;
const prefixed = (pattern: RegExp, value: string, write: (name: string) => string): string | null => {
  const name = pattern.exec(value.trim())?.[1];
  return name === undefined ? null : write(`fig-${name}`);
};

const attributeValue = (name: string, value: string, note: Note): string | null => {
  if (name === "style") {
    const { kept, dropped } = reduceStyle(value);
    for (const property of dropped) note({ kind: "style", name: property });
    return kept === "" ? null : kept;
  }
  if (name === "src") return isImageSource(value.trim()) ? value.trim() : null;
  if (name === "id") return prefixed(markerName, value, (id) => id);
  if (name === "mathvariant" && value !== "normal") return null;
  if (name.startsWith("marker-")) return prefixed(markerLink, value, (id) => `url(#${id})`);
  if (freeText.has(name)) return value;
  return plainValue.test(value) && !fetches.test(value) ? value : null;
};

/** Turns the attribute `hidden`, which is not allowed, into a style, so that hidden content stays hidden. */
const withStyle = (attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  attributes["hidden"] === undefined
    ? attributes
    : { ...attributes, style: `${attributes["style"] ?? ""};display:none` };

const reduceAttributes = (attributes: Readonly<Record<string, string>>, note: Note): Record<string, string> => {
  const kept: Record<string, string> = {};
  for (const [folded, value] of Object.entries(withStyle(attributes))) {
    const name = Object.hasOwn(casedAttributes, folded) ? casedAttributes[folded] : folded;
    const reduced = name === undefined ? null : attributeValue(name, value, note);
    if (name !== undefined && reduced !== null) kept[name] = reduced;
  }
  return kept;
};

/** The general form of `sanitise`, which parses any text. */
export const sanitiseByParsing = (html: string, note: Note = () => undefined): string => {
  const text = storable(html);
  return sanitizeHtml(text, {
    allowedTags: elements,
    allowedAttributes: attributesFor(text),
    allowedSchemes: [],
    allowedSchemesByTag: { img: ["media", "data"] },
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    nonTextTags: [...silentElements],
    nestingLimit: 100,
    transformTags: {
      "*": (tag, attributes) => {
        const tagName = renamed[tag] ?? tag;
        if (silent.has(tagName) || !known.has(tagName)) note({ kind: "element", name: tagName });
        const attribs = reduceAttributes(attributes, note);
        for (const [name, value] of Object.entries(attributes))
          if (isMissed(tagName, name, value) || (name === "mathvariant" && attribs[name] === undefined))
            note({ kind: "attribute", name });
        if (tagName === "img" && attribs["src"] === undefined) note({ kind: "image", name: attributes["src"] ?? "" });
        return { tagName, attribs };
      },
    },
    exclusiveFilter: (frame) => frame.tag === "img" && frame.attribs["src"] === undefined,
  });
};

/**
 * Reduces HTML with MathML and SVG to the content vocabulary: nothing runs, fetches, links, names or overlays. Text of
 * unknown elements stays, text of scripts and the like goes. `note` is called with each loss.
 */
export const sanitise = (html: string, note?: Note): string => readStrictly(html) ?? sanitiseByParsing(html, note);
