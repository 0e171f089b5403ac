import { gapMark, gapMarks, type Html } from "../record";
import { Refusal } from "../refusal";
import { isBlankMaterial, stack, materialWords } from "./material";
import type { Response } from "./presentation";
import type { Question } from "./question";

const withoutMarks = (html: string): string => html.replace(gapMarks, "");

/** The text of a question whose answers stand below it; `prompts`: the prompts of its responses are part of it. */
export const stemAbove = ({ presentation, notes }: Question, prompts = true): Html => {
  const { blocks, responses } = presentation;
  const text = blocks.join("\n");
  const last = Math.max(...responses.map(({ ident }) => text.lastIndexOf(gapMark(ident))));
  const behind = last < 0 ? "" : withoutMarks(text.slice(last));
  if (!isBlankMaterial(behind)) notes.add("textMovedUp", materialWords(behind).slice(0, 60));
  return { html: stack([...blocks.map(withoutMarks), ...(prompts ? responses.map(({ prompt }) => prompt.html) : [])]) };
};

/** Whether text follows the field, which is then a gap in a sentence. */
export const isInline = ({ presentation }: Question, response: Response): boolean => {
  const text = presentation.blocks.join("\n");
  const place = text.indexOf(gapMark(response.ident));
  return place >= 0 && !isBlankMaterial(withoutMarks(text.slice(place)));
};

/** The name that marks the place of a response in the text. */
const nameOf = (response: Response): string =>
  materialWords(response.prompt.html) || response.ident.replace(/^response_/, "");

const bracketed = /(<[^<>]*>)|\[([^[\]<>]{1,200})\]/g;

/** Puts the gaps of a text at their names in brackets, if there are any, else at their fields. Throws Refusal. */
export const stemWithGaps = ({ presentation }: Question): Html => {
  const { blocks, responses } = presentation;
  const byName = new Map<string, string>();
  for (const response of responses) {
    byName.set(response.ident.replace(/^response_/, ""), response.ident);
    byName.set(nameOf(response), response.ident);
  }
  const found = new Map<string, number>();
  const html = stack(blocks.map(withoutMarks)).replace(
    bracketed,
    (all, tag: string | undefined, name: string | undefined) => {
      const ident = tag === undefined ? byName.get(materialWords(name ?? "")) : undefined;
      if (ident === undefined) return all;
      found.set(ident, (found.get(ident) ?? 0) + 1);
      return gapMark(ident);
    },
  );
  if (found.size === 0) {
    const text = stack(blocks);
    const missing = responses.find(({ ident }) => !text.includes(gapMark(ident)));
    if (missing) throw new Refusal("gapMissing", nameOf(missing));
    return { html: text };
  }
  for (const response of responses) {
    const times = found.get(response.ident) ?? 0;
    if (times === 0) throw new Refusal("gapMissing", nameOf(response));
    if (times > 1) throw new Refusal("gapRepeated", nameOf(response));
  }
  return { html };
};
