import type { Words } from "../words";

/** Changes made while a GIFT question is read. */
export const giftChanges = {} as const satisfies Record<string, Words>;

/** Reasons why a GIFT question cannot be used. */
export const giftRefusals = {} as const satisfies Record<string, Words>;

/** What is said about a GIFT test. */
export const giftTestRemarks = {} as const satisfies Record<string, Words>;
