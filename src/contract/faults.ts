export interface FaultEntry {
  /** The envelope's `code`. */
  readonly code: number;
  /** The HTTP status that carries it; business outcomes travel with 200. */
  readonly status: number;
}

/**
 * Every way a call can be refused: name → code on the wire, HTTP status; its words stand in fault-messages.ts.
 * The server answers from this table, the client decides from it.
 */
export const faults = {
  invalidRequest: { code: 400, status: 400 },
  forbidden: { code: 403, status: 200 },
  unknownCall: { code: 404, status: 404 },
  tooLarge: { code: 413, status: 413 },
  wrongMediaType: { code: 415, status: 415 },
  tooManyRequests: { code: 429, status: 429 },
  serverError: { code: 500, status: 500 },
  unavailable: { code: 503, status: 503 },
  tokenInvalid: { code: 100001, status: 200 },
  credentialsWrong: { code: 100101, status: 200 },
  accountDisabled: { code: 100102, status: 200 },
  usernameTaken: { code: 100103, status: 200 },
  passwordCommon: { code: 100104, status: 200 },
  registrationClosed: { code: 100105, status: 200 },
  socialUnavailable: { code: 100106, status: 200 },
  socialRefused: { code: 100107, status: 200 },
  smsUnavailable: { code: 100108, status: 200 },
  smsCodeWrong: { code: 100109, status: 200 },
  mobileTaken: { code: 100110, status: 200 },
  emailTaken: { code: 100121, status: 200 },
  socialUnreachable: { code: 100122, status: 200 },
  socialExpired: { code: 100123, status: 200 },
  /** A session whose account may not be used any more (SPEC §8: the words, then `/`). */
  accountRefused: { code: 401, status: 200 },
  visitorUnknown: { code: 401, status: 401 },
  testNotFound: { code: 100201, status: 200 },
  attemptNotFound: { code: 100202, status: 200 },
  attemptClosed: { code: 100203, status: 200 },
  answerHeld: { code: 100204, status: 200 },
  heldElsewhere: { code: 100205, status: 200 },
  itemNotServed: { code: 100206, status: 200 },
  answerLocked: { code: 100207, status: 200 },
  answerMismatched: { code: 100208, status: 200 },
  answersMissing: { code: 100209, status: 200 },
  notFinished: { code: 100210, status: 200 },
  stageMismatched: { code: 100211, status: 200 },
  notReleased: { code: 100212, status: 200 },
  tooManyOpen: { code: 100213, status: 200 },
  attemptsUsed: { code: 100214, status: 200 },
  answerLate: { code: 100215, status: 200 },
  stageHeld: { code: 100216, status: 200 },
  playsUsed: { code: 100217, status: 200 },
  invitationUnknown: { code: 100301, status: 200 },
  invitationEarly: { code: 100302, status: 200 },
  invitationExpired: { code: 100303, status: 200 },
  invitationRevoked: { code: 100304, status: 200 },
  invitationUsed: { code: 100305, status: 200 },
  resultWithheld: { code: 100306, status: 200 },
  resultClaimed: { code: 100307, status: 200 },
  invitingRefused: { code: 100308, status: 200 },
  fileTooLarge: { code: 100401, status: 413 },
  fileTypeRefused: { code: 100402, status: 200 },
  fileUnreadable: { code: 100403, status: 200 },
  filesFull: { code: 100404, status: 200 },
  videoNotFound: { code: 100405, status: 200 },
  nameMismatched: { code: 100501, status: 200 },
  sittingsOpen: { code: 100502, status: 200 },
  lastAdmin: { code: 100503, status: 200 },
  signInStale: { code: 100504, status: 200 },
  siteChanged: { code: 100601, status: 200 },
  noticeChanged: { code: 100602, status: 200 },
  noticeUnknown: { code: 100603, status: 200 },
  accountUnknown: { code: 100604, status: 200 },
  ownAccount: { code: 100605, status: 200 },
  practiceUnknown: { code: 100701, status: 200 },
  practiceResting: { code: 100702, status: 200 },
} as const satisfies Record<string, FaultEntry>;

export type FaultName = keyof typeof faults;
