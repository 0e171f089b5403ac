import { assign, setup } from "xstate";
import { shown, withinLimit } from "./kept-pages";
import {
  closing,
  heirOf,
  isClosable,
  joined,
  moved,
  opened,
  stillClosable,
  tabOf,
  type Page,
  type Scope,
  type Tab,
  type TabName,
} from "./tab";

export interface TabsContext {
  readonly tabs: readonly Tab[];
  /** Key of the page on screen; null where that page has no tab. */
  readonly active: string | null;
  /** Keys of the mounted pages, the one shown last at the end. */
  readonly kept: readonly string[];
  /** Keys of tabs that are to be closed once the answer or the next page has come. */
  readonly doomed: readonly string[];
  /** Key of the tab that is to be reloaded once the answer has come. */
  readonly reloading: string | null;
  /** The address that takes the place of the page on screen. */
  readonly goal: string | null;
}

interface Keyed {
  readonly key: string;
}

export type TabsEvent =
  /** A page is on screen; `active` is the tab that stands for a page without one. */
  | { readonly type: "page.opened"; readonly page: Page }
  | { readonly type: "page.untabbed"; readonly key: string | null }
  | { readonly type: "page.named"; readonly key: string; readonly name: TabName | null }
  /** Something on the page has not been saved, or all has. */
  | { readonly type: "page.changed"; readonly key: string; readonly isDirty: boolean }
  | { readonly type: "sitting.began"; readonly page: Page }
  | { readonly type: "sitting.ended"; readonly key: string }
  | { readonly type: "tab.refreshed"; readonly key: string }
  | { readonly type: "tab.moved"; readonly key: string; readonly to: number }
  | { readonly type: "tabs.closed"; readonly key: string; readonly scope: Scope }
  /** The answer to the question whether unsaved work may go. */
  | { readonly type: "closing.confirmed" }
  | { readonly type: "closing.refused" }
  /** What another window has open. */
  | { readonly type: "tabs.synced"; readonly pages: readonly Page[] }
  /** The pages that the person may still open. */
  | { readonly type: "rights.changed"; readonly keys: readonly string[] }
  | { readonly type: "person.changed" };

const doomedBy = ({ tabs }: TabsContext, { key, scope }: { key: string; scope: Scope }) => closing(tabs, scope, key);
const change = (tabs: readonly Tab[], key: string, by: (tab: Tab) => Partial<Tab>): Tab[] =>
  tabs.map((tab) => (tab.key === key ? { ...tab, ...by(tab) } : tab));
/** What is to be closed, as far as it still may be. */
const goingOf = ({ tabs, doomed }: TabsContext) => stillClosable(tabs, doomed);
const stay = ({ tabs, kept }: TabsContext, stays: (tab: Tab) => boolean) => {
  const staying = tabs.filter(stays);
  return { tabs: staying, kept: kept.filter((key) => staying.some((tab) => tab.key === key)) };
};
const reload = (context: TabsContext, key: string) => ({
  tabs: change(context.tabs, key, ({ revision }) => ({ revision: revision + 1, isDirty: false, isEvicted: false })),
  kept: context.active === key ? context.kept : context.kept.filter((one) => one !== key),
});
const isReloadable = ({ tabs }: TabsContext, key: string) =>
  tabs.some((tab) => tab.key === key && tab.sitting !== "running");
const holds = (keys: readonly string[], key: string | null): boolean => key !== null && keys.includes(key);

/**
 * The open pages, their order, which of them stay mounted, and what may be closed. It never navigates: `goal` says
 * where to.
 */
export const tabsMachine = setup({
  types: {
    context: {} as TabsContext,
    events: {} as TabsEvent,
    input: {} as { readonly pages: readonly Page[] },
    tags: {} as "busy" | "settled",
  },
  guards: {
    closesNothing: ({ context }, closed: { key: string; scope: Scope }) => doomedBy(context, closed).length === 0,
    closesUnsaved: ({ context }, closed: { key: string; scope: Scope }) =>
      context.tabs.some((tab) => tab.isDirty && doomedBy(context, closed).includes(tab.key)),
    closesActive: ({ context }, closed: { key: string; scope: Scope }) =>
      holds(doomedBy(context, closed), context.active),
    dooms: ({ context }) => holds(goingOf(context), context.active),
    mayRefresh: ({ context }, { key }: Keyed) => isReloadable(context, key),
    refreshLoses: ({ context }, { key }: Keyed) =>
      isReloadable(context, key) && context.tabs.some((tab) => tab.key === key && tab.isDirty),
    reloads: ({ context }) => context.reloading !== null,
  },
  actions: {
    show: assign(({ context }, { page }: { page: Page }) => {
      const { tabs, kept } = stay(context, (tab) => tab.sitting !== "over" || tab.key === page.key);
      return { ...shown({ tabs: opened(tabs, page), kept }, page.key), active: page.key };
    }),
    showUntabbed: assign(({ context }, { key }: { key: string | null }) => {
      const now = stay(context, (tab) => tab.sitting !== "over");
      return { ...now, active: now.tabs.some((tab) => tab.key === key) ? key : null };
    }),
    name: assign(({ context }, { key, name }: { key: string; name: TabName | null }) => ({
      tabs: change(context.tabs, key, () => ({ name })),
    })),
    noteChange: assign(({ context }, { key, isDirty }: { key: string; isDirty: boolean }) =>
      withinLimit({ tabs: change(context.tabs, key, () => ({ isDirty })), kept: context.kept }, context.active),
    ),
    holdSitting: assign(({ context }, { page }: { page: Page }) => ({
      tabs: change(
        context.tabs.some((tab) => tab.key === page.key) ? context.tabs : opened(context.tabs, page),
        page.key,
        () => ({ sitting: "running" }),
      ),
    })),
    releaseSitting: assign(({ context }, { key }: Keyed) => {
      const isIt = (tab: Tab) => tab.key === key && tab.sitting === "running";
      const tabs = context.tabs.map((tab) =>
        isIt(tab) ? { ...tab, sitting: tab.isPinned ? ("none" as const) : ("over" as const) } : tab,
      );
      return stay({ ...context, tabs }, (tab) => tab.sitting !== "over" || tab.key === context.active);
    }),
    refresh: assign(({ context }, { key }: Keyed) => reload(context, key)),
    move: assign(({ context }, { key, to }: { key: string; to: number }) => ({ tabs: moved(context.tabs, key, to) })),
    doom: assign(({ context }, closed: { key: string; scope: Scope }) => ({
      doomed: doomedBy(context, closed),
      reloading: null,
    })),
    doomMore: assign(({ context }, closed: { key: string; scope: Scope }) => ({
      doomed: [...new Set([...context.doomed, ...doomedBy(context, closed)])],
    })),
    holdReload: assign((_, { key }: Keyed) => ({ doomed: [], reloading: key, goal: null })),
    reloadHeld: assign(({ context }) =>
      context.reloading !== null && isReloadable(context, context.reloading) ? reload(context, context.reloading) : {},
    ),
    aim: assign(({ context }) => ({ goal: heirOf(context.tabs, context.active ?? "", goingOf(context))?.href ?? "/" })),
    drop: assign(({ context }, { but }: { but: string | null }) => {
      const going = goingOf(context);
      return { ...stay(context, ({ key }) => key === but || !going.includes(key)), doomed: [], goal: null };
    }),
    spare: assign({ doomed: [], reloading: null, goal: null }),
    join: assign(({ context }, { pages }: { pages: readonly Page[] }) => {
      const tabs = joined(context.tabs, pages, context.active);
      return { tabs, kept: context.kept.filter((key) => tabs.some((tab) => tab.key === key)) };
    }),
    keepOpen: assign(({ context }, { keys }: { keys: readonly string[] }) =>
      stay(
        context,
        (tab) => tab.key === context.active || tab.isDirty || keys.includes(tab.key) || !isClosable(context.tabs, tab),
      ),
    ),
    forget: assign({
      tabs: ({ context }) => context.tabs.filter((tab) => tab.isPinned).map(tabOf),
      active: null,
      kept: [],
      doomed: [],
      reloading: null,
      goal: null,
    }),
  },
}).createMachine({
  id: "tabs",
  context: ({ input }) => ({
    tabs: input.pages.map(tabOf),
    active: null,
    kept: [],
    doomed: [],
    reloading: null,
    goal: null,
  }),
  initial: "settled",
  on: {
    "page.opened": { actions: { type: "show", params: ({ event }) => event } },
    "page.untabbed": { actions: { type: "showUntabbed", params: ({ event }) => event } },
    "page.named": { actions: { type: "name", params: ({ event }) => event } },
    "page.changed": { actions: { type: "noteChange", params: ({ event }) => event } },
    "sitting.began": { actions: { type: "holdSitting", params: ({ event }) => event } },
    "sitting.ended": { actions: { type: "releaseSitting", params: ({ event }) => event } },
    "tab.refreshed": [
      {
        guard: { type: "refreshLoses", params: ({ event }) => event },
        target: ".asking",
        actions: { type: "holdReload", params: ({ event }) => event },
      },
      {
        guard: { type: "mayRefresh", params: ({ event }) => event },
        actions: { type: "refresh", params: ({ event }) => event },
      },
    ],
    "tab.moved": { actions: { type: "move", params: ({ event }) => event } },
    "tabs.closed": [
      { guard: { type: "closesNothing", params: ({ event }) => event } },
      {
        guard: { type: "closesUnsaved", params: ({ event }) => event },
        target: ".asking",
        actions: { type: "doom", params: ({ event }) => event },
      },
      {
        guard: { type: "closesActive", params: ({ event }) => event },
        target: ".leaving",
        actions: [{ type: "doom", params: ({ event }) => event }, "aim"],
      },
      {
        target: ".settled",
        actions: [
          { type: "doom", params: ({ event }) => event },
          { type: "drop", params: { but: null } },
        ],
      },
    ],
    "tabs.synced": { actions: { type: "join", params: ({ event }) => event } },
    "rights.changed": { actions: { type: "keepOpen", params: ({ event }) => event } },
    "person.changed": { target: ".settled", actions: "forget" },
  },
  states: {
    settled: { tags: "settled" },
    /** Unsaved work would go, by closing or by a reload. */
    asking: {
      tags: "settled",
      on: {
        "closing.confirmed": [
          { guard: "reloads", target: "settled", actions: ["reloadHeld", "spare"] },
          { guard: "dooms", target: "leaving", actions: "aim" },
          { target: "settled", actions: { type: "drop", params: { but: null } } },
        ],
        "closing.refused": { target: "settled", actions: "spare" },
      },
    },
    /** The page on screen is to be closed; it goes when the next one has come. One that is opened again stays. */
    leaving: {
      tags: "busy",
      on: {
        "tabs.closed": [
          { guard: { type: "closesNothing", params: ({ event }) => event } },
          {
            guard: { type: "closesUnsaved", params: ({ event }) => event },
            target: "asking",
            actions: { type: "doomMore", params: ({ event }) => event },
          },
          { actions: [{ type: "doomMore", params: ({ event }) => event }, "aim"] },
        ],
        "tab.refreshed": undefined,
        "page.opened": {
          target: "settled",
          actions: [
            { type: "drop", params: ({ event }) => ({ but: event.page.key }) },
            { type: "show", params: ({ event }) => event },
          ],
        },
        "page.untabbed": {
          target: "settled",
          actions: [
            { type: "drop", params: { but: null } },
            { type: "showUntabbed", params: ({ event }) => event },
          ],
        },
      },
    },
  },
});
