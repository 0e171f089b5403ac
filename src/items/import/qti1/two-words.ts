import type { Notes } from "../notes";
import { materialWords } from "./material";
import type { Fields } from "./metadata";
import type { Presentation } from "./presentation";

const words: Readonly<Record<string, string>> = {
  "true_false.true": "True",
  "true_false.false": "False",
  "yes_no.true": "Yes",
  "yes_no.false": "No",
  "agree_disagree.true": "Agree",
  "agree_disagree.false": "Disagree",
  "right_wrong.true": "Right",
  "right_wrong.false": "Wrong",
};

/** Replaces the options of an either-or question by words if the file writes them as codes. */
export const sayTwoWords = (presentation: Presentation, fields: Fields, notes: Notes): Presentation => {
  if (fields.get("bbmd_questiontype")?.toLowerCase() !== "either/or") return presentation;
  const responses = presentation.responses.map((response) => ({
    ...response,
    labels: response.labels.map((label) => {
      const code = materialWords(label.content.html).toLowerCase();
      const word = Object.hasOwn(words, code) ? words[code] : undefined;
      if (word === undefined) return label;
      notes.add("twoWordsRead");
      return { ...label, content: { html: word } };
    }),
  }));
  return { ...presentation, responses };
};
