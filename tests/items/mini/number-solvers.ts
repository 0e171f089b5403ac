import { at, numbersIn, scaleOf, total, upTo } from "../solver/seen";
import { extreme, marksOf, named, numberNamed, painted, palette, type MiniSolver, type Sight } from "./look";

const isAscending = (list: readonly number[]): boolean => list.every((n, k) => k === 0 || n > at(list, k - 1));
const formula = ({ stem }: Sight): string => at(stem.split("\n"), 1).replaceAll("−", "-");
const worth = (sum: string): number => {
  const [first = 0, ...rest] =
    sum
      .replaceAll(" ", "")
      .match(/[+-]?\d+/g)
      ?.map(Number) ?? [];
  return total([first, ...rest]);
};
const circles = (sight: Sight, r?: number) =>
  named(sight.marks, "circle").filter((mark) => r === undefined || mark.at("r") === r);

const numberSense: Readonly<Record<string, MiniSolver>> = {
  "count-pictures": ({ icons }) => icons.length,
  "find-numeral": ({ stem }) => numberNamed(at(/number (.*)\?/.exec(stem) ?? [], 1)),
  "which-amount": ({ stem, numbers, options }) => {
    const amount = (svg: string) => named(marksOf(svg), "circle").length;
    return numbers.length > 0
      ? (option) => amount(option) === at(numbers, 0)
      : extreme(options, amount, stem.includes("most"));
  },
  "ten-frames": (sight) => circles(sight).length,
  "number-line": (sight) => {
    const tip = at(named(sight.marks, "polygon"), 0).is("points").split(",", 1).map(Number);
    return Math.round(scaleOf(named(sight.marks, "text"), "x")(at(tip, 0)));
  },
  "number-neighbors": ({ stem, numbers }) =>
    stem.includes("between") ? total(numbers) / 2 : at(numbers, 0) + (stem.includes("after") ? 1 : -1),
  "greatest-number": ({ stem, options }) => extreme(options, Number, stem.includes("greatest")),
  "tens-and-ones": ({ marks }) => named(marks, "rect").length,
  "place-value": ({ stem, numbers }) => {
    const [a, b] = [at(numbers, 0), numbers[1] ?? 0];
    if (stem.includes("How many tens")) return (a - (a % 10)) / 10;
    return stem.includes("hundred") ? 100 * a + 10 * b : 10 * a + b;
  },
  "ten-more": ({ stem, numbers }) => at(numbers, 1) + (stem.includes("more") ? 1 : -1) * at(numbers, 0),
  "numbers-in-order": () => (option) => isAscending(option.split(", ").map(Number)),
};

const story = ({ stem, numbers }: Sight): number => {
  const [a, b, c] = [at(numbers, 0), at(numbers, 1), numbers[2] ?? 0];
  if (stem.includes("finds")) return a + b;
  return stem.includes("fly away") ? a + b - c : a - b;
};

const operations: Readonly<Record<string, MiniSolver>> = {
  "join-pictures": ({ icons }) => icons.length,
  "take-away-pictures": ({ icons, marks }) =>
    icons.length - named(marks, "line").filter((mark) => mark.is("stroke") === "#e0625a").length / 2,
  "more-come": ({ stem, icons }) => icons.length + (stem.startsWith("One") ? 1 : 2),
  "fill-ten": (sight) => named(sight.marks, "rect").length - circles(sight).length,
  "equal-groups": (sight) =>
    sight.stem.includes("Share") ? circles(sight, 8).length / circles(sight, 38).length : circles(sight, 6).length,
  "shows-sum":
    ({ numbers }) =>
    (option) =>
      painted(marksOf(option), palette.blue).length === at(numbers, 0) &&
      painted(marksOf(option), palette.orange).length === at(numbers, 1),
  facts: (sight) => worth(formula(sight)),
  "missing-number": (sight) => {
    const [left = "", right = ""] = formula(sight).split("=");
    return at(
      upTo(0, 300).filter((n) => worth(left.replace("☐", String(n))) === worth(right)),
      0,
    );
  },
  "short-stories": story,
  "skip-counting": (sight) => {
    const row = numbersIn(formula(sight));
    return at(row, -1) + at(row, 1) - at(row, 0);
  },
  "makes-number":
    ({ numbers }) =>
    (option) =>
      worth(option) === at(numbers, 0),
};

export const numberSolvers: Readonly<Record<string, MiniSolver>> = { ...numberSense, ...operations };
