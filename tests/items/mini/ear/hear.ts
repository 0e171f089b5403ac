import type { MiniQuestion } from "../../../../src/items/mini/engine/build";

/** A question for a child who cannot see: words alone. */
export interface Heard {
  /** The spoken text; without one, the text of the stem. */
  readonly prompt: string;
  readonly stem: string;
  readonly figure: string;
  readonly options: readonly string[];
}
/** Returns the right value, or a test that the right option passes. */
export type EarSolver = (heard: Heard) => number | string | ((option: string) => boolean);

const label = /aria-label="([^"]*)"/;
const plain = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
/** The label of a drawing, or the text itself. */
export const wordsOf = (html: string): string => label.exec(html)?.[1] ?? plain(html);

export const hear = ({ settled: { draft, options }, prompt }: MiniQuestion): Heard => ({
  prompt: prompt.turns.map(({ text }) => text).join("\n"),
  stem: plain(draft.stem.en),
  figure: wordsOf(draft.figure?.en ?? ""),
  options: options.map(({ text }) => wordsOf(text.en)),
});

/** The places of the options that are right. */
export const rightOf = (solve: EarSolver, heard: Heard): number[] => {
  const answer = solve(heard);
  const isRight = typeof answer === "function" ? answer : (option: string) => option === String(answer);
  return heard.options.flatMap((option, k) => (isRight(option) ? [k] : []));
};

/** The list in each sentence, after its name if it has one. */
export const listsIn = (told: string): string[][] =>
  told
    .split(/\.(?:\s|$)/)
    .filter((sentence) => sentence !== "")
    .map((sentence) => (sentence.split(": ").at(-1) ?? "").split(", "));
export const listed = (told: string): string[] => listsIn(told).flat();

export const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
export const numberIn = (text: string): number => numbersIn(text)[0] ?? Number.NaN;
export const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);
export const amount = (told: string, thing: string): number =>
  listed(told.toLowerCase()).filter((one) => one === thing).length;

/** Whether an option has more, or less, of something than all others. */
export const extreme =
  ({ options }: Heard, measure: (option: string) => number, isMost: boolean) =>
  (option: string): boolean =>
    options.every(
      (other) => other === option || (isMost ? measure(other) < measure(option) : measure(other) > measure(option)),
    );
