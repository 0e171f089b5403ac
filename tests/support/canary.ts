/** Words that only a key, an explanation, a source or a mistake of an item holds. */
export const canary = {
  key: "CANARYKEY",
  explanation: "CANARYEXPLANATION",
  source: "CANARYSOURCE",
  mistake: "losesTheMinus",
  sentence: "The minus was lost.",
} as const;
/** Mistakes of choices whose key is B: one with words, one whose name has none. */
export const mistakes = { A: canary.mistake, C: "renamedLongAgo" } as const;
