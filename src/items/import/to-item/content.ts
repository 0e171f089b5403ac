import sanitizeHtml from "sanitize-html";
import { toHtml } from "../../content/content";
import { FormulaError, withFormulas } from "../../content/formulas";
import { toMathml } from "../../content/mathml";
import type { Loss } from "../../content/sanitise";
import { mediaId, readMedia, type StoredMedia } from "../media";
import type { Notes } from "../notes";
import type { ChangeCode, RefusalCode } from "../reasons";
import type { FoundFile, Html } from "../record";
import { Refusal } from "../refusal";

/** The input and the results of cleaning the texts of one question. */
export interface ContentContext {
  readonly files: (reference: string) => FoundFile;
  readonly notes: Notes;
  /** Images found in the content, by hash. */
  readonly media: Map<string, StoredMedia>;
  /** LaTeX that can be drawn stays as it was typed, so that its author can change it; otherwise it becomes MathML. */
  readonly keepsLatex?: boolean;
}

const longestContent = 500_000;
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
/** Styles for which a question is refused: without them, elements may overlap, appear, vanish or lose their picture. */
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

/** A kind of file: how its bytes are checked, and the refusals where there are none. */
export interface FileKind {
  readonly read: (bytes: Buffer, name: string) => StoredMedia;
  readonly remote: RefusalCode;
  readonly missing: RefusalCode;
}

/** The file for a reference in a question, checked by its bytes. Throws Refusal. */
export const storedFileOf = (
  reference: string,
  { files, media }: ContentContext,
  { read, ...refusals }: FileKind,
): StoredMedia => {
  const found = files(reference);
  if (typeof found === "string") throw new Refusal(refusals[found], reference.slice(0, 200));
  const stored = "stored" in found ? found.stored : read(found.bytes, found.name);
  media.set(stored.sha256, stored);
  return stored;
};

const picture: FileKind = { read: readMedia, remote: "mediaRemote", missing: "mediaMissing" };

/** The picture for a reference in a question. Throws Refusal. */
export const storedMediaOf = (reference: string, context: ContentContext): StoredMedia =>
  storedFileOf(reference, context, picture);

const scripted = /^on/i;
const pictureOf = (attributes: Readonly<Record<string, string>>, context: ContentContext): Record<string, string> => {
  const reference = attributes["src"] ?? "";
  if (/^data:image\//i.test(reference)) return { ...attributes };
  return { ...attributes, src: `media:${mediaId(storedMediaOf(reference, context))}` };
};

const rewrites = /<(?:[^\s/<>]*:)?img\b|\son\w+\s*=/i;

/** Replaces the references to pictures by their media, and removes event handlers. */
const withMedia = (html: string, context: ContentContext): string =>
  rewrites.test(html)
    ? sanitizeHtml(html, {
        allowedTags: false,
        allowedAttributes: false,
        allowVulnerableTags: true,
        parser: { lowerCaseTags: false, lowerCaseAttributeNames: false },
        allowedSchemes: ["media", "data", "http", "https"],
        nestingLimit: 200,
        transformTags: {
          "*": (tagName, attribs) => {
            const kept = Object.fromEntries(
              Object.entries(attribs).filter(([name]) => {
                if (scripted.test(name)) context.notes.add("scriptRemoved");
                return !scripted.test(name);
              }),
            );
            return { tagName, attribs: tagName.toLowerCase() === "img" ? pictureOf(kept, context) : kept };
          },
        },
      })
    : html;

/** Sequences of white space other than a single space. */
const spaces = /[ \t\r\n]{2,}|[\t\r\n]/g;

const [placeBegins, placeEnds] = ["\u{F0101}", "\u{F0102}"];
const places = new RegExp(String.raw`${placeBegins}(\d+)${placeEnds}`, "gu");

/** A text whose formulas can be drawn and give way to signs that no cleaning changes, until they are put back. */
const withoutLatex = (source: string): { readonly html: string; readonly putBack: (html: string) => string } => {
  const typed: string[] = [];
  const html = withFormulas(source.replaceAll(places, ""), (latex, display) => {
    toMathml(latex, display);
    // two braces are the sign of a gap
    const inside = latex.replaceAll("{{", "{ {");
    typed.push(display === "inline" ? String.raw`\(${inside}\)` : String.raw`\[${inside}\]`);
    return `${placeBegins}${typed.length - 1}${placeEnds}`;
  });
  return { html, putBack: (cleaned) => cleaned.replaceAll(places, (_, at: string) => typed[Number(at)] ?? "") };
};

const asItIs = (html: string) => ({ html, putBack: (cleaned: string) => cleaned });

/** Sanitises HTML and notes each loss. Throws Refusal if a loss would change the meaning. */
export const cleanHtml = ({ html: source }: Html, context: ContentContext): string => {
  if (source.length > longestContent) throw new Refusal("contentTooLong", String(source.length));
  try {
    const { html: typed, putBack } = context.keepsLatex === true ? withoutLatex(source) : asItIs(source);
    const html = toHtml(withMedia(typed, context), (loss) => weigh(loss, context.notes)).trim();
    return putBack(/<pre|white-space:pre/.test(html) ? html : html.replace(spaces, " "));
  } catch (error) {
    if (error instanceof FormulaError) throw new Refusal("formulaUnreadable", error.formula.slice(0, 200));
    throw error;
  }
};

const unseen = /<(?!(?:img|svg|math)\b)[^<>]*>|\s+/y;

/** Whether sanitised HTML is empty: no words, no picture and no formula. */
export const isEmpty = (html: string): boolean => {
  unseen.lastIndex = 0;
  let at = 0;
  while (at < html.length && unseen.test(html)) at = unseen.lastIndex;
  return at >= html.length;
};
