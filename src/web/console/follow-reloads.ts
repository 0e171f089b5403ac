import { selectToken } from "../../../machines/session/session.selectors";
import { queryClientFor } from "../site/query-client";
import type { ConsoleActors } from "./actors";
import type { ConsoleDependencies } from "./console-dependencies";

/** A reload of a page requests its data again, even if it is fresh. */
export function followReloads({ context: { session } }: ConsoleDependencies, { tabs }: ConsoleActors): void {
  tabs.on("page.reloaded", () => {
    void queryClientFor(selectToken(session.getSnapshot())).invalidateQueries({ refetchType: "none" });
  });
}
