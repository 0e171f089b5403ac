/** An exact decimal number: coefficient · 10^−scale, scale ≥ 0. */
interface Decimal {
  readonly coefficient: bigint;
  readonly scale: number;
}

/** Digits that a result keeps; also the widest whole number that the display shows. */
export const significantDigits = 12;

const power = (exponent: number): bigint => 10n ** BigInt(exponent);
const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

/** Whole-number division, half away from zero. */
const divideRounded = (dividend: bigint, divisor: bigint): bigint => {
  const quotient = (magnitude(dividend) * 2n + magnitude(divisor)) / (magnitude(divisor) * 2n);
  return dividend < 0n === divisor < 0n ? quotient : -quotient;
};

const parse = (text: string): Decimal => {
  const [whole = "0", fraction = ""] = text.replace("-", "").split(".");
  const coefficient = BigInt(whole + fraction);
  return { coefficient: text.startsWith("-") ? -coefficient : coefficient, scale: fraction.length };
};

/** Plain notation, at most twelve significant digits; null when the number is too large to show. */
const format = ({ coefficient, scale }: Decimal): string | null => {
  const surplus = Math.min(
    scale,
    Math.max(magnitude(coefficient).toString().length - significantDigits, scale - 2 * significantDigits, 0),
  );
  const rounded = surplus > 0 ? divideRounded(coefficient, power(surplus)) : coefficient;
  const places = scale - surplus;
  const digits = magnitude(rounded)
    .toString()
    .padStart(places + 1, "0");
  const whole = digits.slice(0, digits.length - places);
  const fraction = digits.slice(digits.length - places).replace(/0+$/, "");
  if (whole.length > significantDigits) return null;
  const text = fraction === "" ? whole : `${whole}.${fraction}`;
  return rounded < 0n ? `-${text}` : text;
};

export type Operator = "+" | "-" | "×" | "÷";

const aligned = (left: Decimal, right: Decimal): readonly [bigint, bigint, number] => {
  const scale = Math.max(left.scale, right.scale);
  return [left.coefficient * power(scale - left.scale), right.coefficient * power(scale - right.scale), scale];
};

const divide = (left: Decimal, right: Decimal): Decimal | null => {
  if (right.coefficient === 0n) return null;
  const [dividend, divisor] = aligned(left, right);
  const scale = 3 * significantDigits;
  return { coefficient: divideRounded(dividend * power(scale), divisor), scale };
};

const operations: Readonly<Record<Operator, (left: Decimal, right: Decimal) => Decimal | null>> = {
  "+": (left, right) => {
    const [a, b, scale] = aligned(left, right);
    return { coefficient: a + b, scale };
  },
  "-": (left, right) => {
    const [a, b, scale] = aligned(left, right);
    return { coefficient: a - b, scale };
  },
  "×": (left, right) => ({ coefficient: left.coefficient * right.coefficient, scale: left.scale + right.scale }),
  "÷": divide,
};

/**
 * `left operator right` on decimal texts such as "-12.5": exact, then rounded to twelve significant
 * digits, half away from zero. null: division by zero, or a result too large to show.
 */
export const calculate = (left: string, operator: Operator, right: string): string | null => {
  const result = operations[operator](parse(left), parse(right));
  return result === null ? null : format(result);
};
