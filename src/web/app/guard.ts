import { redirect } from "@tanstack/react-router";
import { waitFor } from "xstate";
import type { RoutesMode } from "../../../machines/routes/routes.machine";
import { isFailed, isIdle, areRoutesSettled, wayTo } from "../../../machines/routes/routes.selectors";
import { isSessionSettled, isSignedIn, selectProfile } from "../../../machines/session/session.selectors";
import { isVisitorSettled } from "../../../machines/visitor/visitor.selectors";
import type { RouterContext } from "../contexts/router-context";
import { entryCodeIn, entryParameter } from "../effects/address-code";
import type { RouteMeta } from "../site/route-meta";
import { consolePage } from "./console-page";

interface Visit {
  readonly context: RouterContext;
  readonly matches: readonly { readonly staticData: RouteMeta }[];
  readonly location: { readonly pathname: string; readonly href: string };
  readonly abortController: AbortController;
  readonly preload: boolean;
}

/** Pages without use for a person who is signed in. */
const waysIn: readonly string[] = ["/login", "/register"];

/** The mode in which the routes of this person are loaded; null: none to load. */
function modeFor({ session, settings }: RouterContext): RoutesMode | null {
  const now = session.getSnapshot();
  if (isSignedIn(now)) return selectProfile(now) === null ? null : settings.authentication;
  return settings.guestSupport ? "visit" : null;
}

/** Waits for the routes, loaded once for each session; false where that failed. */
async function haveRoutes(context: RouterContext, signal: AbortSignal): Promise<boolean> {
  const mode = modeFor(context);
  if (mode === null) return true;
  const { routes } = context;
  if (isIdle(routes.getSnapshot())) routes.send({ type: "routes.wanted", mode });
  return !isFailed(await waitFor(routes, areRoutesSettled, { signal }));
}

/**
 * Runs before every page: loads its messages, waits until the machines have settled, and redirects those without
 * access. Returns whether the console is shown around the page.
 */
export async function guard(visit: Visit): Promise<{ isFramed: boolean }> {
  takeCode(visit);
  await admit(visit);
  const { context, matches } = visit;
  const now = context.session.getSnapshot();
  const isFramed =
    isSignedIn(now) && selectProfile(now) !== null && !matches.some(({ staticData }) => staticData.bare === true);
  if (isFramed) await Promise.all([context.messages.load(["console"]), consolePage.preload?.()]);
  return { isFramed };
}

/**
 * Takes a sign-in code out of a link inside the site: sends it to the session and redirects to the address without it.
 */
function takeCode({ context, location, preload }: Visit): void {
  const url = new URL(location.href, "http://site.invalid");
  const code = preload ? null : entryCodeIn(url.href);
  if (code === null) return;
  context.session.send({ type: "entry.offered", code });
  url.searchParams.delete(entryParameter);
  throw redirect({ href: url.pathname + url.search + url.hash, replace: true });
}

async function admit({ context, matches, location, abortController: { signal } }: Visit): Promise<void> {
  const { session, visitor, routes, messages, settings } = context;
  await Promise.all([
    messages.load(["app", ...matches.flatMap((match) => match.staticData.messages ?? [])]),
    waitFor(session, isSessionSettled, { signal }),
    waitFor(visitor, isVisitorSettled, { signal }),
  ]);
  const wayBack = settings.recordRoute ? { redirect: location.href } : {};
  const signedIn = isSignedIn(session.getSnapshot());
  if (signedIn && waysIn.includes(location.pathname)) throw redirect({ to: "/", replace: true });

  const loaded = await haveRoutes(context, signal);
  if (!loaded && signedIn) {
    session.send({ type: "session.reset" });
    throw redirect({ to: "/", search: wayBack, replace: true });
  }
  const meta: RouteMeta = matches.reduce((all, match) => ({ ...all, ...match.staticData }), {});
  if (meta.access !== "person" || meta.whitelisted === true) return;
  if (!signedIn && settings.loginInterception) throw redirect({ to: "/", search: wayBack });
  if (isIdle(routes.getSnapshot()) || !loaded) return;
  const way = wayTo(routes.getSnapshot(), location.pathname);
  if (way === null) throw redirect({ to: "/403", replace: true });
  if (way !== "open") throw redirect({ to: way.redirect, replace: true });
}
