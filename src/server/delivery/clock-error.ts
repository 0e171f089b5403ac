/** Tolerance, in ms: a device's estimate of the server's clock may be ahead by this much. */
export const clockErrorMs = 2_000;
