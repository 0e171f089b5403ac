import type { Words } from "../words";

/** Changes made while a QTI 1.2 question is read. */
export const qti1Changes = {} as const satisfies Record<string, Words>;

/** Reasons why a QTI 1.2 question cannot be used. */
export const qti1Refusals = {} as const satisfies Record<string, Words>;

/** What is said about a QTI 1.2 test. */
export const qti1TestRemarks = {} as const satisfies Record<string, Words>;
