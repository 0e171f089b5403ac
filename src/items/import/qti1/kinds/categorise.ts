import { Refusal } from "../../refusal";
import { areEven, presentationParts } from "../parts";
import { checkLabels, type Question, type Qti1Reading } from "../question";
import { stemAbove } from "../stem";

/** Each response is a category, and all offer the same choices. Throws Refusal. */
export const readCategorise = (question: Question): Qti1Reading => {
  const categories = question.presentation.responses;
  const [first] = categories;
  if (!first) throw new Refusal("noInteraction");
  if (categories.length < 2 || categories.length > 60)
    throw new Refusal("choicesOutOfRange", String(categories.length));
  checkLabels(first);
  const offered = new Map(first.labels.map(({ ident, content }) => [ident, content.html]));
  for (const { labels } of categories)
    if (labels.length !== offered.size || labels.some(({ ident, content }) => offered.get(ident) !== content.html))
      throw new Refusal("rowsDiffer");
  const parts = presentationParts(question, true);
  if (!areEven(parts)) throw new Refusal("partialCredit");
  const placements: Record<string, string> = {};
  for (const category of categories) {
    const [part, ...more] = parts.byResponse.get(category.ident) ?? [];
    if (!part) throw new Refusal("keyMissing", category.ident.slice(0, 60));
    if (more.length > 0) throw new Refusal("keyAmbiguous", category.ident.slice(0, 60));
    for (const value of part.values) {
      if (!offered.has(value)) throw new Refusal("keyUnknown", value.slice(0, 60));
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
