import type { Words } from "../words";

/** Changes made while a Moodle XML question is read. */
export const moodleChanges = {} as const satisfies Record<string, Words>;

/** Reasons why a Moodle XML question cannot be used. */
export const moodleRefusals = {} as const satisfies Record<string, Words>;

/** What is said about a Moodle XML test. */
export const moodleTestRemarks = {} as const satisfies Record<string, Words>;
