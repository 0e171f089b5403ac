/** What a platform asks for, as paths on this site. */
export const ltiPaths = {
  login: "/lti/login",
  launch: "/lti/launch",
  jwks: "/lti/jwks.json",
  /** Dynamic registration; needs a one-time key. */
  register: "/lti/register",
} as const;

/** Where a browser goes while a launch is settled: pages of the application, and documents of the server. */
export const launchPlaces = {
  /** The person signs in and says that this is their account. */
  person: "/launch/person",
  /** The instructor chooses the tests. */
  tests: "/launch/tests",
  /** Signs in, and goes where the link leads. */
  enter: "/lti/enter",
  /** Takes the choice back to the platform. */
  answer: "/lti/answer",
  /** Says that the window can be closed. */
  chosen: "/lti/chosen",
} as const;
