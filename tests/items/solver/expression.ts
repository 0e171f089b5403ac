/** Values of the letters in an expression. */
export type Letters = Readonly<Record<string, number>>;

const token = /\s*(\\[a-zA-Z]+|\d+(?:\.\d+)?|[a-zA-Z]|[-+^_(){}[\]|,=:%])/y;

const tokensOf = (latex: string): string[] => {
  const found: string[] = [];
  token.lastIndex = 0;
  while (latex.slice(token.lastIndex).trim() !== "") {
    const at = token.lastIndex;
    const [, piece] = token.exec(latex) ?? [];
    if (piece === undefined) throw new Error(`cannot read ${latex.slice(at)}`);
    if (!["\\left", "\\right", "\\displaystyle"].includes(piece)) found.push(piece);
  }
  return found;
};

/** Works out LaTeX as a student reads it: `2\frac{1}{3}` is a mixed number, `2x` a product. */
export const evaluate = (latex: string, letters: Letters = {}): number => {
  const tokens = tokensOf(latex);
  let at = 0;
  const take = (expected?: string): string => {
    const piece = tokens[at] ?? "";
    if (expected !== undefined && piece !== expected) throw new Error(`${expected} is missing in ${latex}`);
    at += 1;
    return piece;
  };
  const within = (open: string, close: string): number => {
    take(open);
    const value = sum();
    take(close);
    return value;
  };
  const argument = (): number => (tokens[at] === "{" ? within("{", "}") : single());
  const fraction = (): number => argument() / argument();
  const root = (): number => {
    const degree = tokens[at] === "[" ? within("[", "]") : 2;
    return argument() ** (1 / degree);
  };
  const logarithm = (): number => {
    take("_");
    const base = argument();
    return Math.log(factor()) / Math.log(base);
  };
  const named: Readonly<Record<string, () => number>> = {
    "\\frac": fraction,
    "\\sqrt": root,
    "\\log": logarithm,
    "\\lg": () => Math.log10(factor()),
    "\\pi": () => Math.PI,
  };
  const single = (): number => {
    const piece = tokens[at] ?? "";
    if (piece === "(") return within("(", ")");
    if (piece === "|") return Math.abs(within("|", "|"));
    take();
    const known = named[piece];
    if (known !== undefined) return known();
    if (/^[a-zA-Z]$/.test(piece)) return letters[piece] ?? Number.NaN;
    if (!/^\d/.test(piece)) throw new Error(`${piece} is no value in ${latex}`);
    return tokens[at] === "\\frac" ? Number(piece) + single() : Number(piece);
  };
  const factor = (): number => {
    const base = single();
    if (tokens[at] !== "^") return base;
    take();
    return base ** argument();
  };
  const startsFactor = (): boolean => /^(?:[a-zA-Z(]|\\frac|\\sqrt|\\pi)/.test(tokens[at] ?? "");
  const product = (): number => {
    let value = factor();
    for (;;) {
      const next = tokens[at];
      if (next === "\\times") value *= (take(), factor());
      else if (next === "\\div") value /= (take(), factor());
      else if (startsFactor()) value *= factor();
      else return value;
    }
  };
  const sum = (): number => {
    const isNegative = tokens[at] === "-";
    if (isNegative) take();
    let value = isNegative ? -product() : product();
    while (tokens[at] === "+" || tokens[at] === "-") value += take() === "+" ? product() : -product();
    return value;
  };
  const value = sum();
  if (at < tokens.length) throw new Error(`${tokens.slice(at).join(" ")} is left over of ${latex}`);
  return value;
};
