/** The states of the chart `lockdown`. */
export const lockdownPhases = ["unchecked", "confirmed", "sitting", "locked", "waived", "over"] as const;

export const lockdownLimits = {
  /** Addresses besides the site's that a student may open. */
  addresses: 50,
  /** Programs that may run beside the browser. */
  programs: 20,
  /** Keys of browsers: one for each platform and build. */
  examKeys: 200,
  /** Bytes of an uploaded configuration. */
  fileBytes: 4 * 1024 * 1024,
  reason: 200,
} as const;

/** The systems for which programs can be named. */
export const lockdownSystems = ["windows", "macos"] as const;

/** How an assignment asks for a browser. */
export const sebPolicyKinds = ["none", "settings", "file", "examKeys"] as const;
export type SebPolicyKind = (typeof sebPolicyKinds)[number];

/** Why a check has not passed. missing: the browser has no key to show. */
export const checkProblems = ["missing", "otherAddress", "otherConfiguration", "otherBrowser"] as const;
export type CheckProblem = (typeof checkProblems)[number];
