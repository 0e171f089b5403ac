let ahead = 0;

/**
 * Notes the server's time as one of its answers told it (epoch ms): good to the length of a round trip, for minutes on
 * cards. A sitting keeps a clock of its own.
 */
export const noteServerTime = (told: number, now: number = Date.now()): void => {
  if (Number.isFinite(told) && told > 0) ahead = told - now;
};

/** The server's time (epoch ms), whatever this device's clock says; the device's own until the server has spoken. */
export const serverNow = (): number => Date.now() + ahead;
