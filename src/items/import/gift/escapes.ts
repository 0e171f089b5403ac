import type { Html } from "../record";
import { formattedHtml, type TextFormat } from "../text-formats";

/** Characters that can be escaped. While the text is parsed, placeholders that no file can contain stand for them. */
const escaped = String.raw`:#={}~\n`;
const first = 0xf0010;
const standIns = /[\u{F0010}-\u{F0017}]/gu;

/** Replaces escapes (\~ \= \# \{ \} \: \n \\) by placeholders, which have no meaning in the format. */
export const hideEscapes = (text: string): string =>
  text.replace(/\\([:#={}~\\n])/g, (_, character: string) => String.fromCodePoint(first + escaped.indexOf(character)));

const formula = /\\[([]|\$\$/;
const newlineBeforeLetter = new RegExp(`${String.fromCodePoint(first + escaped.indexOf("n"))}[a-z]`, "u");

/** Whether a command in a formula, such as \neq, may have been read as a line break. */
export const mayBreakFormula = (hidden: string): boolean => formula.test(hidden) && newlineBeforeLetter.test(hidden);

/** Replaces the placeholders of `hideEscapes` by the characters that were escaped. */
export const showEscapes = (text: string): string =>
  text.replace(standIns, (character) => {
    const meant = escaped[(character.codePointAt(0) ?? first) - first] ?? "";
    return meant === "n" ? "\n" : meant;
  });

const formatMark = /^\[(html|moodle|plain|markdown)\]/;
const formats: Readonly<Record<string, TextFormat>> = {
  html: "html",
  moodle: "moodle",
  plain: "plain",
  markdown: "markdown",
};

/** The format named at the beginning of a text, and the rest of the text. */
export const splitFormat = (
  text: string,
  assumed: TextFormat,
): { readonly format: TextFormat; readonly text: string } => {
  const trimmed = text.trim();
  const [mark = "", name = ""] = formatMark.exec(trimmed) ?? [];
  return { format: formats[name] ?? assumed, text: trimmed.slice(mark.length) };
};

/** Reads a text in the format that it names, else in that of the question. */
export const readGiftText = (text: string, assumed: TextFormat): Html => {
  const split = splitFormat(text, assumed);
  return formattedHtml(showEscapes(split.text), split.format);
};
