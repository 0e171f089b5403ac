let ahead = 0;

/**
 * Records the server's time from a reply (epoch ms), accurate to a round trip: enough for the minutes on cards. An
 * attempt under way has a clock of its own.
 */
export const noteServerTime = (told: number, now: number = Date.now()): void => {
  if (Number.isFinite(told) && told > 0) ahead = told - now;
};

/** The server's time (epoch ms), independent of this device's clock; the device's time until the first reply. */
export const serverNow = (): number => Date.now() + ahead;
