import { constants, knownFunctions } from "./functions";

/** Reason why an expression cannot be drawn or computed. */
export type ReadingFault =
  | { readonly code: "unfinished" }
  | { readonly code: "unread" }
  | { readonly code: "unknownSign"; readonly sign: string }
  | { readonly code: "unknownName"; readonly name: string }
  | { readonly code: "unknownWord"; readonly word: string }
  | { readonly code: "inequality" }
  | { readonly code: "tooComplex" };

export type Reading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: ReadingFault };

export const failedReading = (fault: ReadingFault): { readonly ok: false; readonly fault: ReadingFault } => ({
  ok: false,
  fault,
});

const names = [...Object.keys(knownFunctions), ...Object.keys(constants)].sort((a, b) => b.length - a.length);

const lowered = "₀₁₂₃₄₅₆₇₈₉";
const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const digitsOf = (run: string, digits: string): string =>
  Array.from(run, (digit) => (digit === "⁻" ? "-" : digits.indexOf(digit))).join("");

const rewritten: readonly (readonly [RegExp, string | ((run: string) => string)])[] = [
  [/[−–—－]/g, "-"],
  [/[×·⋅∙＊]/g, "*"],
  [/[÷／]/g, "/"],
  [/π/g, " pi "],
  [/√/g, " sqrt "],
  [/∛/g, " cbrt "],
  [/[º˚]/g, "°"],
  [/[₀-₉]+/g, (run) => `_${digitsOf(run, lowered)} `],
  [/⁻?[⁰¹²³⁴-⁹]+/g, (run) => `^(${digitsOf(run, raised)})`],
  [/\*\*/g, "^"],
  [/[（]/g, "("],
  [/[）]/g, ")"],
  [/[，]/g, ","],
  [/＝/g, "="],
  [/！/g, "!"],
  [/\|([^|]+)\|/g, " abs($1)"],
];

const pattern = /\s*(\d+(?:\.\d*)?|\.\d+|[a-z]+|\S)/giy;
const signs = /^[-+*/^!°_(),]$/;

export interface Token {
  readonly kind: "number" | "function" | "name" | "sign";
  readonly text: string;
}

/** A run of letters as functions, constants and single letters: `xsin` is x times sin, `ab` is a times b. */
const wordsOf = (run: string): readonly Token[] => {
  if (run === "") return [];
  const text = names.find((name) => run.startsWith(name)) ?? run.slice(0, 1);
  return [{ kind: text in knownFunctions ? "function" : "name", text }, ...wordsOf(run.slice(text.length))];
};

/** Two letters may be two values not given yet; three or more are an unknown word. */
const shortestWord = 3;

/** The tokens of an expression without `=`; `isLetter` tests whether a letter stands for a value. */
export const formulaTokens = (text: string, isLetter: (letter: string) => boolean): Reading<readonly Token[]> => {
  const tokens: Token[] = [];
  for (const [, part = ""] of text.matchAll(pattern)) {
    if (/^[\d.]/.test(part) && part !== ".") tokens.push({ kind: "number", text: part });
    else if (/^[a-z]/.test(part)) {
      const words = wordsOf(part);
      const isKnown = words.every((word) => word.kind === "function" || word.text in constants || isLetter(word.text));
      if (!isKnown && part.length >= shortestWord) return failedReading({ code: "unknownWord", word: part });
      tokens.push(...words);
    } else if (signs.test(part)) tokens.push({ kind: "sign", text: part });
    else return failedReading({ code: "unknownSign", sign: part });
  }
  return { ok: true, value: tokens };
};

/** The text with typographic signs replaced by plain ones. */
export const plainSigns = (text: string): string =>
  rewritten
    .reduce((plain, [shape, sign]) => plain.replace(shape, sign as string), text)
    .normalize("NFKC")
    .toLowerCase()
    .trim();
