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
          description: "At least 992 px wide: the chosen layout is shown.",
          on: { "window.narrowed": "narrow" },
        },
        narrow: {
          description:
            "Shows the vertical layout whatever is chosen, its menu as a sheet; widening gives the choice back.",
          initial: "closed",
          on: { "window.widened": "wide" },
          states: {
            closed: { on: { "menu.opened": "open" } },
            open: {
              description: "The sheet of the menu lies over the page; a page that is chosen in it closes it.",
              on: { "menu.closed": "closed", "page.opened": "closed" },
            },
          },
        },
      },
    },
    sidebar: {
      description:
        "The fold that the person has chosen; it stays theirs while a page or the window shows something else.",
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
          description: "The page leaves its second column to the layout and the fold.",
          on: {
            "page.opened": {
              guard: { type: "isNoColumn", params: ({ event: { noColumn } }) => ({ noColumn }) },
              target: "withheld",
            },
          },
        },
        withheld: {
          description: "The page is shown without the second column; layouts that have none heed the fold alone.",
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
