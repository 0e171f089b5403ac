import { createHash } from "node:crypto";

/** The CSP source of one inline script or style. */
export const inlineSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** CSP sources of the inline scripts in a page, so that it runs these and no others. */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = ""]) => inlineSource(code));

/** What the style library opens with and fills rule by rule. */
const opened = "";

/** What the drag library writes: the hand over the page, text that is not selected. */
const dragging = [
  "* { cursor: grabbing !important; }",
  "* { user-select: none !important; -webkit-user-select: none !important; }",
];
/** How what is dragged looks, in the version of @dnd-kit/dom that package.json names. */
const dragged = "'sha256-E7zJXfkufcgTIQG1Th6iYnoGis+rTfZd044bgiM1kr4='";

/** CSP sources of the inline styles in a page and of those that its libraries write into it. */
export const inlineStyleHashes = (html: string): string[] => [
  ...[...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, rules = ""]) => inlineSource(rules)),
  ...[opened, ...dragging].map(inlineSource),
  dragged,
];
