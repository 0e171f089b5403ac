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
  visitor.on("visit.expired", () => showToast("warning", { message: "visitor.expired" }));
  visitor.on("visit.ended", () => void router.navigate({ to: "/" }));
  session.on("person.entered", () => visitor.send({ type: "visitor.left" }));
  router.subscribe("onBeforeLoad", ({ toLocation }) =>
    visitor.send({ type: "page.opened", isGuestPage: toLocation.pathname === guestPage }),
  );
}
