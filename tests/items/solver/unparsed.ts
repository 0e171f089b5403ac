/** Models that the second solver does not read, and why. A model that is neither read nor listed fails the test. */
export const unparsed: Readonly<Record<string, string>> = {};
