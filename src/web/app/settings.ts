/** Switches of the application (SPEC §9). */
export const settings = {
  productTitle: "Invigil",
  titleSeparator: " - ",
  /** On: pages that need a person send to the landing page. Off: they ask for the sign-in in place. */
  loginInterception: false,
  /** On: the way back is kept in the address while signing in. */
  recordRoute: true,
  progress: { speed: 500, trickleSpeed: 200, showSpinner: false },
  /** How many earlier routes are remembered. */
  fromRouterLength: 50,
} as const;
