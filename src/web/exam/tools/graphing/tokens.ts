/** Why an expression cannot be drawn or computed. */
export type ReadingFault =
  | { readonly code: "unfinished" }
  | { readonly code: "unread" }
  | { readonly code: "unknownSign"; readonly sign: string }
  | { readonly code: "unknownName"; readonly name: string }
  | { readonly code: "inequality" }
  | { readonly code: "tooComplex" };

export type Reading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: ReadingFault };

export const failed = (fault: ReadingFault): { readonly ok: false; readonly fault: ReadingFault } => ({
  ok: false,
  fault,
});

/** As a student writes it → as the parser names it; `log` is to the base 10, `ln` the natural one. */
const functionNames: Readonly<Record<string, string>> = {
  arcsin: "asin",
  arccos: "acos",
  arctan: "atan",
  asin: "asin",
  acos: "acos",
  atan: "atan",
  sin: "sin",
  cos: "cos",
  tan: "tan",
  sqrt: "sqrt",
  cbrt: "cbrt",
  log: "log10",
  ln: "ln",
  abs: "abs",
  exp: "exp",
  floor: "floor",
  ceil: "ceil",
  round: "round",
  min: "min",
  max: "max",
};
const constants: Readonly<Record<string, string>> = { pi: "PI", e: "E" };
const names = [...Object.keys(functionNames), ...Object.keys(constants)].sort((a, b) => b.length - a.length);

const rewritten: readonly (readonly [RegExp, string])[] = [
  [/[−–—－]/g, "-"],
  [/[×·⋅∙＊]/g, "*"],
  [/[÷／]/g, "/"],
  [/π/g, " pi "],
  [/√/g, " sqrt "],
  [/²/g, "^2"],
  [/³/g, "^3"],
  [/\*\*/g, "^"],
  [/[（]/g, "("],
  [/[）]/g, ")"],
  [/[，]/g, ","],
  [/＝/g, "="],
  [/\|([^|]+)\|/g, " abs($1)"],
];

const pattern = /\s*(\d+(?:\.\d*)?|\.\d+|[a-z]+|\S)/giy;
const signs = /^[-+*/^!(),]$/;

export interface Token {
  readonly kind: "number" | "function" | "name" | "sign";
  readonly text: string;
}

/** A run of letters as functions, constants and single letters: `xsin` is x times sin, `ab` is a times b. */
const wordsOf = (run: string): readonly Token[] => {
  const found = names.find((name) => run.startsWith(name));
  if (run === "") return [];
  const asked = found ?? run.slice(0, 1);
  const text = functionNames[asked] ?? constants[asked] ?? asked;
  return [
    { kind: found !== undefined && found in functionNames ? "function" : "name", text },
    ...wordsOf(run.slice(asked.length)),
  ];
};

/** The tokens of an expression without `=`. */
export const tokensOf = (text: string): Reading<readonly Token[]> => {
  const tokens: Token[] = [];
  for (const [, part = ""] of text.matchAll(pattern)) {
    if (/^[\d.]/.test(part) && part !== ".") tokens.push({ kind: "number", text: part });
    else if (/^[a-z]/i.test(part)) tokens.push(...wordsOf(part));
    else if (signs.test(part)) tokens.push({ kind: "sign", text: part });
    else return failed({ code: "unknownSign", sign: part });
  }
  return { ok: true, value: tokens };
};

/** In plain signs. */
export const plainSigns = (text: string): string =>
  rewritten
    .reduce((plain, [shape, sign]) => plain.replace(shape, sign), text)
    .normalize("NFKC")
    .toLowerCase()
    .trim();

const ends = ({ kind, text }: Token): boolean => kind === "number" || kind === "name" || text === ")" || text === "!";
const begins = ({ kind, text }: Token): boolean => kind !== "sign" || text === "(";

/** With the multiplications written out that are left unsaid: 2x, 3(x+1), x sin x; `called` names own functions. */
export const spelledOut = (tokens: readonly Token[], called: ReadonlySet<string>): string =>
  tokens
    .map((token, index) => {
      const before = tokens[index - 1];
      const isCall = before?.kind === "name" && called.has(before.text) && token.text === "(";
      return before !== undefined && ends(before) && begins(token) && !isCall ? `* ${token.text}` : token.text;
    })
    .join(" ");
