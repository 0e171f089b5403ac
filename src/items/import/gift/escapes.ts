import type { Html } from "../record";
import { formattedHtml, type TextFormat } from "../text-formats";

/** Escaped characters, and what stands for them while the signs of the format are sought; no file can hold these. */
const escaped = String.raw`:#={}~\n`;
const first = 0xf0010;
const standIns = /[\u{F0010}-\u{F0017}]/gu;

/** Replaces escapes (\~ \= \# \{ \} \: \n \\) by characters that have no meaning in the format. */
export const hideEscapes = (text: string): string =>
  text.replace(/\\([:#={}~\\n])/g, (_, character: string) => String.fromCodePoint(first + escaped.indexOf(character)));

const formula = /\\[([]|\$\$/;
const newlineBeforeLetter = new RegExp(`${String.fromCodePoint(first + escaped.indexOf("n"))}[a-z]`, "u");

/** Whether a command of a formula, such as \neq, may have been taken for a line break. */
export const mayBreakFormula = (hidden: string): boolean => newlineBeforeLetter.test(hidden) && formula.test(hidden);

/** The characters that were escaped, as they are meant. */
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

/** The format that a text names at its beginning, and the text behind it. */
export const splitFormat = (
  text: string,
  assumed: TextFormat,
): { readonly format: TextFormat; readonly text: string } => {
  const trimmed = text.trim();
  const [mark = "", name = ""] = formatMark.exec(trimmed) ?? [];
  return { format: formats[name] ?? assumed, text: trimmed.slice(mark.length) };
};

/** A text with its own format, else with that of the question. */
export const readGiftText = (text: string, assumed: TextFormat): Html => {
  const split = splitFormat(text, assumed);
  return formattedHtml(showEscapes(split.text), split.format);
};
