import { isIdle, areRoutesSettled, selectEntries } from "../../../machines/routes/routes.selectors";
import { selectToken } from "../../../machines/session/session.selectors";
import { selectTabs } from "../../../machines/tabs/tabs.selectors";
import { runningAttempts } from "../site/running-attempts";
import type { ConsoleActors } from "./actors";
import type { ConsoleDependencies } from "./console-dependencies";
import { pageAt } from "./page-of";

/** Keeps the tab of each sitting under way. Returns a function that reports them to the tabs machine again. */
function followSittings({ router }: ConsoleDependencies, { tabs }: ConsoleActors): () => void {
  const tell = () => {
    const running = runningAttempts.get().flatMap(({ href, title: name }) => {
      const page = pageAt(router, href);
      return page === null ? [] : [{ ...page, name }];
    });
    const held = selectTabs(tabs.getSnapshot()).filter(({ sitting }) => sitting === "running");
    for (const page of running)
      if (!held.some(({ key }) => key === page.key)) tabs.send({ type: "sitting.began", page });
    for (const { key } of held)
      if (!running.some((page) => page.key === key)) tabs.send({ type: "sitting.ended", key });
  };
  tell();
  runningAttempts.subscribe(tell);
  return tell;
}

/**
 * On sign-out, closes all tabs except those of sittings under way; when permissions are lost, closes the tabs of their
 * pages.
 */
export function followTabOwner(deps: ConsoleDependencies, actors: ConsoleActors): void {
  const { session, routes } = deps.context;
  const { tabs } = actors;
  const tellSittings = followSittings(deps, actors);
  session.select(selectToken).subscribe(() => {
    tabs.send({ type: "person.changed" });
    tellSittings();
  });
  const checkRights = () => {
    const now = routes.getSnapshot();
    if (!areRoutesSettled(now) || isIdle(now)) return;
    const open = new Set(selectEntries(now).map(({ path }) => path));
    const keys = selectTabs(tabs.getSnapshot())
      .filter(({ href }) => open.has(href.split("?")[0] ?? ""))
      .map(({ key }) => key);
    tabs.send({ type: "rights.changed", keys });
  };
  checkRights();
  routes.subscribe(checkRights);
}
