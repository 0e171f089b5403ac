import { FormulaReader, Unreadable } from "./formula-reader";
import type { UserFunction, Values } from "./functions";
import { failedReading, plainSigns, formulaTokens, type Reading } from "./tokens";

/** One side of an expression: its free letters, and its value where those are given; NaN where it has none. */
export interface Formula {
  readonly letters: readonly string[];
  readonly at: (values: Values) => number;
}

/** Values and functions defined by other lines. */
export interface Definitions {
  readonly values: Values;
  readonly functions: Readonly<Record<string, UserFunction>>;
}

export const noDefinitions: Definitions = { values: {}, functions: {} };

const longest = 200;

/** Parses one side of an expression. */
export const readFormula = (written: string, { values, functions }: Definitions): Reading<Formula> => {
  const text = plainSigns(written);
  if (text.length > longest) return failedReading({ code: "tooComplex" });
  const isLetter = (letter: string) =>
    letter === "x" || letter === "y" || Object.hasOwn(values, letter) || Object.hasOwn(functions, letter);
  const tokens = formulaTokens(text, isLetter);
  if (!tokens.ok) return tokens;
  try {
    const reader = new FormulaReader(tokens.value, functions);
    const at = reader.whole();
    const letters = [...reader.letters].filter((letter) => !Object.hasOwn(values, letter));
    return { ok: true, value: { letters, at: (given) => at({ ...values, ...given }) } };
  } catch (error) {
    if (error instanceof Unreadable) return failedReading(error.fault);
    throw error;
  }
};
