import { assign, setup } from "xstate";
import {
  anew,
  doomedBy,
  goingOf,
  includesKey,
  isReloadable,
  permitted,
  reloaded,
  withPageShown,
  showingUntabbed,
  staying,
  withChange,
  withoutSitting,
  withTabSitting,
  withTab,
  type TabClosing,
} from "./open-pages";
import { heirOf, joinedTabs, reordered, tabOf, type Page, type TabName } from "./tab";
import type { TabsContext, TabsEmitted, TabsEvent } from "./tabs.events";
import { listing, telling } from "./telling";

interface Keyed {
  readonly key: string;
}

/**
 * The open tabs, their order, the pages that stay mounted, and the tabs that may be closed. The chart never navigates:
 * it emits the address to open.
 */
export const tabsMachine = setup({
  types: {
    context: {} as TabsContext,
    events: {} as TabsEvent,
    emitted: {} as TabsEmitted,
    input: {} as { readonly pages: readonly Page[] },
    tags: {} as "busy" | "settled",
  },
  guards: {
    closesNothing: ({ context }, closed: TabClosing) => doomedBy(context, closed).length === 0,
    closesUnsaved: ({ context }, closed: TabClosing) =>
      context.tabs.some((tab) => tab.isDirty && doomedBy(context, closed).includes(tab.key)),
    closesActive: ({ context }, closed: TabClosing) => includesKey(doomedBy(context, closed), context.active),
    dooms: ({ context }) => includesKey(goingOf(context), context.active),
    mayRefresh: ({ context }, { key }: Keyed) => isReloadable(context, key),
    refreshLoses: ({ context }, { key }: Keyed) =>
      isReloadable(context, key) && context.tabs.some((tab) => tab.key === key && tab.isDirty),
  },
  actions: {
    show: listing((context, { page }: { page: Page }) => withPageShown(context, page)),
    showUntabbed: listing((context, { key }: { key: string | null }) => showingUntabbed(context, key)),
    name: listing((context, { key, name }: { key: string; name: TabName | null }) => ({
      tabs: withTab(context.tabs, key, () => ({ name })),
    })),
    noteChange: assign(({ context }, { key, isDirty }: { key: string; isDirty: boolean }) =>
      withChange(context, key, isDirty),
    ),
    holdSitting: listing(({ tabs }, { page }: { page: Page }) => ({ tabs: withTabSitting(tabs, page) })),
    releaseSitting: listing((context, { key }: Keyed) => withoutSitting(context, key)),
    refresh: telling((context, { key }: { key: string | null }, tell) => {
      if (key === null || !isReloadable(context, key)) return {};
      tell({ type: "page.reloaded", key });
      return reloaded(context, key);
    }),
    move: listing(({ tabs }, { key, to }: { key: string; to: number }) => ({ tabs: reordered(tabs, key, to) })),
    doom: assign(({ context }, closed: TabClosing) => ({ doomed: doomedBy(context, closed), reloading: null })),
    doomMore: assign(({ context }, closed: TabClosing) => ({
      doomed: [...new Set([...context.doomed, ...doomedBy(context, closed)])],
    })),
    holdReload: assign((_, { key }: Keyed) => ({ doomed: [], reloading: key })),
    aim: telling((context, _, tell) => {
      const href = heirOf(context.tabs, context.active ?? "", goingOf(context))?.href ?? "/";
      if (href !== context.goal) tell({ type: "goal.set", href });
      return { goal: href };
    }),
    forgetGoal: assign({ goal: null }),
    drop: listing((context, { but }: { but: string | null }) => {
      const going = goingOf(context);
      return { ...staying(context, ({ key }) => key === but || !going.includes(key)), doomed: [] };
    }),
    spare: assign({ doomed: [], reloading: null }),
    join: assign(({ context }, { pages }: { pages: readonly Page[] }) => {
      const tabs = joinedTabs(context.tabs, pages, context.active);
      return { tabs, kept: context.kept.filter((key) => tabs.some((tab) => tab.key === key)) };
    }),
    keepOpen: listing((context, { keys }: { keys: readonly string[] }) => permitted(context, keys)),
    forget: telling((context, _, tell) => {
      tell({ type: "tabs.changed" });
      return { ...anew(context), doomed: [], reloading: null };
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
    "page.opened": { actions: { type: "show", params: ({ event: { page } }) => ({ page }) } },
    "page.untabbed": { actions: { type: "showUntabbed", params: ({ event: { key } }) => ({ key }) } },
    "page.named": { actions: { type: "name", params: ({ event: { key, name } }) => ({ key, name }) } },
    "page.changed": { actions: { type: "noteChange", params: ({ event: { key, isDirty } }) => ({ key, isDirty }) } },
    "sitting.began": { actions: { type: "holdSitting", params: ({ event: { page } }) => ({ page }) } },
    "sitting.ended": { actions: { type: "releaseSitting", params: ({ event: { key } }) => ({ key }) } },
    "tab.refreshed": [
      {
        guard: { type: "refreshLoses", params: ({ event: { key } }) => ({ key }) },
        target: ".confirmingReload",
        actions: { type: "holdReload", params: ({ event: { key } }) => ({ key }) },
      },
      {
        guard: { type: "mayRefresh", params: ({ event: { key } }) => ({ key }) },
        actions: { type: "refresh", params: ({ event: { key } }) => ({ key }) },
      },
    ],
    "tab.moved": { actions: { type: "move", params: ({ event: { key, to } }) => ({ key, to }) } },
    "tabs.closed": [
      { guard: { type: "closesNothing", params: ({ event: { key, scope } }) => ({ key, scope }) } },
      {
        guard: { type: "closesUnsaved", params: ({ event: { key, scope } }) => ({ key, scope }) },
        target: ".confirmingClose",
        actions: { type: "doom", params: ({ event: { key, scope } }) => ({ key, scope }) },
      },
      {
        guard: { type: "closesActive", params: ({ event: { key, scope } }) => ({ key, scope }) },
        target: ".leaving",
        actions: [{ type: "doom", params: ({ event: { key, scope } }) => ({ key, scope }) }, "aim"],
      },
      {
        target: ".settled",
        actions: [
          { type: "doom", params: ({ event: { key, scope } }) => ({ key, scope }) },
          { type: "drop", params: { but: null } },
        ],
      },
    ],
    "tabs.synced": { actions: { type: "join", params: ({ event: { pages } }) => ({ pages }) } },
    "rights.changed": { actions: { type: "keepOpen", params: ({ event: { keys } }) => ({ keys }) } },
    "person.changed": { target: ".settled", actions: "forget" },
  },
  states: {
    settled: { tags: "settled" },
    confirmingClose: {
      description: "Closing would lose unsaved work; the person is asked to confirm.",
      tags: "settled",
      on: {
        "closing.confirmed": [
          { guard: "dooms", target: "leaving", actions: "aim" },
          { target: "settled", actions: { type: "drop", params: { but: null } } },
        ],
        "closing.refused": { target: "settled", actions: "spare" },
      },
    },
    confirmingReload: {
      description: "Reloading the page would lose unsaved work; the person is asked to confirm.",
      tags: "settled",
      on: {
        "reload.confirmed": {
          target: "settled",
          actions: [{ type: "refresh", params: ({ context: { reloading } }) => ({ key: reloading }) }, "spare"],
        },
        "reload.refused": { target: "settled", actions: "spare" },
      },
    },
    leaving: {
      description: "The page on screen will close when the next one has loaded; opening it again keeps it.",
      tags: "busy",
      exit: "forgetGoal",
      on: {
        "tabs.closed": [
          { guard: { type: "closesNothing", params: ({ event: { key, scope } }) => ({ key, scope }) } },
          {
            guard: { type: "closesUnsaved", params: ({ event: { key, scope } }) => ({ key, scope }) },
            target: "confirmingClose",
            actions: { type: "doomMore", params: ({ event: { key, scope } }) => ({ key, scope }) },
          },
          { actions: [{ type: "doomMore", params: ({ event: { key, scope } }) => ({ key, scope }) }, "aim"] },
        ],
        "tab.refreshed": undefined,
        "page.opened": {
          target: "settled",
          actions: [
            { type: "drop", params: ({ event: { page } }) => ({ but: page.key }) },
            { type: "show", params: ({ event: { page } }) => ({ page }) },
          ],
        },
        "page.untabbed": {
          target: "settled",
          actions: [
            { type: "drop", params: { but: null } },
            { type: "showUntabbed", params: ({ event: { key } }) => ({ key }) },
          ],
        },
      },
    },
  },
});
