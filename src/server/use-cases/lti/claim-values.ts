/** The beginning of the names of the claims of LTI. */
export const ltiClaim = "https://purl.imsglobal.org/spec/lti/claim/";

const longestShown = 100;

/** Whether a value is an object with fields. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value of a claim as the words of a refusal show it. */
export const shownClaim = (value: unknown): string =>
  (typeof value === "string" ? value : JSON.stringify(value ?? null)).slice(0, longestShown);
