import { isSignedIn } from "../../../machines/session/session.selectors";
import { isWarned } from "../../../machines/visitor/visitor.selectors";
import type { SessionActor } from "../site/session-context";
import type { VisitorActor } from "../site/visitor-context";
import { showToast } from "../ui/toasts";
import type { AppRouter } from "./router";

const guestPage = "/visitor";

/**
 * Tells the visit which page is open and when a person has signed in; warns when it is over, then shows the landing
 * page.
 */
export function followVisitor(visitor: VisitorActor, session: SessionActor, router: AppRouter): void {
  let earlier = visitor.getSnapshot();
  visitor.subscribe((now) => {
    const was = earlier;
    earlier = now;
    if (isWarned(now) && !isWarned(was)) showToast("warning", { message: "visitor.expired" });
    if (isWarned(was) && !isWarned(now)) void router.navigate({ to: "/" });
  });
  let isSigningIn = false;
  session.subscribe((now) => {
    if (isSigningIn && isSignedIn(now)) visitor.send({ type: "visitor.left" });
    isSigningIn = now.matches("authenticating");
  });
  router.subscribe("onBeforeLoad", ({ toLocation }) =>
    visitor.send({ type: "page.opened", isGuestPage: toLocation.pathname === guestPage }),
  );
}
