import type { Words } from "../words";

/** Changes made while a Aiken question is read. */
export const aikenChanges = {} as const satisfies Record<string, Words>;

/** Reasons why a Aiken question cannot be used. */
export const aikenRefusals = {} as const satisfies Record<string, Words>;

/** What is said about a Aiken test. */
export const aikenTestRemarks = {} as const satisfies Record<string, Words>;
