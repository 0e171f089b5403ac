import type { RoutesActor } from "../contexts/router-context";
import type { Judge } from "../effects/judge";

/** Says that the list of pages was none. What a failure does to the session is the guard's, which waits for it. */
export function followRoutesFaults(routes: RoutesActor, judge: Judge): void {
  routes.on("list.malformed", () => void judge({ type: "routes.malformed" }));
}
