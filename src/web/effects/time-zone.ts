/** Time zone of this browser: a name of the IANA database. */
export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
