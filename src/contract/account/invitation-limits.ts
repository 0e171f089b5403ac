/** Upper limits of an invitation's settings. */
export const invitationLimits = {
  /** Length of its name, in characters. */
  name: 60,
  /** Number of guests who may use it. */
  uses: 1_000,
  /** Time from now until it ends, in ms. */
  periodMs: 366 * 86_400_000,
} as const;
