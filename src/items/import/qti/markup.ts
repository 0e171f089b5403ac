import { plainText } from "../../content/content";
import { escapeHtml } from "../../content/escape-html";
import type { Notes } from "../notes";
import type { ChangeCode } from "../reasons";
import { Refusal } from "../refusal";
import type { XmlElement, XmlNode } from "../xml";
import { xmlText } from "../xml";
import type { PackageFiles } from "../zip";
import { baseOf, packagePath } from "./references";
import { withoutIdlePosition } from "./styles";

/** Feedback of an item, shown or hidden if an outcome has a certain value. */
export interface FeedbackRecord {
  readonly outcome: string;
  readonly identifier: string;
  readonly shown: boolean;
  readonly html: string;
}

/** The context in which the mark-up of an item is written. */
export interface MarkupContext {
  /** The file whose references are followed. */
  readonly file: string;
  readonly files: PackageFiles;
  /** Drawings by the id of their canvas. */
  readonly drawn: ReadonlyMap<string, string>;
  readonly notes: Notes;
  /** Feedback that stands within the content, collected while it is written. */
  readonly feedback: FeedbackRecord[];
}
/** Mark-up in place of an element. */
export interface Placement {
  readonly html: string;
  /** Also replaces the elements around it if they contain nothing else; absent: these stay. */
  readonly alone?: string;
}
/** Mark-up in place of elements, and the ancestors of these elements. */
export interface PlacedMarkup {
  readonly at: ReadonlyMap<XmlElement, Placement>;
  readonly around: ReadonlySet<XmlElement>;
}

const longestExcerpt = 60;
/** The first words of a text. */
export const excerptOf = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, longestExcerpt);

const nowhere: PlacedMarkup = { at: new Map(), around: new Set() };
const voids = new Set(["br", "hr", "wbr", "img", "col", "source", "track", "embed", "input"]);
/** Characters that mark places within mark-up; if a file contains them, they are removed. */
const marks = /[\u{F0000}-\u{F0003}]/gu;
/** The first half of each of them, which is found much faster. */
const halfMark = "\udb80";
const escaped = (text: string): string => escapeHtml(text.includes(halfMark) ? text.replace(marks, "") : text);

const image = (context: MarkupContext, reference: string, alt: string, element: XmlElement): string => {
  const attributes = ["width", "height", "style"].flatMap((name) => {
    const value = element.attributes[name];
    return value === undefined ? [] : [` ${name}="${escaped(name === "style" ? withoutIdlePosition(value) : value)}"`];
  });
  const source = packagePath(context.files, context.file, reference);
  return `<img src="${escaped(source)}" alt="${escaped(alt)}"${attributes.join("")}>`;
};

type Writer = (element: XmlElement, context: MarkupContext, inner: () => string) => string;
const leaveOut =
  (code: ChangeCode): Writer =>
  (_, context) => {
    context.notes.add(code);
    return "";
  };
const refuseTemplate: Writer = (element) => {
  throw new Refusal("templated", element.name);
};
const collectFeedback: Writer = (element, context, inner) => {
  context.feedback.push(feedbackOf(element, inner()));
  return "";
};

/** Whether an element is meant for the student; elements that name no readers are. */
export const isForCandidate = (element: XmlElement): boolean =>
  (element.attributes["view"] ?? "candidate").split(/\s+/).includes("candidate");

export const feedbackOf = ({ attributes }: XmlElement, html: string): FeedbackRecord => ({
  outcome: attributes["outcomeIdentifier"] ?? "",
  identifier: attributes["identifier"] ?? "",
  shown: attributes["showHide"] !== "hide",
  html,
});

/** Writers of elements that are not plain HTML. */
const writers: Readonly<Record<string, Writer>> = {
  script: () => "",
  canvas: (element, context) => {
    const svg = context.drawn.get(element.attributes["id"] ?? "");
    if (svg === undefined) throw new Refusal("pictureByScript");
    return svg;
  },
  img: (element, context) => image(context, element.attributes["src"] ?? "", element.attributes["alt"] ?? "", element),
  object: (element, context) => {
    if (!/^image\//i.test(element.attributes["type"] ?? ""))
      throw new Refusal("contentUnsupported", (element.attributes["type"] ?? "object").slice(0, 60));
    return image(context, element.attributes["data"] ?? "", xmlText(element).trim(), element);
  },
  rubricBlock: (element, context, inner) => {
    if (isForCandidate(element)) return `<div>${inner()}</div>`;
    context.notes.add("rubricLeftOut", excerptOf(xmlText(element)));
    return "";
  },
  contentBody: (_element, _context, inner) => inner(),
  feedbackBlock: collectFeedback,
  feedbackInline: collectFeedback,
  stylesheet: leaveOut("styleReduced"),
  catalogInfo: leaveOut("catalogLeftOut"),
  printedVariable: refuseTemplate,
  templateBlock: refuseTemplate,
  templateInline: refuseTemplate,
};

const attributeOf = (name: string, value: string, { notes }: MarkupContext): string => {
  if (/^on/i.test(name)) notes.add("scriptRemoved");
  if (name === "xml:lang") return ` lang="${escaped(value)}"`;
  if (name.startsWith("xml:")) return "";
  if (name === "class" && /(?:^|\s)qti-/.test(value)) notes.add("styleReduced", value.trim().slice(0, 60));
  return ` ${name}="${escaped(name === "style" ? withoutIdlePosition(value) : value)}"`;
};

const attributesOf = (element: XmlElement, context: MarkupContext): string =>
  Object.entries(element.attributes)
    .map(([name, value]) => attributeOf(name, value, context))
    .join("");

/** Elements that must stay even if they contain only a field, because their position has a meaning. */
const cells = new Set(["td", "th", "li", "dd"]);
const holdsField = (node: XmlElement, { at }: PlacedMarkup): boolean =>
  node.children.some((child) => {
    const placement = typeof child === "string" ? undefined : at.get(child);
    return placement?.alone !== undefined && placement.html !== placement.alone;
  });

/** The replacement of an element that contains only placements; null for other elements. */
const standIn = (node: XmlNode, placed: PlacedMarkup): string | null => {
  if (typeof node === "string") return node.trim() === "" ? "" : null;
  const placement = placed.at.get(node);
  if (placement) return placement.alone ?? null;
  if (!placed.around.has(node) || (cells.has(node.name) && holdsField(node, placed))) return null;
  const parts = node.children.map((child) => standIn(child, placed));
  return parts.includes(null) ? null : parts.join("");
};

/** HTML of a part of an item, not yet sanitised. */
export const markupOf = (node: XmlNode, context: MarkupContext, placed: PlacedMarkup = nowhere): string => {
  if (typeof node === "string") return escaped(node);
  const instead = placed.at.get(node)?.html ?? (placed.around.has(node) ? standIn(node, placed) : null);
  if (instead !== null) return instead;
  const within = node.attributes["xml:base"] === undefined ? context : { ...context, file: baseOf(context.file, node) };
  const inner = () => node.children.map((child) => markupOf(child, within, placed)).join("");
  const write = Object.hasOwn(writers, node.name) ? writers[node.name] : undefined;
  if (write) return write(node, within, inner);
  const tag = `<${node.name}${attributesOf(node, context)}>`;
  return voids.has(node.name) ? tag : `${tag}${inner()}</${node.name}>`;
};

const wrapped = /^\s*<(p|div|span|table|ul|ol)(?:\s[^<>]*)?>/i;

/**
 * The inner HTML of an element, not yet sanitised; a text that is itself a whole piece of escaped HTML is unescaped.
 */
export const innerMarkup = (element: XmlElement, context: MarkupContext, placed: PlacedMarkup = nowhere): string => {
  const text = element.children.every((child) => typeof child === "string") ? xmlText(element) : "";
  const opening = wrapped.exec(text)?.[1];
  if (opening === undefined || !text.trimEnd().toLowerCase().endsWith(`</${opening.toLowerCase()}>`)) {
    const within =
      element.attributes["xml:base"] === undefined ? context : { ...context, file: baseOf(context.file, element) };
    return element.children.map((child) => markupOf(child, within, placed)).join("");
  }
  context.notes.add("escapedMarkupRead");
  return text.replace(marks, "");
};

const seenOrHeard = /<(?:img|svg|math|audio|video|object|embed|iframe|canvas)\b/i;

/** Whether HTML shows nothing: no words, no picture, no formula, no recording. */
export const isBlankMarkup = (html: string): boolean => !seenOrHeard.test(html) && plainText(html) === "";
