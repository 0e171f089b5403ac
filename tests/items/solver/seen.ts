import { evaluate } from "./expression";

interface Mark {
  readonly name: string;
  readonly text: string;
  at(attribute: string): number;
  is(attribute: string): string;
}

/** The visible content of an item in English, with formulae in LaTeX. */
export interface Seen {
  readonly stem: string;
  /** The formulae of the stem, in order. */
  readonly formulas: readonly string[];
  /** The numbers of the stem, in order. */
  readonly numbers: readonly number[];
  readonly marks: readonly Mark[];
  readonly options: readonly string[];
}

/** The answer, or whether an option is right. */
export type Answer = number | ((option: string) => boolean);
export type Solver = (seen: Seen) => Answer;

const plain = (text: string): string => text.replace(/\u202f|\\,|\\displaystyle ?/g, "").replaceAll("−", "-");
export const numbersIn = (text: string): number[] => (plain(text).match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

const marksOf = (svg: string): Mark[] =>
  [...svg.matchAll(/<(\w+)((?: [\w-]+="[^"]*")*)\/?>([^<]*)/g)].slice(1).map(([, name = "", list = "", text = ""]) => {
    const attributes = Object.fromEntries(
      [...list.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key, value]),
    );
    return {
      name,
      text: plain(text),
      at: (attribute) => Number(attributes[attribute]),
      is: (attribute) => attributes[attribute] ?? "",
    };
  });

export const look = (stem: string, figure: string, options: readonly string[]): Seen => {
  const text = plain(stem);
  return {
    stem: text.replace(/\\\(|\\\)/g, ""),
    formulas: [...text.matchAll(/\\\((.*?)\\\)/g)].map(([, formula = ""]) => formula.trim()),
    numbers: numbersIn(text),
    marks: marksOf(figure),
    options: options.map(plain),
  };
};

/** The number that an option shows, without its unit. */
export const valueOf = (option: string): number => {
  const [, hours, minutes] = /^(\d+):(\d\d)$/.exec(option) ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes);
  const formula = /^\\\((.*)\\\)/.exec(option)?.[1];
  try {
    return formula === undefined ? (numbersIn(option)[0] ?? Number.NaN) : evaluate(formula);
  } catch {
    return Number.NaN;
  }
};

/** The LaTeX of an option. */
export const latexOf = (option: string): string => option.replace(/\\\(|\\\)/g, "").trim();

export const near = (a: number, b: number): boolean =>
  Number.isFinite(a) && Number.isFinite(b) && Math.abs(a - b) <= 1e-7 * Math.max(1, Math.abs(a), Math.abs(b));
export const total = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0);
export const average = (list: readonly number[]): number => total(list) / list.length;
export const upTo = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, k) => from + k);
export const at = <T>(list: readonly T[], place: number): T => {
  const found = list.at(place);
  if (found === undefined) throw new Error(`nothing stands at ${place} of ${list.length}`);
  return found;
};
export const first = (seen: Seen): string => at(seen.formulas, 0);
export const marked = (seen: Seen, name: string): Mark[] => seen.marks.filter((mark) => mark.name === name);
export const textsOf = (seen: Seen): string[] => marked(seen, "text").map(({ text }) => text);
export const numbersOn = (seen: Seen): number[] =>
  textsOf(seen)
    .filter((text) => /^-?[\d.]+/.test(text))
    .map(Number.parseFloat);
/** Corners of a polygon. */
export const cornersOf = (mark: Mark): [number, number][] =>
  mark
    .is("points")
    .split(" ")
    .map((pair) => pair.split(",").map(Number) as [number, number]);
/** The map from places to numbers that labels show along an axis. */
export const scaleOf = (labels: readonly Mark[], axis: "x" | "y"): ((place: number) => number) => {
  const [one, other] = [at(labels, 0), at(labels, -1)];
  const rise = (Number(other.text) - Number(one.text)) / (other.at(axis) - one.at(axis));
  return (place) => Number(one.text) + (place - one.at(axis)) * rise;
};
/** The solutions of an equation among all whole numbers from `from` to `to`. */
export const roots = (holds: (x: number) => boolean, from = -400, to = 400): number[] => upTo(from, to).filter(holds);
export const sides = (equation: string, letters: Readonly<Record<string, number>>): [number, number] => {
  const [left = "", right = ""] = equation.split("=");
  return [evaluate(left, letters), evaluate(right, letters)];
};
export const fits = (equation: string, letters: Readonly<Record<string, number>>): boolean =>
  near(...sides(equation, letters));
