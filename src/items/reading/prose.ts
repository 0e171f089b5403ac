const parts = (text: string): string[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter((part) => part !== "");

const inOneLine = (text: string): string => text.trim().replace(/\s+/g, " ");

/** HTML of a text in which blank lines separate paragraphs. */
export const paragraphs = (text: string): string =>
  parts(text)
    .map((part) => `<p>${inOneLine(part)}</p>`)
    .join("");

/** HTML of a poem: blank lines separate stanzas, and line breaks stay. */
export const stanzas = (text: string): string =>
  parts(text)
    .map((part) => `<p>${part.trim().split("\n").map(inOneLine).join("<br />")}</p>`)
    .join("");

/** The number of words in HTML. */
export const wordCount = (html: string): number =>
  html
    .replace(/<[^<>]*>/g, " ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
