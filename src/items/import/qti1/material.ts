import { escapeHtml } from "../../content/escape-html";
import type { Notes } from "../notes";
import { Refusal } from "../refusal";
import type { XmlElement, XmlNode } from "../xml";
import { childElements, xmlText } from "../xml";

const voids = new Set(["br", "hr", "wbr", "img", "col", "input", "source", "track", "embed", "area", "base"]);

/** Serialises elements of XHTML within the XML as HTML. */
const serialise = (node: XmlNode): string => {
  if (typeof node === "string") return escapeHtml(node);
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const tag = `<${node.name}${attributes.join("")}>`;
  return voids.has(node.name) ? tag : `${tag}${node.children.map(serialise).join("")}</${node.name}>`;
};

/** The value of an attribute of a tag, as written; null: there is no such attribute. */
export const attributeOf = (tag: string, name: string): string | null => {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "i").exec(tag);
  return found ? (found[1] ?? found[2] ?? "") : null;
};

/** Replaces a picture of a formula that the course system draws on its server by LaTeX; other pictures stay. */
const readFormula = (tag: string): string => {
  if (!/\bequation_image\b/.test(attributeOf(tag, "class") ?? "")) return tag;
  const latex = attributeOf(tag, "data-equation-content") ?? attributeOf(tag, "title");
  return latex === null || latex.trim() === "" ? tag : `\\(${latex.replace(/</g, "&lt;")}\\)`;
};

const reserved = /[\u{F0000}\u{F0001}]/gu;
const readHtml = (html: string): string => html.replace(/<img\b[^<>]*>/gi, readFormula);

const readPlain = (text: string): string => escapeHtml(text.trim()).replace(/\r?\n/g, "<br>");
/** Keeps spaces at the ends of a plain text, which separate it from its neighbours. */
const readInlinePlain = (text: string): string =>
  (/^\s/.test(text) ? " " : "") + readPlain(text) + (/\S\s+$/.test(text) ? " " : "");

const readSmart = (text: string): string =>
  /[<&]/.test(text) ? readHtml(text).replace(/\r?\n/g, "<br>") : readPlain(text);

const ofHtml = (element: XmlElement): string =>
  element.children.some((child) => typeof child !== "string")
    ? readHtml(element.children.map(serialise).join(""))
    : readHtml(xmlText(element));

const mattext = (element: XmlElement): string => {
  const text = xmlText(element);
  if (text.trim() === "" && (element.attributes["uri"] ?? "") !== "") throw new Refusal("contentUnsupported", "uri");
  const type = (element.attributes["texttype"] ?? "text/plain").trim().toLowerCase();
  if (type === "text/plain") return readInlinePlain(text);
  if (/^text\/x?html$/.test(type)) return ofHtml(element);
  throw new Refusal("contentUnsupported", type);
};

const formattedText = (element: XmlElement): string => {
  const type = (element.attributes["type"] ?? "HTML").toUpperCase();
  if (type === "HTML") return ofHtml(element);
  if (type === "SMART_TEXT") return readSmart(xmlText(element));
  if (type === "PLAIN_TEXT") return readPlain(xmlText(element));
  throw new Refusal("contentUnsupported", type);
};

/** The reference to the picture of a `matimage`: a data address if it contains the bytes. */
export const materialPicture = (element: XmlElement): string => {
  const uri = element.attributes["uri"]?.trim() ?? "";
  const inner = xmlText(element).replace(/\s+/g, "");
  if (uri !== "" || inner === "") return uri;
  return `data:${element.attributes["imagtype"] ?? "image/png"};base64,${inner}`;
};

const matimage = (element: XmlElement): string => {
  const size = ["width", "height"]
    .flatMap((name) => {
      const value = element.attributes[name];
      return value === undefined || value === "" ? [] : [` ${name}="${escapeHtml(value)}"`];
    })
    .join("");
  const alt = element.attributes["label"] ?? element.attributes["alt"] ?? "";
  return `<img src="${escapeHtml(materialPicture(element))}" alt="${escapeHtml(alt)}"${size}>`;
};

/** Readers of the parts of a material; any other part makes the question refused. */
const parts: Readonly<Record<string, (element: XmlElement, notes: Notes) => string>> = {
  mattext,
  matemtext: (element) => `<em>${mattext(element)}</em>`,
  matbreak: () => "<br>",
  matimage,
  mat_formattedtext: formattedText,
  mat_extension: (element, notes) => materialHtml(element, notes),
  qticomment: () => "",
  altmaterial: (_element, notes) => {
    notes.add("alternativeLeftOut");
    return "";
  },
};

/** The HTML of a `material`. Throws Refusal for sound, film and anything else that cannot be shown. */
export const materialHtml = (material: XmlElement, notes: Notes): string =>
  childElements(material)
    .map((element) => {
      const part = Object.hasOwn(parts, element.name) ? parts[element.name] : undefined;
      if (!part) throw new Refusal("contentUnsupported", element.name);
      return part(element, notes);
    })
    .join("")
    .replace(reserved, "");

const unseen = /<(?!(?:img|svg|math|table|hr)\b)[^<>]*>|[\s\u00a0]+|&nbsp;|&#160;|&#xa0;/iy;

/** Whether HTML shows nothing at all. */
export const isBlankMaterial = (html: string): boolean => {
  unseen.lastIndex = 0;
  let at = 0;
  while (at < html.length && unseen.test(html)) at = unseen.lastIndex;
  return at >= html.length;
};

const inBlocks = (element: XmlElement, notes: Notes): string[] => {
  if (element.name === "material") return [materialHtml(element, notes)];
  if (element.name === "material_ref") throw new Refusal("contentUnsupported", element.name);
  return childElements(element).flatMap((child) => inBlocks(child, notes));
};

/** Blocks of HTML one below the other; those that show nothing are left out. */
export const stack = (blocks: readonly string[]): string => {
  const shown = blocks.filter((block) => !isBlankMaterial(block));
  return shown.length === 1 ? (shown[0] ?? "").trim() : shown.map((block) => `<div>${block.trim()}</div>`).join("");
};

/** The HTML of all materials under an element, one below the other. */
export const materialsHtml = (element: XmlElement, notes: Notes): string => stack(inBlocks(element, notes));

const names: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** The words that HTML shows, on one line, for answers that a file writes as HTML. */
export const materialWords = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, " ")
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,10}));/gi, (all, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return Object.hasOwn(names, name) ? (names[name] ?? all) : all;
      const code = decimal === undefined ? Number.parseInt(hex ?? "0", 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all;
    })
    .replace(/\s+/g, " ")
    .trim();
