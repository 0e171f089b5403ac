import { Parser } from "expr-eval-fork";
import { failed, plainSigns, spelledOut, tokensOf, type Reading } from "./tokens";

export type Values = Readonly<Record<string, number>>;
export type OwnFunction = (x: number) => number;

/** One side of an expression: its free letters, and its value where they are given; NaN where there is none. */
export interface Formula {
  readonly letters: readonly string[];
  readonly at: (values: Values) => number;
}

/** What other lines define. */
export interface Definitions {
  readonly values: Values;
  readonly functions: Readonly<Record<string, OwnFunction>>;
}

export const noDefinitions: Definitions = { values: {}, functions: {} };

const longest = 200;
const options = {
  operators: {
    assignment: false,
    logical: false,
    comparison: false,
    conditional: false,
    concatenate: false,
    in: false,
  },
} as const;

const isOpen = (text: string): boolean =>
  text === "" || /[-+*/^(,]$/.test(text) || text.split("(").length > text.split(")").length;

/** Reads one side of an expression. */
export const readFormula = (written: string, definitions: Definitions): Reading<Formula> => {
  const text = plainSigns(written);
  if (text.length > longest) return failed({ code: "tooComplex" });
  const tokens = tokensOf(text);
  if (!tokens.ok) return tokens;
  const called = new Set(Object.keys(definitions.functions));
  const last = tokens.value.at(-1);
  if (isOpen(text) || last?.kind === "function") return failed({ code: "unfinished" });
  try {
    const parser = new Parser(options);
    Object.assign(parser.functions, definitions.functions);
    const parsed = parser.parse(spelledOut(tokens.value, called));
    const letters = parsed.variables().filter((letter) => !called.has(letter) && !(letter in definitions.values));
    return {
      ok: true,
      value: {
        letters,
        at: (values) => {
          try {
            const value: unknown = parsed.evaluate({ ...definitions.values, ...values });
            return typeof value === "number" ? value : Number.NaN;
          } catch {
            return Number.NaN;
          }
        },
      },
    };
  } catch {
    return failed({ code: "unread" });
  }
};
