import { selectToken } from "../../../machines/session/session.selectors";
import { selectTabs } from "../../../machines/tabs/tabs.selectors";
import { queryClientFor } from "../site/query-client";
import type { ConsoleActors } from "./actors";
import type { Surroundings } from "./surroundings";

/** A page that is loaded anew asks for its data anew, however fresh it was. */
export function followReloads({ context: { session } }: Surroundings, { tabs }: ConsoleActors): void {
  const reloads = () => selectTabs(tabs.getSnapshot()).reduce((sum, { revision }) => sum + revision, 0);
  let earlier = reloads();
  tabs.subscribe(() => {
    const now = reloads();
    if (now > earlier)
      void queryClientFor(selectToken(session.getSnapshot())).invalidateQueries({ refetchType: "none" });
    earlier = now;
  });
}
