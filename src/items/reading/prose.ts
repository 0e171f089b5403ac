const parts = (text: string): string[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter((part) => part !== "");

const inOneLine = (text: string): string => text.trim().replace(/\s+/g, " ");

/** HTML paragraphs of a text in which a blank line parts paragraphs. */
export const paragraphs = (text: string): string =>
  parts(text)
    .map((part) => `<p>${inOneLine(part)}</p>`)
    .join("");

/** HTML of a poem: a blank line parts stanzas, and lines stay lines. */
export const stanzas = (text: string): string =>
  parts(text)
    .map((part) => `<p>${part.trim().split("\n").map(inOneLine).join("<br />")}</p>`)
    .join("");

/** Words that a student reads. */
export const wordCount = (html: string): number =>
  html
    .replace(/<[^<>]*>/g, " ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
