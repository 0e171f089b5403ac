import { selectToken } from "../../../machines/session/session.selectors";
import { queryClientFor } from "../site/query-client";
import type { ConsoleActors } from "./actors";
import type { ConsoleDependencies } from "./console-dependencies";

/** A page that is loaded anew asks for its data anew, however fresh it was. */
export function followReloads({ context: { session } }: ConsoleDependencies, { tabs }: ConsoleActors): void {
  tabs.on("page.reloaded", () => {
    void queryClientFor(selectToken(session.getSnapshot())).invalidateQueries({ refetchType: "none" });
  });
}
