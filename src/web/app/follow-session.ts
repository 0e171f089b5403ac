import { isFailed } from "../../../machines/routes/routes.selectors";
import type { RoutesActor } from "../contexts/router-context";
import type { SessionActor } from "../contexts/session-context";
import { safeReturn } from "../site/safe-return";
import { welcomeOf } from "../ui/greeting";
import { showToast } from "../ui/toasts";
import { keepsPlace } from "./faults";
import type { AppRouter } from "./router";

/** Updates routes and pages when the person changes: the guards run again. */
export function followSession(session: SessionActor, router: AppRouter, routes: RoutesActor): void {
  const decideAnew = () => {
    routes.send({ type: "person.changed" });
    void router.invalidate();
  };
  session.on("person.arrived", ({ isWelcome }) => {
    const isOfLaunch = router.state.location.pathname.startsWith("/launch/");
    if (isWelcome && !isOfLaunch) showToast("plain", { message: welcomeOf(new Date().getHours()) });
    decideAnew();
  });
  session.on("person.unconfirmed", decideAnew);
  session.on("profile.renewed", () => void router.invalidate());
  session.on("person.left", ({ isRejected }) => {
    const areRoutesFailed = isFailed(routes.getSnapshot());
    routes.send({ type: "person.changed" });
    router.clearCache();
    // the guard that waited for the routes is already navigating to the landing page; a sitting shows the sign-in in
    // place
    if (areRoutesFailed || keepsPlace(router)) return;
    const { pathname, href } = router.state.location;
    const back = isRejected && pathname !== "/" ? safeReturn(href, window.location.origin) : undefined;
    const search = back === undefined ? {} : { redirect: back };
    void router.navigate({ to: "/", search }).then(() => router.invalidate());
  });
}
