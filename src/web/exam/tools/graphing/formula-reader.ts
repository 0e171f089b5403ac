import {
  arrangements,
  infixNames,
  choices,
  constants,
  gammaFactorial,
  knownFunctions,
  realPower,
  remainder,
  type Known,
  type UserFunction,
  type Values,
} from "./functions";
import type { ReadingFault, Token } from "./tokens";

type At = (values: Values) => number;

/** Thrown where an expression cannot be read. */
export class Unreadable extends Error {
  readonly fault: ReadingFault;
  constructor(fault: ReadingFault) {
    super(fault.code);
    this.fault = fault;
  }
}

const degree = Math.PI / 180;
const pairs: Readonly<Record<string, (a: number, b: number) => number>> = {
  ncr: choices,
  npr: arrangements,
  mod: remainder,
};

/**
 * Parses tokens by the usual precedence: brackets and functions, then ! and °, powers (from the right), a minus in
 * front, nCr and nPr, products (written or implied) with mod, sums. A function without brackets takes the product that
 * follows.
 */
export class FormulaReader {
  /** Letters in the expression that stand for a value. */
  readonly letters = new Set<string>();
  #place = 0;
  readonly #tokens: readonly Token[];
  readonly #own: Readonly<Record<string, UserFunction>>;

  constructor(tokens: readonly Token[], own: Readonly<Record<string, UserFunction>>) {
    this.#tokens = tokens;
    this.#own = own;
  }

  whole(): At {
    const value = this.#sum();
    if (this.#next() !== undefined) throw new Unreadable({ code: "unread" });
    return value;
  }

  #next(): Token | undefined {
    return this.#tokens[this.#place];
  }
  #is(text: string): boolean {
    return this.#next()?.text === text;
  }
  #takes(text: string): boolean {
    if (!this.#is(text)) return false;
    this.#place += 1;
    return true;
  }
  #expect(text: string): void {
    if (!this.#takes(text)) this.#stop();
  }
  #stop(): never {
    throw new Unreadable({ code: this.#next() === undefined ? "unfinished" : "unread" });
  }

  #sum(): At {
    let sum = this.#product();
    for (;;) {
      const left = sum;
      if (this.#takes("+")) {
        const right = this.#product();
        sum = (values) => left(values) + right(values);
      } else if (this.#takes("-")) {
        const right = this.#product();
        sum = (values) => left(values) - right(values);
      } else return sum;
    }
  }

  /** Whether the next token can begin a factor of an implied product. */
  #begins(): boolean {
    const [before, next] = [this.#tokens[this.#place - 1], this.#next()];
    if (next?.kind === "number" && before?.kind === "number") return false;
    return (
      next !== undefined && (next.kind === "sign" ? next.text === "(" : !infixNames.has(next.text) || this.#isCall())
    );
  }
  #isCall(): boolean {
    return this.#tokens[this.#place + 1]?.text === "(" && !this.#isBetween();
  }
  /** nCr, nPr and mod are infix operators after a value; with brackets and a comma they are functions. */
  #isBetween(): boolean {
    const next = this.#next();
    if (next?.kind !== "function" || !infixNames.has(next.text)) return false;
    let depth = 0;
    for (let place = this.#place + 1; place < this.#tokens.length; place += 1) {
      const text = this.#tokens[place]?.text;
      depth += text === "(" ? 1 : text === ")" ? -1 : 0;
      if (depth === 1 && text === ",") return false;
      if (depth <= 0) return true;
    }
    return true;
  }

  #product(): At {
    let product = this.#signed();
    for (;;) {
      const left = product;
      if (this.#takes("*")) {
        const right = this.#signed();
        product = (values) => left(values) * right(values);
      } else if (this.#takes("/")) {
        const right = this.#signed();
        product = (values) => left(values) / right(values);
      } else if (this.#is("mod") && this.#isBetween()) {
        this.#place += 1;
        const right = this.#signed();
        product = (values) => remainder(left(values), right(values));
      } else if (this.#begins()) {
        const right = this.#counted(this.#power());
        product = (values) => left(values) * right(values);
      } else return product;
    }
  }

  #signed(): At {
    if (this.#takes("+")) return this.#signed();
    if (!this.#takes("-")) return this.#counted(this.#power());
    const value = this.#signed();
    return (values) => -value(values);
  }

  #counted(first: At): At {
    let value = first;
    for (;;) {
      const name = this.#next()?.text ?? "";
      const of = name === "mod" ? undefined : pairs[name];
      if (of === undefined || !this.#isBetween()) return value;
      this.#place += 1;
      const [left, right] = [value, this.#power()];
      value = (values) => of(left(values), right(values));
    }
  }

  #power(): At {
    const base = this.#marked(this.#single());
    if (!this.#takes("^")) return base;
    const begun = this.#place;
    const exponent = this.#exponent();
    // where the exponent contains x or y, odd fractions would be isolated points
    const isFixed = this.#tokens.slice(begun, this.#place).every(({ text }) => text !== "x" && text !== "y");
    return (values) => (isFixed ? realPower : Math.pow)(base(values), exponent(values));
  }

  #exponent(): At {
    if (this.#takes("+")) return this.#exponent();
    if (!this.#takes("-")) return this.#power();
    const value = this.#exponent();
    return (values) => -value(values);
  }

  #marked(first: At): At {
    let value = first;
    for (;;) {
      const inner = value;
      if (this.#takes("!")) value = (values) => gammaFactorial(inner(values));
      else if (this.#takes("°")) value = (values) => inner(values) * degree;
      else return value;
    }
  }

  #single(): At {
    const next = this.#next();
    if (next === undefined) return this.#stop();
    this.#place += 1;
    if (next.kind === "number") {
      const value = Number(next.text);
      return () => value;
    }
    if (next.kind === "function") return this.#applied(next.text);
    if (next.kind === "name") return this.#named(next.text);
    if (next.text !== "(") {
      this.#place -= 1;
      return this.#stop();
    }
    const value = this.#sum();
    this.#expect(")");
    return value;
  }

  #named(name: string): At {
    const constant = constants[name];
    if (constant !== undefined) return () => constant;
    const own = Object.hasOwn(this.#own, name) ? this.#own[name] : undefined;
    if (own !== undefined) {
      this.#expect("(");
      const value = this.#sum();
      this.#expect(")");
      return (values) => own(value(values));
    }
    this.letters.add(name);
    return (values) => values[name] ?? Number.NaN;
  }

  /** A function with its argument: sin x, sin^2(x), sin^-1(x), log_2(8), max(1, 2). */
  #applied(name: string): At {
    const known = knownFunctions[name];
    if (known === undefined) return this.#stop();
    let [base, exponent]: [At | null, At | null] = [null, null];
    for (;;) {
      if (base === null && name === "log" && this.#takes("_")) base = this.#marker();
      else if (exponent === null && this.#takes("^")) exponent = this.#marker();
      else break;
    }
    if (base === null && exponent === null && name === "log" && this.#isOfBase()) base = this.#single();
    const power = exponent;
    const isInverse = power !== null && known.inverse !== undefined && power({}) === -1;
    const value = this.#call(isInverse ? { ...known, of: known.inverse } : known);
    const logarithm = base;
    const inBase: At = logarithm === null ? value : (values) => value(values) / Math.log10(logarithm(values));
    return power === null || isInverse ? inBase : (values) => realPower(inBase(values), power(values));
  }

  /** log2(8) and log10(8) are written by students who cannot type a subscript. */
  #isOfBase(): boolean {
    return (this.#is("2") || this.#is("10")) && this.#tokens[this.#place + 1]?.text === "(";
  }

  /** The base or exponent after a function's name: one sign, or an expression in brackets. */
  #marker(): At {
    if (!this.#takes("-")) return this.#single();
    const value = this.#single();
    return (values) => -value(values);
  }

  #call({ of, takes, isRoot }: Known): At {
    if (!this.#takes("(")) {
      const value = takes === 1 ? this.#bare(isRoot === true) : this.#stop();
      return (values) => of(value(values));
    }
    const given = [this.#sum()];
    while (this.#takes(",")) given.push(this.#sum());
    this.#expect(")");
    if (takes !== "several" && given.length !== takes) throw new Unreadable({ code: "unread" });
    return (values) => of(...given.map((value) => value(values)));
  }

  #isAfterNumber(): boolean {
    return this.#tokens[this.#place - 1]?.kind === "number";
  }

  /** The argument of a function without brackets: a product of letters and numbers, up to the next function. */
  #bare(isRoot: boolean): At {
    if (this.#takes("-")) {
      const value = this.#bare(isRoot);
      return (values) => -value(values);
    }
    if (isRoot) return this.#marked(this.#single());
    let product = this.#power();
    while (this.#begins() && this.#next()?.kind !== "function" && (!this.#is("(") || this.#isAfterNumber())) {
      const [left, right] = [product, this.#power()];
      product = (values) => left(values) * right(values);
    }
    return product;
  }
}
