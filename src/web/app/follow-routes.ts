import type { RoutesActor } from "../contexts/router-context";
import type { Judge } from "../effects/judge";

/**
 * Reports a malformed list of pages. Consequences of a failure for the session are decided by the guard, which waits
 * for it.
 */
export function followRoutesFaults(routes: RoutesActor, judge: Judge): void {
  routes.on("list.malformed", () => void judge({ type: "routes.malformed" }));
}
