import MarkdownIt from "markdown-it";
import { escapeHtml } from "../content/escape-html";
import type { Html } from "./record";

/** The notation of a text. moodle: HTML in which line ends are line breaks. plain: text without mark-up. */
export type TextFormat = "html" | "moodle" | "plain" | "markdown";

const markdown = new MarkdownIt({ html: true });

/** Replaces line ends by line breaks, except beside a tag. */
const withBreaks = (text: string): string => {
  let html = "";
  let before = "";
  for (const line of text.split("\n")) {
    const bare = line.trim();
    if (html === "" && before === "") html = line;
    else html += before.endsWith(">") || bare.startsWith("<") ? ` ${line}` : `<br>${line}`;
    before = bare === "" ? "" : bare;
  }
  return html;
};

const plain = (text: string): string => escapeHtml(text).replaceAll("  ", "&nbsp; ").replaceAll("\n", "<br>");

const readings: Readonly<Record<TextFormat, (text: string) => string>> = {
  html: (text) => text,
  moodle: withBreaks,
  plain,
  markdown: (text) => markdown.render(text),
};

const tagOrDollars = /<(\/?)([a-z][a-z0-9]*)?[^<>]*>|\$\$/gi;

/** Replaces $$ around formulas by \[ \], except in code; a formula contains no tag. */
const displayFormulas = (html: string): string => {
  if (!html.includes("$$")) return html;
  const parts: string[] = [];
  let code = 0;
  let from = 0;
  let opened: number | null = null;
  for (const match of html.matchAll(tagOrDollars)) {
    const [found, closing, name] = match;
    if (found !== "$$") {
      opened = null;
      if (/^(?:code|pre)$/i.test(name ?? "")) code = Math.max(0, code + (closing === "/" ? -1 : 1));
    } else if (code === 0 && (opened === null || html.slice(opened + 2, match.index).trim() === "")) {
      opened = match.index;
    } else if (code === 0 && opened !== null) {
      parts.push(html.slice(from, opened), String.raw`\[`, html.slice(opened + 2, match.index), String.raw`\]`);
      from = match.index + 2;
      opened = null;
    }
  }
  return [...parts, html.slice(from)].join("");
};

/** Converts a text in one of the formats to HTML, which is not sanitised yet. */
export const formattedHtml = (text: string, format: TextFormat): Html => ({
  html: displayFormulas(readings[format](text.trim())).trim(),
});
