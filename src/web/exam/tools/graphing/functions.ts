export type Values = Readonly<Record<string, number>>;
/** A function defined in a line of the calculator. */
export type UserFunction = (x: number) => number;
export type MathFunction = (...values: readonly number[]) => number;

/** A function that students know by name. */
export interface Known {
  readonly of: MathFunction;
  /** Number of arguments; "several": any number. */
  readonly takes: 1 | 2 | "several";
  /** The function that f^-1 means. */
  readonly inverse?: MathFunction;
  /** Without brackets it takes one factor: √2x is (√2)x, while sin 2x is sin(2x). */
  readonly isRoot?: true;
}

const lanczos = [
  0.999_999_999_999_809_9, 676.520_368_121_885_1, -1_259.139_216_722_402_8, 771.323_428_777_653_1,
  -176.615_029_162_140_6, 12.507_343_278_686_905, -0.138_571_095_265_720_12, 9.984_369_578_019_572e-6,
  1.505_632_735_149_311_6e-7,
];

/** The gamma function by the Lanczos approximation (g = 7, n = 9). */
const gamma = (x: number): number => {
  if (x < 0.5) return Math.PI / (Math.sin(Math.PI * x) * gamma(1 - x));
  const [first = 1, ...rest] = lanczos;
  const sum = rest.reduce((all, term, place) => all + term / (x + place), first);
  return Math.sqrt(2 * Math.PI) * (x + 6.5) ** (x - 0.5) * Math.exp(-x - 6.5) * sum;
};

/** n!, for fractions by the gamma function; none for negative whole numbers. */
export const gammaFactorial = (n: number): number => {
  if (!Number.isInteger(n)) return gamma(n + 1);
  if (n < 0) return Number.NaN;
  let product = 1;
  for (let factor = 2; factor <= n && product < Infinity; factor += 1) product *= factor;
  return product;
};

const areCounts = (n: number, r: number): boolean => Number.isInteger(n) && Number.isInteger(r) && n >= 0 && r >= 0;

export const arrangements = (n: number, r: number): number => {
  if (!areCounts(n, r)) return Number.NaN;
  let product = 1;
  for (let taken = 0; taken < r && product !== 0 && product < Infinity; taken += 1) product *= n - taken;
  return product;
};

export const choices = (n: number, r: number): number => {
  if (!areCounts(n, r)) return Number.NaN;
  if (r > n) return 0;
  let product = 1;
  for (let taken = 1; taken <= Math.min(r, n - r) && product < Infinity; taken += 1)
    product = Math.round((product * (n - Math.min(r, n - r) + taken)) / taken);
  return product;
};

/** The remainder of a divided by b, with the sign of b. */
export const remainder = (a: number, b: number): number => a - b * Math.floor(a / b);

const divisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisor(b, a % b));
const common = (a: number, b: number): number =>
  Number.isInteger(a) && Number.isInteger(b) ? divisor(a, b) : Number.NaN;

const largestRoot = 99;

/** Powers in the real numbers: a negative base has every odd root, (-8)^(1/3) is -2. */
export const realPower = (base: number, exponent: number): number => {
  const power = base ** exponent;
  if (base >= 0 || !Number.isNaN(power) || !Number.isFinite(exponent)) return power;
  for (let degree = 3; degree <= largestRoot; degree += 2) {
    const times = Math.round(exponent * degree);
    if (Math.abs(exponent * degree - times) < 1e-12 * Math.max(1, Math.abs(times)))
      return (-base) ** exponent * (times % 2 === 0 ? 1 : -1);
  }
  return Number.NaN;
};

const withInverse = (of: MathFunction, inverse: MathFunction): Known => ({ of, takes: 1, inverse });
const single = (of: MathFunction): Known => ({ of, takes: 1 });
const pair = (of: (a: number, b: number) => number): Known => ({
  of: (a = Number.NaN, b = Number.NaN) => of(a, b),
  takes: 2,
});
const one =
  (of: (value: number) => number): MathFunction =>
  (value = Number.NaN) =>
    of(value);

const { sin, cos, tan, asin, acos, atan, sinh, cosh, tanh, asinh, acosh, atanh } = Math;
const secant = one((x) => 1 / cos(x));
const cosecant = one((x) => 1 / sin(x));
const cotangent = one((x) => cos(x) / sin(x));
const arcsecant = one((x) => acos(1 / x));
const arccosecant = one((x) => asin(1 / x));
const arccotangent = one((x) => Math.PI / 2 - atan(x));
const root: Known = { ...single(one(Math.sqrt)), isRoot: true };
const log = single(one(Math.log10));

/** By the names that students write, in lower case; `log` is to the base 10, `ln` the natural one. */
export const knownFunctions: Readonly<Record<string, Known>> = {
  sin: withInverse(one(sin), one(asin)),
  cos: withInverse(one(cos), one(acos)),
  tan: withInverse(one(tan), one(atan)),
  tg: withInverse(one(tan), one(atan)),
  sec: withInverse(secant, arcsecant),
  csc: withInverse(cosecant, arccosecant),
  cosec: withInverse(cosecant, arccosecant),
  cot: withInverse(cotangent, arccotangent),
  ctg: withInverse(cotangent, arccotangent),
  asin: single(one(asin)),
  acos: single(one(acos)),
  atan: single(one(atan)),
  arcsin: single(one(asin)),
  arccos: single(one(acos)),
  arctan: single(one(atan)),
  arcsec: single(arcsecant),
  arccsc: single(arccosecant),
  arccot: single(arccotangent),
  sinh: withInverse(one(sinh), one(asinh)),
  cosh: withInverse(one(cosh), one(acosh)),
  tanh: withInverse(one(tanh), one(atanh)),
  arcsinh: single(one(asinh)),
  arccosh: single(one(acosh)),
  arctanh: single(one(atanh)),
  sqrt: root,
  cbrt: { ...single(one(Math.cbrt)), isRoot: true },
  log,
  lg: log,
  ln: single(one(Math.log)),
  exp: single(one(Math.exp)),
  abs: single(one(Math.abs)),
  sgn: single(one(Math.sign)),
  sign: single(one(Math.sign)),
  floor: single(one(Math.floor)),
  ceil: single(one(Math.ceil)),
  round: single(one(Math.round)),
  min: { of: Math.min, takes: "several" },
  max: { of: Math.max, takes: "several" },
  ncr: pair(choices),
  npr: pair(arrangements),
  mod: pair(remainder),
  gcd: pair(common),
  lcm: pair((a, b) => Math.abs(a * b) / common(a, b)),
};

/** Names that are also infix operators: 5 nCr 2, 7 mod 3. */
export const infixNames: ReadonlySet<string> = new Set(["ncr", "npr", "mod"]);

export const constants: Readonly<Record<string, number>> = { pi: Math.PI, e: Math.E };
