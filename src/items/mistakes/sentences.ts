import type { Sentence } from "./sentence";

/** What to tell a student of each mistake, by the name that generators give it. Stored items keep the names. */
export const sentences: Readonly<Record<string, Sentence>> = {};
