import { isIdle, areRoutesSettled, selectEntries } from "../../../machines/routes/routes.selectors";
import { selectToken } from "../../../machines/session/session.selectors";
import { selectTabs } from "../../../machines/tabs/tabs.selectors";
import { runningAttempts } from "../site/running-attempts";
import type { ConsoleActors } from "./actors";
import type { ConsoleDependencies } from "./console-dependencies";
import { pageAt } from "./page-of";

/** A sitting holds its tab for as long as it is under way; answers how to say anew which do. */
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

/** Who signs out leaves no tabs behind but that of a sitting to come back to, and rights that go take theirs along. */
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
