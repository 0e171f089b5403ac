import { setup } from "xstate";
import type { Layout } from "../appearance/theme-settings";

export type LayoutEvent =
  | { readonly type: "layout.chosen"; readonly layout: Layout }
  /** The window has become narrower than 992 px, or is so from the start. */
  | { readonly type: "window.narrowed" }
  | { readonly type: "window.widened" }
  /** The person folds the sidebar, or unfolds it. */
  | { readonly type: "fold.toggled" }
  /** A page has come; `noColumn`: it is shown without the second column. */
  | { readonly type: "page.opened"; readonly noColumn: boolean }
  /** The menu as a sheet over a narrow window. */
  | { readonly type: "menu.opened" }
  | { readonly type: "menu.closed" };

/**
 * Where the parts of the console stand: the chosen layout ∥ the width of the window ∥ the fold of the sidebar.
 * A narrow window shows the vertical layout whatever is chosen; choice and fold come back when it widens.
 */
export const layoutMachine = setup({
  types: { context: {} as Record<never, never>, events: {} as LayoutEvent },
  guards: {
    isLayout: (_, { layout, is }: { layout: Layout; is: Layout }) => layout === is,
    isNoColumn: (_, { noColumn }: { noColumn: boolean }) => noColumn,
    hasColumn: (_, { noColumn }: { noColumn: boolean }) => !noColumn,
  },
}).createMachine({
  id: "layout",
  context: {},
  type: "parallel",
  states: {
    chosen: {
      initial: "column",
      on: {
        "layout.chosen": [
          {
            guard: { type: "isLayout", params: ({ event }) => ({ layout: event.layout, is: "column" }) },
            target: ".column",
          },
          {
            guard: { type: "isLayout", params: ({ event }) => ({ layout: event.layout, is: "comprehensive" }) },
            target: ".comprehensive",
          },
          {
            guard: { type: "isLayout", params: ({ event }) => ({ layout: event.layout, is: "vertical" }) },
            target: ".vertical",
          },
          {
            guard: { type: "isLayout", params: ({ event }) => ({ layout: event.layout, is: "horizontal" }) },
            target: ".horizontal",
          },
          {
            guard: { type: "isLayout", params: ({ event }) => ({ layout: event.layout, is: "common" }) },
            target: ".common",
          },
          { target: ".float" },
        ],
      },
      states: { column: {}, comprehensive: {}, vertical: {}, horizontal: {}, common: {}, float: {} },
    },
    window: {
      initial: "wide",
      states: {
        wide: { on: { "window.narrowed": "narrow" } },
        narrow: {
          initial: "closed",
          on: { "window.widened": "wide" },
          states: {
            closed: { on: { "menu.opened": "open" } },
            open: { on: { "menu.closed": "closed", "page.opened": "closed" } },
          },
        },
      },
    },
    sidebar: {
      initial: "own",
      states: {
        own: {
          initial: "unfolded",
          states: {
            unfolded: {
              on: {
                "fold.toggled": "folded",
                "page.opened": {
                  guard: { type: "isNoColumn", params: ({ event }) => event },
                  target: "#layout.sidebar.withheld.unfolded",
                },
              },
            },
            folded: {
              on: {
                "fold.toggled": "unfolded",
                "page.opened": {
                  guard: { type: "isNoColumn", params: ({ event }) => event },
                  target: "#layout.sidebar.withheld.folded",
                },
              },
            },
          },
        },
        /** The page is shown without the second column; the other layouts keep the person's fold. */
        withheld: {
          initial: "unfolded",
          states: {
            unfolded: {
              on: {
                "fold.toggled": "folded",
                "page.opened": {
                  guard: { type: "hasColumn", params: ({ event }) => event },
                  target: "#layout.sidebar.own.unfolded",
                },
              },
            },
            folded: {
              on: {
                "fold.toggled": "unfolded",
                "page.opened": {
                  guard: { type: "hasColumn", params: ({ event }) => event },
                  target: "#layout.sidebar.own.folded",
                },
              },
            },
          },
        },
      },
    },
  },
});
