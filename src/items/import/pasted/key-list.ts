import type { PastedLine } from "./line";

/** The answers that a list behind the questions gives, by the number of the question, each with its line. */
export interface KeyList {
  /** The place of its first line among the lines. */
  readonly from: number;
  readonly answers: ReadonlyMap<number, { readonly line: PastedLine; readonly from: number; readonly to: number }>;
}

const heading =
  /^\s*(?:[-=*#]{2,}\s*)?(?:answers?(?:\s+keys?)?|keys?|(?:参考|标准|正确)?答案)\s*[:]?\s*(?:[-=*#]{2,}\s*)?$/i;
const headingBefore = /^\s*(?:answers?(?:\s+keys?)?|keys?|(?:参考|标准|正确)?答案)\s*:\s*(?=[([]?\d)/i;
const runOf = /(\d{1,3})\s*[-–—~～]\s*(\d{1,3})\s*[.:)、]?\s*([A-Z](?:\s?[A-Z])*)(?![a-z])/g;
const entry = /[([]?(\d{1,3})\s*(?:[:)\]、]\s*|\.(?!\d)\s*)/g;

type Found = Map<number, { readonly line: PastedLine; readonly from: number; readonly to: number }>;

/** Adds an answer. Returns false for a second one to the same question. */
const add = (found: Found, number: number, line: PastedLine, from: number, to: number): boolean => {
  if (found.has(number)) return false;
  found.set(number, { line, from, to });
  return true;
};

/** Reads "1-5 BCADB". Returns false if the letters are not as many as the numbers. */
const addRuns = (found: Found, line: PastedLine, from: number): boolean | null => {
  const runs = [...line.plain.slice(from).matchAll(runOf)];
  if (runs.length === 0) return null;
  return runs.every((run) => {
    const [all, first = "", last = "", letters = ""] = run;
    const start = from + run.index + all.length - letters.length;
    const places = letters.split("").flatMap((letter, at) => (letter.trim() === "" ? [] : [start + at]));
    const count = Number(last) - Number(first) + 1;
    return places.length === count && places.every((at, index) => add(found, Number(first) + index, line, at, at + 1));
  });
};

/** Reads "1. B  2. C". Returns false for a line that is not made of such entries. */
const addEntries = (found: Found, line: PastedLine, from: number): boolean => {
  const entries = [...line.plain.slice(from).matchAll(entry)].filter(
    ({ index }) => index === 0 || /[\s,;、]/.test(line.plain[from + index - 1] ?? ""),
  );
  if (line.plain.slice(from, from + (entries[0]?.index ?? line.plain.length)).trim() !== "") return false;
  return entries.every((one, index) => {
    const start = from + one.index + one[0].length;
    const end = from + (entries[index + 1]?.index ?? line.plain.length - from);
    const text = line.plain.slice(start, end).replace(/[\s,;、]+$/, "");
    return text !== "" && add(found, Number(one[1]), line, start, start + text.length);
  });
};

const addLine = (found: Found, line: PastedLine, from: number): boolean => {
  if (line.plain.slice(from).trim() === "") return true;
  return addRuns(found, line, from) ?? addEntries(found, line, from);
};

/** The list of answers behind the questions; null: there is none, or it is not one throughout. */
export const keyListOf = (lines: readonly PastedLine[]): KeyList | null => {
  const from = lines.findLastIndex(({ plain }) => heading.test(plain.slice(0, 100)) || headingBefore.test(plain));
  const first = lines[from];
  if (first === undefined) return null;
  const answers: Found = new Map();
  const start = heading.test(first.plain) ? first.plain.length : (headingBefore.exec(first.plain)?.[0].length ?? 0);
  const isList = addLine(answers, first, start) && lines.slice(from + 1).every((line) => addLine(answers, line, 0));
  const isHeaded = heading.test(first.plain);
  return isList && answers.size > (isHeaded ? 0 : 1) ? { from, answers } : null;
};
