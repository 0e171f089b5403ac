/** The longest typed answers that the contract allows, in characters; its schemas are not loaded by pages. */
export const longestTextEntry = 2_000;
export const longestNumberEntry = 40;
export const longestExtendedEntry = 20_000;
/** By the type of gap. */
export const longestGapEntries = { gap_entry: 60, text: 200, number: 40 } as const;
