import { groupedCode } from "../../../contract/account/invitation-code";

/** The address at which students come in to a room; with a code the page has it typed already. */
export const joinAddress = (code?: string): string =>
  `${window.location.origin}/join${code === undefined ? "" : `?code=${groupedCode(code)}`}`;

/** A code in two groups, as it is read aloud. */
export const spacedCode = (code: string): string => code.replace(/^(.{4})(.+)$/, "$1 $2");
