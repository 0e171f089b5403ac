import type { ConsoleActors } from "./actors";
import type { ConsoleDependencies } from "./console-dependencies";
import { addressOf, pageOf } from "./page-of";

/** Tells the charts which page is on screen. */
export function followPages({ router }: ConsoleDependencies, { tabs, layout }: ConsoleActors): void {
  const tell = () => {
    const leaf = router.state.matches.at(-1);
    if (leaf === undefined) return;
    const meta = leaf.staticData;
    const page = pageOf(leaf, addressOf(leaf));
    layout.send({ type: "page.opened", noColumn: meta.noColumn === true });
    if (page !== null) tabs.send({ type: "page.opened", page });
    else tabs.send({ type: "page.untabbed", key: meta.activeMenu ?? null });
  };
  if (router.state.status === "idle") tell();
  router.subscribe("onResolved", tell);
}

/** Goes where the closing of a page leads. */
export function followGoal({ router }: ConsoleDependencies, { tabs }: ConsoleActors): void {
  tabs.on("goal.set", ({ href }) => void router.navigate({ href }));
}
