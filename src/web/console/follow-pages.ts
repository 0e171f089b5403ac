import { selectGoal } from "../../../machines/tabs/tabs.selectors";
import type { ConsoleActors } from "./actors";
import { addressOf, pageOf } from "./page-of";
import type { Surroundings } from "./surroundings";

/** Tells the charts which page is on screen. */
export function followPages({ router }: Surroundings, { tabs, layout }: ConsoleActors): void {
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
export function followGoal({ router }: Surroundings, { tabs }: ConsoleActors): void {
  let earlier: string | null = null;
  tabs.subscribe((now) => {
    const goal = selectGoal(now);
    if (goal === earlier) return;
    earlier = goal;
    if (goal !== null) void router.navigate({ href: goal });
  });
}
