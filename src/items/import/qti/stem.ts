import { plainText } from "../../content/content";
import { escapeHtml } from "../../content/escape-html";
import { choicesMark, type Asking, type ItemScope } from "./interactions/interaction";
import { elementsAround } from "./item-tree";
import { innerMarkup, isBlankMarkup } from "./markup";

/** HTML in the direction and language that the whole body sets. */
const inBody = (html: string, { attributes }: ItemScope["itemBody"]): string => {
  const { dir, "xml:lang": language } = attributes;
  const direction = dir === undefined ? "" : ` dir="${escapeHtml(dir)}"`;
  const written = `${direction}${language === undefined ? "" : ` lang="${escapeHtml(language)}"`}`;
  return written === "" || html === "" ? html : `<div${written}>${html}</div>`;
};

/** The stem of a question: its text with the prompt at the place of the interaction. */
export const stemOf = (asking: Asking, scope: ItemScope): string => {
  const { itemBody, markup, notes, parents } = scope;
  const around = elementsAround(asking.placements.keys(), parents);
  const text = innerMarkup(itemBody, markup, { at: asking.placements, around });
  const [before = "", ...rest] = text.split(choicesMark);
  const after = rest.join("");
  if (!asking.textStays && !isBlankMarkup(after)) notes.add("textMoved");
  const { prompt } = asking;
  const main = `${before}${after}`;
  const nothingElse = isBlankMarkup(main);
  const repeated = !nothingElse && !isBlankMarkup(prompt) && plainText(prompt) === plainText(main);
  if (repeated) notes.add("promptRepeated");
  if (repeated || isBlankMarkup(prompt)) return inBody(main.trim(), itemBody);
  if (nothingElse) return inBody(prompt.trim(), itemBody);
  return inBody(`${before}<div>${prompt}</div>${after}`.trim(), itemBody);
};
