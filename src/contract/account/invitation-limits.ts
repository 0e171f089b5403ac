/** What an invitation may be set to at most. */
export const invitationLimits = {
  /** Characters of its name. */
  name: 60,
  /** Guests who come by it. */
  uses: 1_000,
  /** From now until it ends. */
  periodMs: 366 * 86_400_000,
} as const;
