import { setup } from "xstate";

export type LayoutEvent =
  /** The window has become narrower than 992 px, or was so from the start. */
  | { readonly type: "window.narrowed" }
  | { readonly type: "window.widened" }
  /** The person collapses or expands the sidebar. */
  | { readonly type: "fold.toggled" }
  /** Another page is on screen; `noColumn`: without the second column. */
  | { readonly type: "page.opened"; readonly noColumn: boolean }
  /** Opens the menu as a sheet over a narrow window. */
  | { readonly type: "menu.opened" }
  | { readonly type: "menu.closed" };

/**
 * The state of the console's parts, for every layout: the width of the window ∥ the folding of the sidebar ∥ the second
 * column. The chosen layout is in the context of the chart `appearance`; the selectors combine the two.
 */
export const layoutMachine = setup({
  types: { context: {} as Record<never, never>, events: {} as LayoutEvent },
  guards: {
    isNoColumn: (_, { noColumn }: { noColumn: boolean }) => noColumn,
    hasColumn: (_, { noColumn }: { noColumn: boolean }) => !noColumn,
  },
}).createMachine({
  id: "layout",
  context: {},
  type: "parallel",
  states: {
    window: {
      initial: "wide",
      states: {
        wide: {
          description: "The window is at least 992 px wide; the chosen layout is shown.",
          on: { "window.narrowed": "narrow" },
        },
        narrow: {
          description: "The window is narrow: the vertical layout is shown, with its menu as a sheet.",
          initial: "closed",
          on: { "window.widened": "wide" },
          states: {
            closed: { on: { "menu.opened": "open" } },
            open: {
              description: "The menu covers the page as a sheet; choosing a page closes it.",
              on: { "menu.closed": "closed", "page.opened": "closed" },
            },
          },
        },
      },
    },
    sidebar: {
      description: "The person's choice for the sidebar; a narrow window or a page does not change it.",
      initial: "unfolded",
      states: {
        unfolded: { on: { "fold.toggled": "folded" } },
        folded: { on: { "fold.toggled": "unfolded" } },
      },
    },
    column: {
      initial: "offered",
      states: {
        offered: {
          description: "The layout and the sidebar's fold decide whether the second column is shown.",
          on: {
            "page.opened": {
              guard: { type: "isNoColumn", params: ({ event: { noColumn } }) => ({ noColumn }) },
              target: "withheld",
            },
          },
        },
        withheld: {
          description: "The page is shown without the second column; in layouts without one, only the fold matters.",
          on: {
            "page.opened": {
              guard: { type: "hasColumn", params: ({ event: { noColumn } }) => ({ noColumn }) },
              target: "offered",
            },
          },
        },
      },
    },
  },
});
