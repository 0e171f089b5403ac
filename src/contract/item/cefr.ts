/** The levels of the Common European Framework, lowest first. */
export const cefrLevels = ["preA1", "A1", "A2", "B1", "B2", "C1", "C2"] as const;
export type CefrLevel = (typeof cefrLevels)[number];

/** The written form of a level, the same in every language. */
export const cefrName = (level: CefrLevel): string => (level === "preA1" ? "Pre-A1" : level);
