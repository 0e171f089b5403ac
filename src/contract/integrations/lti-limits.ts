/** Limits of LTI. Lengths are in characters, times in ms. */
export const ltiLimits = {
  name: 100,
  address: 1_000,
  /** Of a client id, a deployment id, a subject and the id of a link, as the standard has it. */
  identifier: 255,
  deployments: 100,
  registrations: 200,
  /** Tests chosen in one answer of deep linking. */
  chosen: 50,
  /** A launch must come back from the platform within this time. */
  launchMs: 10 * 60_000,
  /** Who a person is, or which test a link opens, must be settled within this time after the launch. */
  settlingMs: 60 * 60_000,
  /** A one-time address for dynamic registration is valid for this time. */
  invitationMs: 60 * 60_000,
  /** Pages that a launch opens in a frame can be loaded there again within this time. */
  frameMs: 12 * 3_600_000,
  /** The difference of clocks that is tolerated. */
  clockMs: 60_000,
} as const;
