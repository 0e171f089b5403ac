import { plainText, toHtml } from "../../content/content";
import { escapeHtml } from "../../content/escape-html";
import { FormulaError } from "../../content/mathml";
import type { Loss } from "../../content/sanitise";
import type { StoredMedia } from "../media";
import { findMedia, mediaId } from "../media";
import { Notes } from "../notes";
import { type ChangeCode } from "../reasons";
import { Refusal } from "../refusal";
import type { XmlElement, XmlNode } from "../xml";
import { childElements, xmlText } from "../xml";
import type { PackageFiles } from "../zip";

export interface BodyContext {
  readonly file: string;
  readonly files: PackageFiles;
  readonly drawn: ReadonlyMap<string, string>;
  readonly notes: Notes;
  /** Images found while content is read, by hash. */
  readonly media: Map<string, StoredMedia>;
}

const longestContent = 500_000;
const voids = new Set(["br", "hr", "wbr", "img", "col"]);
const blank = '<span style="border-bottom:1px solid;padding:0 2em">\u00a0</span>';
const grouping = [
  "section",
  "article",
  "header",
  "footer",
  "main",
  "aside",
  "address",
  "acronym",
  "big",
  "label",
  "center",
  "font",
  "tt",
  "semantics",
  "annotation",
  "title",
  "desc",
  "metadata",
];
const lostElements: Readonly<Record<string, ChangeCode>> = {
  a: "linkRemoved",
  script: "scriptRemoved",
  noscript: "scriptRemoved",
  style: "styleReduced",
  ...Object.fromEntries(grouping.map((name) => [name, "elementsReduced"])),
};
/** Styles that refuse the item: without them, things may overlap, appear, vanish or lose their picture. */
const meaningfulStyles = new Set([
  "position",
  "transform",
  "opacity",
  "clip",
  "clip-path",
  "filter",
  "content",
  "background",
  "background-image",
  "list-style-image",
]);

const image = (context: BodyContext, reference: string, alt: string, element: XmlElement): string => {
  const attributes = ["width", "height", "style"]
    .flatMap((name) =>
      element.attributes[name] === undefined ? [] : [` ${name}="${escapeHtml(element.attributes[name])}"`],
    )
    .join("");
  if (/^data:image\//i.test(reference))
    return `<img src="${escapeHtml(reference)}" alt="${escapeHtml(alt)}"${attributes}>`;
  const media = findMedia(context.files, context.file, reference);
  context.media.set(media.sha256, media);
  return `<img src="media:${mediaId(media)}" alt="${escapeHtml(alt)}"${attributes}>`;
};

const holds = (element: XmlElement, wanted: XmlElement): boolean =>
  element === wanted || childElements(element).some((child) => holds(child, wanted));

const isBlank = (node: XmlNode, except: XmlElement): boolean =>
  node === except ||
  (typeof node === "string"
    ? node.trim() === ""
    : node.children.length > 0 && node.children.every((child) => isBlank(child, except)));

type Rule = (element: XmlElement, context: BodyContext, inner: () => string) => string;
const leaveOut =
  (code: ChangeCode): Rule =>
  (_element, context) => {
    context.notes.add(code);
    return "";
  };
const refuseTemplate: Rule = (element) => {
  throw new Refusal("templated", element.name);
};

/** Rules for elements that are not plain HTML. */
const rules: Readonly<Record<string, Rule>> = {
  script: () => "",
  canvas: (element, context) => {
    const svg = context.drawn.get(element.attributes["id"] ?? "");
    if (svg === undefined) throw new Refusal("pictureByScript");
    return svg;
  },
  img: (element, context) => image(context, element.attributes["src"] ?? "", element.attributes["alt"] ?? "", element),
  object: (element, context) => {
    if (!/^image\//i.test(element.attributes["type"] ?? ""))
      throw new Refusal("contentUnsupported", element.attributes["type"] ?? "object");
    return image(context, element.attributes["data"] ?? "", xmlText(element).trim(), element);
  },
  rubricBlock: (element, context, inner) => {
    if ((element.attributes["view"] ?? "candidate").split(/\s+/).includes("candidate")) return inner();
    context.notes.add("rubricLeftOut");
    return "";
  },
  feedbackBlock: leaveOut("feedbackLeftOut"),
  feedbackInline: leaveOut("feedbackLeftOut"),
  stylesheet: leaveOut("styleReduced"),
  printedVariable: refuseTemplate,
  templateBlock: refuseTemplate,
  templateInline: refuseTemplate,
};

/** HTML of a part of the item, not yet sanitised. `interaction` is left out; a text entry is replaced by a blank. */
export const toSource = (node: XmlNode, context: BodyContext, interaction: XmlElement | null = null): string => {
  if (typeof node === "string") return escapeHtml(node);
  if (node === interaction) return node.name === "textEntryInteraction" ? blank : "";
  const inner = () => node.children.map((child) => toSource(child, context, interaction)).join("");
  const rule = Object.hasOwn(rules, node.name) ? rules[node.name] : undefined;
  if (rule) return rule(node, context, inner);
  if (interaction && holds(node, interaction) && isBlank(node, interaction)) return "";
  const attributes = Object.entries(node.attributes).map(([name, value]) => {
    if (/^on/i.test(name)) context.notes.add("scriptRemoved");
    return ` ${name}="${escapeHtml(value)}"`;
  });
  const tag = `<${node.name}${attributes.join("")}>`;
  return voids.has(node.name) ? tag : `${tag}${inner()}</${node.name}>`;
};

const wrapped = /^\s*<(p|div|span|table|ul|ol)(?:\s[^<>]*)?>[\s\S]*<\/\1>\s*$/i;

/**
 * The inner HTML of an element, not yet sanitised; a text that is itself a whole piece of escaped HTML is unescaped.
 */
export const innerSource = (element: XmlElement, context: BodyContext): string => {
  const text = element.children.every((child) => typeof child === "string") ? xmlText(element) : "";
  if (!wrapped.test(text)) return element.children.map((child) => toSource(child, context)).join("");
  context.notes.add("escapedMarkupRead");
  return text;
};

const weigh = (loss: Loss, notes: Notes): void => {
  if (loss.kind === "image") throw new Refusal("mediaUnsupported", loss.name.slice(0, 60));
  if (loss.kind === "attribute") {
    notes.add("formulaReduced", loss.name);
    return;
  }
  if (loss.kind === "style") {
    if (meaningfulStyles.has(loss.name)) throw new Refusal("styleMeaningful", loss.name);
    notes.add("styleReduced", loss.name);
    return;
  }
  const code = Object.hasOwn(lostElements, loss.name) ? lostElements[loss.name] : undefined;
  if (code === undefined) throw new Refusal("contentUnsupported", loss.name);
  notes.add(code, loss.name);
};

/** Sanitised HTML. Each loss is noted. Throws Refusal when a loss would change the meaning. */
export const toCleanHtml = (source: string, notes: Notes): string => {
  if (source.length > longestContent) throw new Refusal("contentTooLong", String(source.length));
  try {
    const html = toHtml(source, (loss) => weigh(loss, notes)).trim();
    return /<pre|white-space:pre/.test(html) ? html : html.replace(/[ \t\r\n]+/g, " ");
  } catch (error) {
    if (error instanceof FormulaError) throw new Refusal("formulaUnreadable", error.formula.slice(0, 200));
    throw error;
  }
};

/** Whether HTML shows nothing: no words, no picture and no formula. */
export const isEmpty = (html: string): boolean => plainText(html) === "" && !/<(?:img|svg|math)\b/.test(html);
