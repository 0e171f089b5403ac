import { isIdle, isSettled, selectEntries } from "../../../machines/routes/routes.selectors";
import { selectToken } from "../../../machines/session/session.selectors";
import { selectTabs } from "../../../machines/tabs/tabs.selectors";
import { sittings } from "../site/sittings";
import type { ConsoleActors } from "./actors";
import { pageAt } from "./page-of";
import type { Surroundings } from "./surroundings";

/** A sitting holds its tab for as long as it is under way; answers how to say anew which do. */
function followSittings({ router }: Surroundings, { tabs }: ConsoleActors): () => void {
  let held: readonly string[] = [];
  const tell = () => {
    const now = sittings.get();
    for (const href of now) {
      const page = held.includes(href) ? null : pageAt(router, href);
      if (page !== null) tabs.send({ type: "sitting.began", page });
    }
    for (const href of held) {
      const page = now.includes(href) ? null : pageAt(router, href);
      if (page !== null) tabs.send({ type: "sitting.ended", key: page.key });
    }
    held = now;
  };
  tell();
  sittings.subscribe(tell);
  return () => {
    held = [];
    tell();
  };
}

/** Who signs out leaves no tabs behind but that of a sitting to come back to, and rights that go take theirs along. */
export function followPerson(surroundings: Surroundings, actors: ConsoleActors): void {
  const { session, routes } = surroundings.context;
  const { tabs } = actors;
  const tellSittings = followSittings(surroundings, actors);
  let token = selectToken(session.getSnapshot());
  session.subscribe((now) => {
    if (selectToken(now) === token) return;
    token = selectToken(now);
    tabs.send({ type: "person.changed" });
    tellSittings();
  });
  const checkRights = () => {
    const now = routes.getSnapshot();
    if (!isSettled(now) || isIdle(now)) return;
    const open = new Set(selectEntries(now).map(({ path }) => path));
    const keys = selectTabs(tabs.getSnapshot())
      .filter(({ href }) => open.has(href.split("?")[0] ?? ""))
      .map(({ key }) => key);
    tabs.send({ type: "rights.changed", keys });
  };
  checkRights();
  routes.subscribe(checkRights);
}
