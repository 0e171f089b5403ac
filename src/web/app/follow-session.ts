import { faults } from "../../contract/faults";
import { isSettled, isSignedIn } from "../../../machines/session/session.selectors";
import { greetingOf } from "../ui/greeting";
import { showToast } from "../ui/toasts";
import { safeReturn } from "./guard";
import type { AppRouter } from "./router";
import type { SessionActor } from "./session";

/** Their heading is the greeting already. */
const greetingPages: readonly string[] = ["/", "/index", "/login"];

/** Lets the pages follow who is signed in: each time the session settles differently, the guards decide anew. */
export function followSession(session: SessionActor, router: AppRouter): void {
  let settled = session.getSnapshot();
  let isSigningIn = false;
  session.subscribe((now) => {
    if (now.matches("authenticating")) isSigningIn = true;
    if (!isSettled(now)) return;
    const earlier = settled;
    settled = now;
    const { profile, fault } = now.context;
    if (isSigningIn && profile !== null) {
      isSigningIn = false;
      if (!greetingPages.includes(router.state.location.pathname)) showToast("plain", { message: greetingOf(new Date().getHours()), values: { name: profile.nickname } });
    }
    if (isSignedIn(earlier) === isSignedIn(now)) return;
    if (isSignedIn(now)) return void router.invalidate();
    isSigningIn = false;
    if (router.state.matches.some((match) => match.staticData.keepsPlace === true)) return;
    const { pathname, href } = router.state.location;
    const rejected = fault?.code === faults.tokenInvalid.code;
    const back = rejected && pathname !== "/" ? safeReturn(href, window.location.origin) : undefined;
    void router.navigate({ to: "/", search: back === undefined ? {} : { redirect: back } }).then(() => router.invalidate());
  });
}
