/** The seven oracles of every fault test; the fifth speaks of the words on the screen and of errors. */
export type Oracle =
  | "O1 ledger"
  | "O2 last word"
  | "O3 once"
  | "O4 clock"
  | "O5 words"
  | "O5 errors"
  | "O6 heal"
  | "O7 secrecy";

/** Something that an oracle found wrong, in words. */
export interface Finding {
  readonly oracle: Oracle;
  readonly words: string;
}

const mostLetters = 400;

export const found =
  (oracle: Oracle) =>
  (words: string): Finding => ({ oracle, words: words.slice(0, mostLetters) });

/** The findings as a test shows them, without those that it has declared to cause itself. */
export const unspared = (findings: readonly Finding[], spared: Iterable<Oracle>): string[] => {
  const without = new Set(spared);
  return findings.flatMap(({ oracle, words }) => (without.has(oracle) ? [] : [`${oracle}: ${words}`]));
};
