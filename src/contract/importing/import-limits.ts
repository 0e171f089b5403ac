/** Largest file, and largest piece in which it is sent, in bytes; questions on a page of the report. */
export const importLimits = { file: 60 * 1024 * 1024, piece: 2 * 1024 * 1024, page: 20 } as const;

/**
 * The states of an import. sending: not all bytes have arrived. reviewing: read, and nothing is in the bank yet.
 * committed: its tests exist, as drafts or published. refused: the file is none that can be read. failed: reading was
 * cut off.
 */
export const importStates = ["sending", "reading", "reviewing", "committed", "undone", "refused", "failed"] as const;
export type ImportState = (typeof importStates)[number];

/** How a question came in. changed: with differences that are named. refused: not at all. */
export const importOutcomes = ["exact", "changed", "refused"] as const;
export type ImportOutcome = (typeof importOutcomes)[number];
