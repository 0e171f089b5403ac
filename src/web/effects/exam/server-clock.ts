/**
 * The server's time as this window reckons it: told once in a while, carried on by a monotonic clock, so that changing
 * the device's clock changes nothing.
 */
export interface ServerClock {
  /** Takes what the server just said its time is (epoch ms). */
  tell(serverTime: number): void;
  /** Epoch ms. */
  now(): number;
}

export const makeServerClock = (monotonic: () => number, fallback: () => number): ServerClock => {
  let told: { readonly serverTime: number; readonly at: number } | null = null;
  return {
    tell: (serverTime) => {
      told = { serverTime, at: monotonic() };
    },
    now: () => Math.round(told === null ? fallback() : told.serverTime + monotonic() - told.at),
  };
};
