/** Codes with a default message (SPEC §8), for answers without a message. */
export const defaultCodes = [200, 201, 202, 204, 400, 401, 403, 404, 406, 410, 429, 500, 502, 503, 504] as const;
