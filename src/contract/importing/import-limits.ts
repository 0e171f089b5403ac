/** Largest file and largest piece of an upload, in bytes; number of questions on a page of the report. */
export const importLimits = { file: 60 * 1024 * 1024, piece: 2 * 1024 * 1024, page: 20 } as const;

/**
 * The states of an import. sending: not all bytes have arrived. reviewing: read, but nothing is in the bank yet.
 * committed: its tests exist, as drafts or published. refused: the file cannot be read. failed: reading was
 * interrupted.
 */
export const importStates = ["sending", "reading", "reviewing", "committed", "undone", "refused", "failed"] as const;
export type ImportState = (typeof importStates)[number];

/** The outcome of a question. changed: imported with listed differences. refused: not imported. */
export const importOutcomes = ["exact", "changed", "refused"] as const;
export type ImportOutcome = (typeof importOutcomes)[number];
