import { isFailed } from "../../../machines/routes/routes.selectors";
import { isSettled, isSignedIn, selectProfile, selectToken } from "../../../machines/session/session.selectors";
import { faults } from "../../contract/faults";
import type { RoutesActor } from "../site/router-context";
import { safeReturn } from "../site/safe-return";
import type { SessionActor } from "../site/session-context";
import { welcomeOf } from "../ui/greeting";
import { showToast } from "../ui/toasts";
import type { AppRouter } from "./router";

/** Lets routes and pages follow who is signed in: each time the session settles differently, the guards decide anew. */
export function followSession(session: SessionActor, router: AppRouter, routes: RoutesActor): void {
  let settled = session.getSnapshot();
  let isSigningIn = false;
  /** Somebody has been signed in since it was last known that nobody is; who they are need not have come yet. */
  let wasSignedIn = false;
  session.subscribe((now) => {
    if (now.matches("authenticating")) isSigningIn = true;
    if (isSignedIn(now)) wasSignedIn = true;
    if (!isSettled(now)) return;
    const earlier = settled;
    settled = now;
    const { profile, fault } = now.context;
    if (isSigningIn && profile !== null) {
      isSigningIn = false;
      showToast("plain", { message: welcomeOf(new Date().getHours()) });
    }
    const areRoutesFailed = isFailed(routes.getSnapshot());
    const isSamePerson = selectToken(earlier) === selectToken(now);
    if (!isSamePerson) routes.send({ type: "person.changed" });
    if (isSignedIn(now)) {
      if (!isSamePerson || selectProfile(earlier) !== profile) void router.invalidate();
      return;
    }
    isSigningIn = false;
    if (!wasSignedIn) return;
    wasSignedIn = false;
    router.clearCache();
    if (areRoutesFailed) return; // the guard that waited for them is on its way to the landing page
    if (router.state.matches.some((match) => match.staticData.keepsPlace === true)) return;
    const { pathname, href } = router.state.location;
    const rejected = fault?.code === faults.tokenInvalid.code;
    const back = rejected && pathname !== "/" ? safeReturn(href, window.location.origin) : undefined;
    void router
      .navigate({ to: "/", search: back === undefined ? {} : { redirect: back } })
      .then(() => router.invalidate());
  });
}
