import { createHash } from "node:crypto";

/** The CSP source of one inline script or style. */
export const inlineSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The CSP sources of a page's inline scripts, so that no other inline script runs. */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = ""]) => inlineSource(code));

/** The empty style element that the style library creates and then fills rule by rule. */
const opened = "";

/** The rules that the drag library inserts: the grabbing cursor over the page, and no text selection. */
const dragging = [
  "* { cursor: grabbing !important; }",
  "* { user-select: none !important; -webkit-user-select: none !important; }",
];
/** The style of a dragged element, as written by the version of @dnd-kit/dom in package.json. */
const dragged = "'sha256-E7zJXfkufcgTIQG1Th6iYnoGis+rTfZd044bgiM1kr4='";

/** The CSP sources of a page's inline styles and of the styles that its libraries insert. */
export const inlineStyleHashes = (html: string): string[] => [
  ...[...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, rules = ""]) => inlineSource(rules)),
  ...[opened, ...dragging].map(inlineSource),
  dragged,
];
