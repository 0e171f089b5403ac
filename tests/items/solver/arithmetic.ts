import { evaluate } from "./expression";
import { at, first, fits, latexOf, near, numbersIn, roots, sides, upTo, type Seen, type Solver } from "./seen";

const equalSums: Solver = (seen) =>
  seen.stem.includes("\\square")
    ? at(
        roots((x) => fits(first(seen).replace("\\square", `(${x})`), {}), 0),
        0,
      )
    : (option) => near(evaluate(latexOf(option)), evaluate(first(seen)));

const doubles: Solver = ({ stem, numbers: [n = 0] }) => {
  const asksSmall = stem.includes("half of") || stem.startsWith("Doubling");
  return at(
    roots((x) => (asksSmall ? x + x === n : x / 2 === n), 0),
    0,
  );
};

const family: Solver = (seen) => {
  const told = numbersIn(first(seen)).toSorted((a, b) => a - b);
  return (option) => {
    const used = numbersIn(latexOf(option)).toSorted((a, b) => a - b);
    return used.join() === told.join() && near(...sides(latexOf(option), {}));
  };
};

const machine: Solver = ({ numbers: [a = 0, fromA = 0, b = 0, fromB = 0, c = 0] }) =>
  fromA + ((fromB - fromA) / (b - a)) * (c - a);

const units = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const teens = "thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const read: Solver = ({ stem }) => {
  const words = (/“(.*)”/.exec(stem)?.[1] ?? "").split(/[ -]/);
  return words.reduce((sum, word) => {
    if (word === "hundred") return sum - (sum % 1000) + (sum % 1000) * 100;
    if (word === "thousand") return sum * 1000;
    const place = [...units, ...teens].indexOf(word);
    if (place >= 0) return sum + place;
    return tens.includes(word) ? sum + 10 * (tens.indexOf(word) + 2) : sum;
  }, 0);
};

const listed = (seen: Seen): number[] => numbersIn(at(seen.stem.split("\n"), 1));
const parity: Solver = (seen) =>
  listed(seen).filter((value) => (value % 2 === 0) === seen.stem.includes("even")).length;

const cards: Solver = (seen) => {
  const digits = numbersIn(at(seen.stem.split(" are used"), 0));
  const asked = digits.toSorted((a, b) => a - b).join();
  const made = upTo(10 ** (digits.length - 1), 10 ** digits.length - 1).filter(
    (value) =>
      Array.from(String(value), Number)
        .toSorted((a, b) => a - b)
        .join() === asked,
  );
  return at(made, seen.stem.includes("largest") ? -1 : 0);
};

const powers: Solver = (seen) => {
  const size = (latex: string) => {
    const [base = 0, exponent = 0] = numbersIn(latex);
    return exponent * Math.log(base);
  };
  const sorted = seen.formulas.toSorted((a, b) => size(a) - size(b));
  return (option) => latexOf(option) === at(sorted, seen.stem.includes("largest") ? -1 : 0);
};

const digitsOrZeros: Solver = ({ stem, numbers }) => {
  if (!stem.includes("digits")) {
    const digits = String(upTo(1, at(numbers, 1)).reduce((product, k) => product * BigInt(k), 1n));
    return digits.length - digits.replace(/0+$/, "").length;
  }
  const [two = 0, a = 0, five = 0, b = 0] = numbers;
  return String(BigInt(two) ** BigInt(a) * BigInt(five) ** BigInt(b)).length;
};

const divisible: Solver = ({ stem, numbers: [from = 0, to = 0, ...divisors] }) =>
  upTo(from, to).filter((k) => divisors.some((divisor) => k % divisor === 0) !== stem.includes("neither")).length;

/**
 * Counts irrational formulas; a root or product of roots is rational when it is near a fraction with a small
 * denominator.
 */
const irrational: Solver = (seen) =>
  seen.formulas.filter((formula) => {
    if (formula.includes("\\pi")) return true;
    const value = evaluate(formula);
    return upTo(1, 100).every((d) => Math.abs(value * d - Math.round(value * d)) > 1e-8);
  }).length;

const work: Solver = ({ stem, numbers: [a = 0, b = 0] }) => {
  if (stem.includes("pump")) return 1 / (1 / a + 1 / b);
  return 1 / (1 / a - 1 / b);
};

const growth: Solver = ({ stem, numbers: [a = 0, b = 0, c = 0] }) => {
  if (stem.includes("readers")) return upTo(1, c).reduce((value) => value + (value * b) / 100, a);
  if (stem.includes("two years")) return 100 * (Math.sqrt(b / a) - 1);
  const after = (years: number) => (1 + a / 100) ** years;
  return at(
    upTo(1, 100).filter((years) => after(years) > b),
    0,
  );
};

export const arithmetic: Readonly<Record<string, Solver>> = {
  "equal-sums": equalSums,
  "add-three-numbers": (seen) => evaluate(first(seen)),
  "doubles-and-halves": doubles,
  "fact-family": family,
  "number-machine": machine,
  "number-words": read,
  "ten-more-ten-less": ({ stem, numbers: [step = 0, n = 0] }) => (stem.includes("more") ? n + step : n - step),
  "even-or-odd": parity,
  "digit-cards": cards,
  "compare-powers": powers,
  "digits-and-zeros": digitsOrZeros,
  "divisible-by-either": divisible,
  "irrational-numbers": irrational,
  "work-together": work,
  "compound-growth": growth,
};
