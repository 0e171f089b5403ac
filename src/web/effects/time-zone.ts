/** Where this browser's days begin: a name of the IANA database. */
export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
