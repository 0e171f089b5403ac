import type { AnyEventObject } from "xstate";
import { heirOf, type Tab } from "../../../machines/tabs/tab";
import type { TabsContext } from "../../../machines/tabs/tabs.events";
import { contextBefore, type Expected } from "../../support/model";
import type { ByHand } from "../../support/walk";

const tabOf = ({ tabs }: TabsContext, key: unknown) => tabs.find((tab) => tab.key === key);
const isDirty = (context: TabsContext, key: unknown) => tabOf(context, key)?.isDirty === true;
/** Nothing pinned, no running sitting, and not the first tab. */
const mayGo = (tab: Tab, at: number) => at > 0 && !tab.isPinned && tab.sitting !== "running";

/** The tabs that the closing of the samples removes: one tab, all others, or all. */
const goesBy = (context: TabsContext, { key, scope }: AnyEventObject): string[] =>
  context.tabs
    .filter(mayGo)
    .map((tab) => tab.key)
    .filter((one) => scope === "all" || (scope === "self") === (one === key));
const goesStill = ({ tabs, doomed }: TabsContext): string[] =>
  tabs
    .filter(mayGo)
    .map(({ key }) => key)
    .filter((key) => doomed.includes(key));

interface Place {
  readonly value: unknown;
  /** Keys of the tabs that are to go, and of the one that is to be reloaded. */
  readonly doomed: readonly string[];
  readonly reloading: string | null;
}
const settled: Place = { value: "settled", doomed: [], reloading: null };
const settling = ["person.changed", "closing.refused", "reload.confirmed", "reload.refused"];

const closed = (event: AnyEventObject, at: Place, context: TabsContext): Place => {
  const going = tabOf(context, event["key"]) === undefined ? [] : goesBy(context, event);
  if (going.length === 0) return at;
  const isLeaving = at.value === "leaving";
  const doomed = isLeaving ? [...new Set([...at.doomed, ...going])] : going;
  if (going.some((key) => isDirty(context, key))) return { value: "confirmingClose", doomed, reloading: null };
  const leaves = isLeaving || going.includes(context.active ?? "");
  return leaves ? { value: "leaving", doomed, reloading: null } : settled;
};

const placeAfter = (event: AnyEventObject, at: Place, context: TabsContext): Place => {
  const { type } = event;
  const key = String(event["key"]);
  if (type === "tabs.closed") return closed(event, at, context);
  if (type === "closing.confirmed")
    return goesStill(context).includes(context.active ?? "") ? { ...at, value: "leaving" } : settled;
  if (type === "tab.refreshed" && isDirty(context, key) && tabOf(context, key)?.sitting !== "running")
    return { value: "confirmingReload", doomed: [], reloading: key };
  const hasCome = type === "page.opened" || type === "page.untabbed";
  return settling.includes(type) || (hasCome && at.value === "leaving") ? settled : at;
};

const goalAfter = ({ value, doomed }: Place, { type }: AnyEventObject, context: TabsContext): string | null => {
  if (value !== "leaving") return null;
  const isAimed = type === "tabs.closed" || type === "closing.confirmed";
  const heir = heirOf(context.tabs, context.active ?? "", goesStill({ ...context, doomed }));
  return isAimed ? (heir?.href ?? "/") : context.goal;
};

const activeAfter = ({ type, page, key }: AnyEventObject, context: TabsContext, now: TabsContext): string | null => {
  if (type === "page.opened") return page.key;
  if (type === "page.untabbed") return tabOf(now, key) === undefined ? null : key;
  return type === "person.changed" ? null : context.active;
};

const list = ({ tabs }: Pick<TabsContext, "tabs">) => JSON.stringify(tabs.map(({ href, name }) => [href, name]));

/**
 * The events to other windows, the router and the pages: the changed list (by what is removed and added), the address
 * to open, the pages to mount again.
 */
const toldAfter = (step: Expected): AnyEventObject[] => {
  const { type, page } = step.event;
  const context = contextBefore<TabsContext>(step);
  const now = step.now.context as TabsContext;
  const isLeft = step.before?.value === "leaving" && (type === "page.opened" || type === "page.untabbed");
  const left = isLeft ? goesStill(context).filter((key) => key !== page?.key) : [];
  const still = { tabs: context.tabs.filter(({ key }) => !left.includes(key)) };
  const isOther = type === "person.changed" || (type !== "tabs.synced" && list(still) !== list(now));
  const anew = now.tabs.filter(({ key, revision }) => revision > (tabOf(context, key)?.revision ?? revision));
  return [
    ...(left.length > 0 ? [{ type: "tabs.changed" }] : []),
    ...(isOther ? [{ type: "tabs.changed" }] : []),
    ...(now.goal === null || now.goal === context.goal ? [] : [{ type: "goal.set", href: now.goal }]),
    ...anew.map(({ key }) => ({ type: "page.reloaded", key })),
  ];
};

/**
 * The expected state, closed tabs, address and notified windows of each step; the tabs that stay are covered by the
 * laws.
 */
export const expected = (step: Expected): ByHand => {
  const { event, before, now } = step;
  if (before === null) return { value: "settled" };
  const [context, after] = [before.context as TabsContext, now.context as TabsContext];
  const { value, doomed, reloading } = placeAfter(event, { value: before.value, ...context }, context);
  const goal = goalAfter({ value, doomed, reloading }, event, context);
  return {
    value,
    emits: toldAfter(step),
    context: { doomed, reloading, goal, active: activeAfter(event, context, after) },
  };
};
