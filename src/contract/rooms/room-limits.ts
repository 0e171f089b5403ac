/** Limits of rooms. Times are in ms. */
export const roomLimits = {
  seats: 5_000,
  name: 60,
  reason: 200,
  message: 500,
  incident: 2_000,
  remark: 2_000,
  /** The most time given at once. */
  extensionMs: 4 * 3_600_000,
  /** Symbols of a code. */
  code: 8,
  /** A seat whose device was last heard of longer ago is silent. */
  silentAfterMs: 20_000,
  /** The beat of a window in a room, before jitter of a tenth: students learn within 5 s what happens. */
  beatMs: 4_500,
} as const;
