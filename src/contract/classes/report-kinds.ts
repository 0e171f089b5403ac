/** What seems wrong: the key, the wording, a picture or sound that is missing, the spelling, something else. */
export const reportKinds = ["key", "wording", "media", "typo", "other"] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Most UTF-16 units of a report, and of its answer. */
export const longestReport = 500;
