import { maths, tex, tidy } from "./words";

export const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));
export const lcm = (a: number, b: number): number => Math.abs(a * b) / gcd(a, b);
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
export const mean = (values: readonly number[]): number => sum(values) / values.length;
export const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
export const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));
export const choose = (n: number, k: number): number => factorial(n) / (factorial(k) * factorial(n - k));
export const near = (a: number, b: number, tolerance = 1e-9): boolean => Math.abs(a - b) <= tolerance;
export const isPrime = (n: number): boolean => n > 1 && range(2, Math.floor(Math.sqrt(n))).every((d) => n % d !== 0);
export const median = (values: readonly number[]): number => {
  const list = sorted(values);
  const half = list.length / 2;
  return ((list[Math.ceil(half) - 1] ?? 0) + (list[Math.floor(half)] ?? 0)) / 2;
};

/** A fraction in lowest terms with a positive denominator. */
export type Fraction = readonly [numerator: number, denominator: number];
export const fraction = (numerator: number, denominator: number): Fraction => {
  const common = gcd(numerator, denominator) * Math.sign(denominator);
  return [tidy(numerator / common), tidy(denominator / common)];
};
export const worth = ([numerator = 0, denominator = 1]: readonly number[]): number => numerator / denominator;

/** LaTeX of a fraction without delimiters; a whole number when the denominator is 1. */
export const texFraction = ([n = 0, d = 1]: readonly number[]): string =>
  d === 1 ? tex(n) : `${n < 0 ? "-" : ""}\\frac{${tex(Math.abs(n))}}{${tex(d)}}`;
export const showFraction = (value: readonly number[]): string => maths(texFraction(value));
export const texMixed = ([n = 0, d = 1]: readonly number[]): string => {
  const whole = Math.floor(n / d);
  const rest = n - whole * d;
  if (rest === 0) return tex(whole);
  return whole === 0 ? texFraction([rest, d]) : `${tex(whole)}\\frac{${tex(rest)}}{${tex(d)}}`;
};

/** LaTeX of a polynomial, coefficients from the highest power down: [1, -5, 6] is x^2 - 5x + 6. */
export const texPolynomial = (coefficients: readonly number[], variable = "x"): string => {
  const degree = coefficients.length - 1;
  const terms = coefficients.flatMap((coefficient, index) => {
    if (coefficient === 0) return [];
    const power = degree - index;
    const letter = power === 0 ? "" : power === 1 ? variable : `${variable}^{${power}}`;
    const size = Math.abs(coefficient);
    return [{ negative: coefficient < 0, text: size === 1 && letter !== "" ? letter : `${tex(size)}${letter}` }];
  });
  if (terms.length === 0) return "0";
  return terms
    .map(({ negative, text }, index) =>
      index === 0 ? (negative ? `-${text}` : text) : negative ? ` - ${text}` : ` + ${text}`,
    )
    .join("");
};

export const evaluatePolynomial = (coefficients: readonly number[], x: number): number =>
  coefficients.reduce((total, coefficient) => total * x + coefficient, 0);

/** LaTeX of n√r without factors of 1: 1√2 is √2, 3√1 is 3. */
export const texSurd = ([outside = 1, inside = 1]: readonly number[]): string =>
  inside === 1 ? tex(outside) : `${outside === 1 ? "" : outside === -1 ? "-" : tex(outside)}\\sqrt{${tex(inside)}}`;

/** √n as [outside, inside] with the inside free of squares. */
export const simplestSurd = (n: number): readonly [number, number] => {
  const root = range(1, Math.floor(Math.sqrt(n))).findLast((k) => n % (k * k) === 0) ?? 1;
  return [root, n / (root * root)];
};
