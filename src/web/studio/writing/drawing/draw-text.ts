import { drawnHtml } from "../../../../items/content/drawn-html";
import { escapeHtml } from "../../../../items/content/escape-html";
import type { DrawFormula } from "../../../../items/content/formulas";
import { decodedLatex, FormulaError } from "../../../../items/content/formulas";
import type { DrawingPart, DrawingParts } from "./drawing-parts";

/** A text as the player shows it. */
export interface DrawnText {
  readonly html: string;
  /** The formulas that cannot be read; they stand in the text as typed, marked. */
  readonly unreadable: readonly string[];
  /** The parts that are missing; until they are there, the words alone are shown. */
  readonly missing: readonly DrawingPart[];
}

class PartMissing extends Error {
  readonly part: DrawingPart;
  constructor(part: DrawingPart) {
    super(`${part} is not loaded`);
    this.part = part;
  }
}

const mostFormulas = 300;
const formulas = new Map<string, string | null>();

/** The MathML of a formula, null if it cannot be read; drawn once for each formula. */
export const drawnFormula = (draw: DrawFormula, ...[latex, display]: Parameters<DrawFormula>): string | null => {
  const key = `${display} ${latex}`;
  const before = formulas.get(key);
  if (before !== undefined) return before;
  let drawn: string | null = null;
  try {
    drawn = draw(latex, display);
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
  }
  if (formulas.size >= mostFormulas) formulas.clear();
  formulas.set(key, drawn);
  return drawn;
};

const delimiters = { inline: ["\\(", "\\)"], block: ["\\[", "\\]"] } as const;

/** A formula as typed, marked, in a form that is not read as a formula again. */
const asTyped = (...[latex, display]: Parameters<DrawFormula>): string => {
  const [start, end] = delimiters[display];
  const text = escapeHtml(`${start}${decodedLatex(latex)}${end}`);
  return `<mark>${text.replace(/\\(?=[()[\]])/g, "\\<span></span>")}</mark>`;
};

const wordsOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, " ")
    .replaceAll(/[<>]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** A text as the server would draw it, with the parts that are there. */
export function drawText(source: string, { formula, math, clean }: DrawingParts): DrawnText {
  const unreadable = new Set<string>();
  const missing = (part: DrawingPart) => (): never => {
    throw new PartMissing(part);
  };
  const draw: DrawFormula =
    formula === null
      ? missing("formula")
      : (latex, display) => {
          const drawn = drawnFormula(formula, latex, display);
          if (drawn === null) unreadable.add(decodedLatex(latex));
          return drawn ?? asTyped(latex, display);
        };
  try {
    const html = drawnHtml(source, {
      formula: draw,
      math: (html) => (html.includes("<math") ? (math ?? missing("math"))(html) : html),
      clean: clean ?? missing("clean"),
    });
    return { html, unreadable: [...unreadable], missing: [] };
  } catch (error) {
    if (error instanceof PartMissing) return { html: wordsOf(source), unreadable: [], missing: [error.part] };
    return { html: wordsOf(source), unreadable: [], missing: [] };
  }
}
