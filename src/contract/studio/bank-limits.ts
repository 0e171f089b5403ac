/**
 * Entries on a page of the bank and of an author's tests; drafts that one call changes or exports; entries of each kind
 * at an author's home. Imports no schemas, so that browser code may load it.
 */
export const bankLimits = { page: 50, atOnce: 500, atHome: 5 } as const;

/** Orders of the bank: the last changed first, the first written first, by skill. */
export const itemOrders = ["changed", "written", "skill"] as const;
