import { Decimal } from "decimal.js";

/** Significant digits to which a result is rounded, half away from zero. */
export const significantDigits = 12;
/** Digits used in computation, so that the last digit shown is right: (1 ÷ 3) × 3 is 1. */
const workingDigits = 40;
const longestWhole = 15;
const largestDenominator = 100_000;

const Exact = Decimal.clone({ precision: workingDigits, rounding: Decimal.ROUND_HALF_UP, maxE: 10_000, minE: -10_000 });

/** Reason why an expression has no value. */
export type ExpressionFault = "unfinished" | "unreadable" | "dividesByZero" | "noRealRoot" | "tooLarge";

export type Evaluation =
  | { readonly ok: true; readonly value: Decimal }
  | { readonly ok: false; readonly fault: ExpressionFault };

class Stop extends Error {
  readonly fault: ExpressionFault;
  constructor(fault: ExpressionFault) {
    super(fault);
    this.fault = fault;
  }
}

/** A part of an expression; a bare percentage after + or − is a percentage of the value before it. */
interface Part {
  readonly value: Decimal;
  readonly isPercent: boolean;
}

const whole = (value: Decimal): Part => ({ value, isPercent: false });

const rootOf = (value: Decimal): Decimal => {
  if (value.isNegative() && !value.isZero()) throw new Stop("noRealRoot");
  return value.sqrt();
};

const largestRoot = 99;

/** The power of a negative number, which has every odd root: (-8)^(1÷3) is -2. */
const oddRoot = (base: Decimal, exponent: Decimal): Decimal => {
  const [times, degree] = exponent.toFraction(largestRoot);
  const isOdd = times !== undefined && degree !== undefined && degree.mod(2).eq(1);
  if (!isOdd || times.div(degree).minus(exponent).abs().gt(new Exact(10).pow(-30))) return new Exact(Number.NaN);
  return base
    .neg()
    .pow(exponent)
    .times(times.mod(2).isZero() ? 1 : -1);
};

const powerOf = (base: Decimal, exponent: Decimal): Decimal => {
  if (base.isZero() && exponent.isNegative()) throw new Stop("dividesByZero");
  const power = base.pow(exponent);
  const value = power.isNaN() && base.isNegative() ? oddRoot(base, exponent) : power;
  if (value.isNaN()) throw new Stop("noRealRoot");
  return value;
};

const quotientOf = (dividend: Decimal, divisor: Decimal): Decimal => {
  if (divisor.isZero()) throw new Stop("dividesByZero");
  return dividend.div(divisor);
};

const numberShape = /^(?:\d+\.?\d*|\.\d+)$/;

/**
 * Parses tokens by the usual precedence: brackets, then ² % √, powers (from the right), × ÷ and implied products, + −;
 * a minus before a power applies to its result. Brackets left open are closed at the end.
 */
class Reader {
  #place = 0;
  readonly #tokens: readonly string[];
  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  #next(): string | undefined {
    return this.#tokens[this.#place];
  }
  #takes(token: string): boolean {
    if (this.#next() !== token) return false;
    this.#place += 1;
    return true;
  }

  whole(): Decimal {
    const { value } = this.#sum();
    if (this.#next() !== undefined) throw new Stop("unreadable");
    return value;
  }

  #sum(): Part {
    let part = this.#product();
    for (;;) {
      const sign = this.#takes("+") ? 1 : this.#takes("-") ? -1 : 0;
      if (sign === 0) return part;
      const { value, isPercent } = this.#product();
      part = whole(part.value.plus((isPercent ? part.value.times(value) : value).times(sign)));
    }
  }

  #product(): Part {
    let part = this.#signed();
    for (;;) {
      const next = this.#next();
      if (this.#takes("×")) part = whole(part.value.times(this.#signed().value));
      else if (this.#takes("÷")) part = whole(quotientOf(part.value, this.#signed().value));
      else if (next === "(" || next === "√" || (next !== undefined && numberShape.test(next)))
        part = whole(part.value.times(this.#power().value));
      else return part;
    }
  }

  #signed(): Part {
    if (!this.#takes("-")) return this.#power();
    const { value, isPercent } = this.#signed();
    return { value: value.neg(), isPercent };
  }

  #power(): Part {
    const base = this.#marked();
    return this.#takes("^") ? whole(powerOf(base.value, this.#signed().value)) : base;
  }

  #marked(): Part {
    let part = this.#single();
    for (;;) {
      if (this.#takes("²")) part = whole(part.value.times(part.value));
      else if (this.#takes("%")) part = { value: part.value.div(100), isPercent: true };
      else return part;
    }
  }

  #single(): Part {
    const next = this.#next();
    if (next === undefined) throw new Stop("unfinished");
    this.#place += 1;
    if (next === "√") return whole(rootOf(this.#marked().value));
    if (next === "(") {
      const { value } = this.#sum();
      if (!this.#takes(")") && this.#next() !== undefined) throw new Stop("unreadable");
      return whole(value);
    }
    if (!numberShape.test(next)) throw new Stop("unreadable");
    return whole(new Exact(next));
  }
}

const tokensOf = (text: string): readonly string[] => text.match(/\d+\.?\d*|\.\d+|\S/g) ?? [];

/** The value of an expression of `0–9 . + - × ÷ ^ ² √ % ( )`, to forty digits. */
export const evaluate = (text: string): Evaluation => {
  try {
    const value = new Reader(tokensOf(text)).whole();
    return value.isFinite() ? { ok: true, value } : { ok: false, fault: "tooLarge" };
  } catch (error) {
    if (error instanceof Stop) return { ok: false, fault: error.fault };
    throw error;
  }
};

/** A value to twelve significant digits: plain where it is short enough, else as `1.5×10^20`. */
export const shownDecimal = (value: Decimal): string => {
  const rounded = new Exact(value).toSignificantDigits(significantDigits);
  if (rounded.isZero()) return "0";
  const exponent = rounded.e;
  if (exponent < longestWhole && exponent >= -longestWhole) return rounded.toFixed();
  return `${rounded.div(new Exact(10).pow(exponent)).toFixed()}×10^${exponent}`;
};

/** A value as a fraction in lowest terms such as `-3÷4`; null where it is whole or has no short denominator. */
export const shownFraction = (value: Decimal): string | null => {
  const [numerator, denominator] = new Exact(value).toFraction(largestDenominator);
  if (numerator === undefined || denominator === undefined || denominator.eq(1)) return null;
  const difference = numerator.div(denominator).minus(value).abs();
  if (difference.gt(value.abs().times(new Exact(10).pow(-30)))) return null;
  return `${numerator.toFixed()}÷${denominator.toFixed()}`;
};

/** A value as text that can be read back exactly. */
export const exactText = (value: Decimal): string => new Exact(value).toFixed();
