import { Refusal } from "../../refusal";
import { areEven, presentationParts } from "../parts";
import type { Response } from "../presentation";
import { checkLabels, type Question, type Qti1Reading } from "../question";
import { stemAbove } from "../stem";

/** Maps the identifiers of a response's options to those of the first response, by equal contents. Throws Refusal. */
const namesAsIn = (first: Response, { labels }: Response): ReadonlyMap<string, string> => {
  const byContent = new Map(first.labels.map(({ ident, content }) => [content.html, ident]));
  if (byContent.size < first.labels.length) throw new Refusal("choicesAlike");
  const names = labels.map(({ ident, content }) => [ident, byContent.get(content.html)] as const);
  const found = new Map(names.flatMap(([ident, name]) => (name === undefined ? [] : [[ident, name] as const])));
  if (labels.length !== first.labels.length || new Set(found.values()).size !== labels.length)
    throw new Refusal("rowsDiffer");
  return found;
};

/** Reads a question in which each response is a category and all offer the same choices. Throws Refusal. */
export const readCategorise = (question: Question): Qti1Reading => {
  const categories = question.presentation.responses;
  const [first] = categories;
  if (!first) throw new Refusal("noInteraction");
  if (categories.length < 2 || categories.length > 60)
    throw new Refusal("choicesOutOfRange", String(categories.length));
  checkLabels(first);
  const named = categories.map((category) => namesAsIn(first, category));
  const parts = presentationParts(question, true);
  if (!areEven(parts)) throw new Refusal("pairsUnequal");
  const placements: Record<string, string> = {};
  for (const [index, category] of categories.entries()) {
    const [part, ...more] = parts.byResponse.get(category.ident) ?? [];
    if (!part) throw new Refusal("keyMissing", category.ident.slice(0, 60));
    if (more.length > 0) throw new Refusal("keyAmbiguous", category.ident.slice(0, 60));
    for (const written of part.values) {
      const value = named[index]?.get(written);
      if (value === undefined) throw new Refusal("keyUnknown", written.slice(0, 60));
      if (Object.hasOwn(placements, value)) throw new Refusal("choiceInTwoCategories", value.slice(0, 60));
      placements[value] = category.ident;
    }
  }
  if (parts.marking === "shares") question.notes.add("categoriesCounted");
  return {
    stem: stemAbove(question, false),
    asked: {
      kind: "categorise",
      options: first.labels.map(({ ident, content }) => ({ id: ident, content })),
      categories: categories.map(({ ident, prompt }) => ({ id: ident, content: prompt })),
      placements,
      marking: parts.marking,
    },
    full: parts.full,
  };
};
