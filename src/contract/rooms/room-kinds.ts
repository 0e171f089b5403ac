/** How students say who they are: they type a name, choose it from the list, or type a personal code. */
export const roomEntryWays = ["typed", "listed", "card"] as const;

/** What kinds of incidents invigilators tell apart. */
export const incidentKinds = ["technical", "health", "rules", "noise", "alarm", "other"] as const;
