import type { Page } from "../../../machines/tabs/tab";
import { pageName } from "../ui/page";
import type { ConsoleActors } from "./actors";
import type { ConsoleDependencies } from "./console-dependencies";
import { pageAddress, pageOf } from "./page-of";

const nameIn = ({ key }: Page): string | undefined => key.split("?")[1];

/** Whether two pages at different addresses are the same kind of page of one test or attempt. */
const isSamePage = (one: Page, other: Page): boolean =>
  one.key !== other.key && one.title === other.title && nameIn(one) !== undefined && nameIn(one) === nameIn(other);

/** Notifies the machines of the page on screen. */
export function followPages({ router }: ConsoleDependencies, { tabs, layout }: ConsoleActors): void {
  let before: Page | null = null;
  const tell = () => {
    const leaf = router.state.matches.at(-1);
    if (leaf === undefined) return;
    const meta = leaf.staticData;
    const page = pageOf(leaf, pageAddress(leaf));
    layout.send({ type: "page.opened", noColumn: meta.noColumn === true });
    // a page that moves within its tab, such as a test to its next question, reports its name only once
    const name = page !== null && page.key === before?.key ? pageName.get() : null;
    if (page !== null) tabs.send({ type: "page.opened", page: name === null ? page : { ...page, name } });
    else tabs.send({ type: "page.untabbed", key: meta.activeMenu ?? null });
    // the address of another family's page was redirected to the right one
    if (page !== null && before !== null && isSamePage(before, page))
      tabs.send({ type: "tabs.closed", key: before.key, scope: "self" });
    before = page;
  };
  if (router.state.status === "idle") tell();
  router.subscribe("onResolved", tell);
}

/** Navigates to the page to be shown after a tab is closed. */
export function followGoal({ router }: ConsoleDependencies, { tabs }: ConsoleActors): void {
  tabs.on("goal.set", ({ href }) => void router.navigate({ href }));
}
