import type { Html, OptionRecord } from "../../record";
import { Refusal } from "../../refusal";
import { isBlankMaterial, materialWords } from "../material";
import { areEven, presentationParts } from "../parts";
import type { Presentation, Response } from "../presentation";
import type { Question, Qti1Reading } from "../question";
import { stemAbove } from "../stem";

/** The contents of a row's options; if they are empty, the right column has them in the same order. */
const contentsOf = ({ labels }: Response, targets: readonly Html[]): Html[] => {
  if (targets.length === 0 || labels.some(({ content }) => !isBlankMaterial(content.html)))
    return labels.map(({ content }) => content);
  if (labels.length !== targets.length) throw new Refusal("rowsDiffer");
  return [...targets];
};

const targetsOf = ({ responses, targets }: Presentation): OptionRecord[] => {
  const [first] = responses;
  if (!first) throw new Refusal("noInteraction");
  const distinct = new Map(contentsOf(first, targets).map((content) => [content.html, content]));
  const options = [...distinct.values()].map((content, index) => ({ id: `t${index + 1}`, content }));
  if (options.length < 2 || options.length > 60) throw new Refusal("choicesOutOfRange", String(options.length));
  return options;
};

/** The id of the target with the content of a row's option. Throws Refusal. */
const targetOf = (
  row: Response,
  ident: string,
  presentation: Presentation,
  targets: readonly OptionRecord[],
): string => {
  const place = row.labels.findIndex((label) => label.ident === ident);
  const html = contentsOf(row, presentation.targets)[place]?.html;
  const target = targets.find(({ content }) => content.html === html);
  if (!target) throw new Refusal("keyUnknown", ident.slice(0, 60));
  return target.id;
};

/** Reads a matching question: rows, each with the choices of the right column. Throws Refusal. */
export const readMatch = (question: Question): Qti1Reading => {
  const { presentation } = question;
  const rows = presentation.responses;
  if (rows.length > 60) throw new Refusal("choicesOutOfRange", String(rows.length));
  const targets = targetsOf(presentation);
  const shown = targets.map(({ content }) => content.html).join("\n");
  for (const row of rows) {
    const offered = [...new Set(contentsOf(row, presentation.targets).map(({ html }) => html))];
    const known = new Set(targets.map(({ content }) => content.html));
    if (row.cardinality !== "Single" || offered.length !== targets.length || offered.some((html) => !known.has(html)))
      throw new Refusal("rowsDiffer", materialWords(shown).slice(0, 60));
    if (new Set(row.labels.map(({ ident }) => ident)).size < row.labels.length)
      throw new Refusal("choiceIdentifiersRepeated");
  }
  const parts = presentationParts(question);
  if (!areEven(parts)) throw new Refusal("pairsUnequal");
  const pairs = rows.map((row) => {
    const [part, ...more] = parts.byResponse.get(row.ident) ?? [];
    const [value] = part?.values ?? [];
    if (value === undefined) throw new Refusal("keyMissing", materialWords(row.prompt.html).slice(0, 60));
    if (more.length > 0) throw new Refusal("keyAmbiguous", materialWords(row.prompt.html).slice(0, 60));
    return [row.ident, targetOf(row, value, presentation, targets)] as const;
  });
  return {
    stem: stemAbove(question, false),
    asked: {
      kind: "match",
      sources: rows.map((row) => ({ id: row.ident, content: row.prompt })),
      targets,
      pairs,
      marking: parts.marking,
    },
    full: parts.full,
  };
};
