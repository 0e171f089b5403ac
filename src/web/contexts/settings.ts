import type { RoutesMode } from "../../../machines/routes/routes.machine";

/** Switches of the application that a test or a site may set otherwise (SPEC §9). */
export interface GuardSettings {
  /** On: pages that need a person send to the landing page. Off: they ask for the sign-in in place. */
  readonly loginInterception: boolean;
  /** On: the way back is kept in the address while signing in. */
  readonly recordRoute: boolean;
  /** On: who has no token may look around; the pages are loaded for a visit. */
  readonly guestSupport: boolean;
  /** On: a page whose guard the person does not pass is closed to them. */
  readonly roleControl: boolean;
  /** Where the list of pages comes from for somebody who is signed in. */
  readonly authentication: Exclude<RoutesMode, "visit">;
}

export const guardSettings: GuardSettings = {
  loginInterception: false,
  recordRoute: true,
  guestSupport: false,
  roleControl: true,
  authentication: import.meta.env["VITE_AUTHENTICATION"] === "all" ? "all" : "intelligence",
};

export const settings = {
  productTitle: "Invigil",
  titleSeparator: " - ",
  progress: { speed: 500, trickleSpeed: 200, showSpinner: false },
  /** How many earlier routes are remembered. */
  fromRouterLength: 50,
} as const;
