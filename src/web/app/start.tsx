import { redirect, useRouteContext } from "@tanstack/react-router";
import { Suspense } from "react";
import { isSignedIn } from "../../../machines/session/session.selectors";
import { Landing } from "../account/Landing";
import type { RouterContext } from "./guard";
import { lazyPage } from "./lazy-page";
import { safeReturn } from "./safe-return";

const SignedInHome = lazyPage(() => import("./SignedInHome"), "SignedInHome");

export interface StartSearch {
  /** Where to go on after signing in. */
  readonly redirect?: string;
}

/** Decides what `/` shows, and has it ready before it shows. */
export async function prepareStart({
  context,
  search,
}: {
  context: RouterContext;
  search: StartSearch;
}): Promise<{ home: boolean }> {
  if (!isSignedIn(context.session.getSnapshot())) return { home: false };
  const back = safeReturn(search.redirect, window.location.origin);
  if (back !== undefined) throw redirect({ href: back, replace: true });
  await Promise.all([context.messages.load(["home"]), SignedInHome.preload?.()]);
  return { home: true };
}

/** `/`: the landing with the sign-in, or the home of the person. */
export function Start() {
  const { home } = useRouteContext({ strict: false });
  return home === true ? (
    <Suspense>
      <SignedInHome />
    </Suspense>
  ) : (
    <Landing />
  );
}
