import type { RoutesMode } from "../../../machines/routes/routes.machine";

/** Switches of the application that a test or a site may change (SPEC §9). */
export interface GuardSettings {
  /** On: pages that require a person redirect to the landing page. Off: they show the sign-in form in place. */
  readonly loginInterception: boolean;
  /** On: the address to return to is stored in the URL while signing in. */
  readonly recordRoute: boolean;
  /** On: people without a token may look around; the pages are loaded for a visit. */
  readonly guestSupport: boolean;
  /** On: a page whose guard the person does not pass is closed to them. */
  readonly roleControl: boolean;
  /** The source of the list of pages for a signed-in person. */
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
  /** The number of earlier routes that are remembered. */
  fromRouterLength: 50,
} as const;
