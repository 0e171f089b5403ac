/**
 * Models that the second solver cannot read, with the reasons. A model that is neither solved nor listed fails the
 * test.
 */
export const unparsed: Readonly<Record<string, string>> = {};
