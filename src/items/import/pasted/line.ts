import { escapeHtml } from "../../content/escape-html";

/** A part of a line: words, a tag that formats words, or a thing such as a picture or a table. */
export type LinePart =
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "tag"; readonly html: string }
  | { readonly kind: "thing"; readonly html: string };

/** Stands for a thing in the text of a line. */
const thing = "\ufffc";
const fullWidth = /[\uff01-\uff5e\u3000\u00a0\u2002\u2003\u2009]/g;
const narrow = (sign: string): string => (/\s/.test(sign) ? " " : String.fromCodePoint(sign.charCodeAt(0) - 0xfee0));

/** LaTeX on a line of its own between double dollars. */
const doubleDollars = /(?<![\\$])\$\$(?!\$)([^$\n]+)\$\$(?!\$)/g;
/** LaTeX between single dollars. A closing dollar follows no space and no digit follows it, so prices stay prices. */
const dollars = /(?<![\\$])\$(?![\s$])([^$\n]*?[^\s$\\])\$(?![\d$])/g;
const formula = /^(?:[^$]*[\\^_{}=+*/<>][^$]*|[A-Za-z]['′]?)$/;

/** Words as HTML, with \( \) round the LaTeX that stands between dollars. */
const wordsToHtml = (text: string): string =>
  escapeHtml(
    text
      .replaceAll(doubleDollars, (_, inside: string) => String.raw`\[${inside}\]`)
      .replaceAll(dollars, (all, inside: string) => (formula.test(inside) ? String.raw`\(${inside}\)` : all)),
  ).replaceAll("  ", "&nbsp; ");

const emptyPair = /<(b|i|u|s|sub|sup|code)><\/\1>/g;

const withoutEmptyPairs = (html: string): string => {
  let before = "";
  let now = html;
  while (now !== before) {
    before = now;
    now = now.replaceAll(emptyPair, "");
  }
  return now;
};

/** One line of a pasted text, with its formatting. */
export class PastedLine {
  /** From 1. */
  readonly number: number;
  /** The words with full-width signs made narrow; positions are the same as in the words as written. */
  readonly plain: string;
  readonly #parts: readonly LinePart[];

  constructor(number: number, parts: readonly LinePart[]) {
    this.number = number;
    this.#parts = parts;
    this.plain = this.written.replaceAll(fullWidth, narrow);
  }

  /** The words as they were written. */
  get written(): string {
    return this.#parts.map((part) => (part.kind === "words" ? part.text : part.kind === "thing" ? thing : "")).join("");
  }

  get isBlank(): boolean {
    return this.plain.trim() === "";
  }

  /** The words from one position to another as written. */
  slice(from: number, to: number = this.plain.length): string {
    return this.written.slice(from, to);
  }

  /** The line from one position to another as HTML that is not sanitised yet. */
  html(from = 0, to: number = this.plain.length): string {
    let at = 0;
    let html = "";
    for (const part of this.#parts) {
      if (part.kind === "tag") html += part.html;
      else if (part.kind === "thing") {
        if (at >= from && at < to) html += part.html;
        at += 1;
      } else {
        html += wordsToHtml(part.text.slice(Math.max(0, from - at), Math.max(0, to - at)));
        at += part.text.length;
      }
    }
    return withoutEmptyPairs(html).trim();
  }
}

const widest = 16;
const wideSpace = /[ \u00a0\u3000\u2000-\u200a]{17,}/g;

/** The lines of a plain text. A wider space says no more than one of 16 characters. */
export const linesOfText = (text: string): PastedLine[] =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029\v\f]/g, "\n")
    .replaceAll(/[\u200b\ufeff\u{F0000}-\u{F00FF}]/gu, "")
    .replaceAll("\t", "    ")
    .replaceAll(wideSpace, (spaces) => spaces.slice(0, widest))
    .split("\n")
    .map((line, index) => new PastedLine(index + 1, [{ kind: "words", text: line }]));
