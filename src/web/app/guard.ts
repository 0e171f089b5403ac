import { redirect } from "@tanstack/react-router";
import { waitFor } from "xstate";
import { isSettled, isSignedIn } from "../../../machines/session/session.selectors";
import type { MessageStore } from "../i18n/messages";
import type { RouteMeta } from "./route-meta";
import type { SessionActor } from "./session";
import { settings } from "./settings";

export interface RouterContext {
  readonly session: SessionActor;
  readonly messages: MessageStore;
}

interface Visit {
  readonly context: RouterContext;
  readonly matches: readonly { readonly staticData: RouteMeta }[];
  readonly location: { readonly pathname: string; readonly href: string };
  readonly abortController: AbortController;
}

/** A way back that stays on this site, or nothing. */
export const safeReturn = (path: string | undefined, origin: string): string | undefined => {
  if (path === undefined || !path.startsWith("/") || !URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : undefined;
};

/** Before any page: its words are there, the session has settled, and who may not stay is sent on. */
export async function guard({ context, matches, location, abortController }: Visit, intercepts: boolean = settings.loginInterception): Promise<void> {
  const { session, messages } = context;
  await Promise.all([messages.load(["app", ...matches.flatMap((match) => match.staticData.messages ?? [])]), waitFor(session, isSettled, { signal: abortController.signal })]);
  const signedIn = isSignedIn(session.getSnapshot());
  if (signedIn && location.pathname === "/login") throw redirect({ to: "/", replace: true });
  const meta: RouteMeta = matches.reduce((all, match) => ({ ...all, ...match.staticData }), {});
  if (!signedIn && intercepts && meta.access === "person" && meta.whitelisted !== true) {
    throw redirect({ to: "/", search: settings.recordRoute ? { redirect: location.href } : {} });
  }
}
