import type { SessionActor } from "../contexts/session-context";
import type { VisitorActor } from "../contexts/visitor-context";
import { tabKeys, type TextStorage } from "../platform/storage";
import { showToast } from "../ui/toasts";
import type { AppRouter } from "./router";

export const guestPage = "/visitor";

interface Followed {
  readonly visitor: VisitorActor;
  readonly session: SessionActor;
  readonly router: AppRouter;
  readonly tab: TextStorage;
}

/**
 * Notifies the visitor machine of the page on screen and of a sign-in. Warns when the visit is over, and shows the
 * landing page. A person who signs in to keep a guest's result is led back to it.
 */
export function followVisitor({ visitor, session, router, tab }: Followed): void {
  visitor.on("visit.expired", () => showToast("warning", { message: "visitor.expired" }));
  visitor.on("visit.ended", () => void router.navigate({ to: "/" }));
  session.on("person.entered", () => visitor.send({ type: "visitor.left" }));
  session.on("person.arrived", () => {
    if (tab.get(tabKeys.claim) !== null) void router.navigate({ to: "/visitorResult", replace: true });
  });
  router.subscribe("onBeforeLoad", ({ toLocation }) =>
    visitor.send({ type: "page.opened", isGuestPage: toLocation.pathname === guestPage }),
  );
}
