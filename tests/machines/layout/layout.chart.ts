import type { AnyEventObject } from "xstate";
import { layoutMachine } from "../../../machines/layout/layout.machine";
import { chartSpec } from "../../support/chart-spec";
import type { Expected } from "../../support/model";
import type { Exploration } from "../../support/paths";
import type { ByHand } from "../../support/walk";

const nameOf = ({ type, noColumn }: AnyEventObject): string => (noColumn === true ? `${type} without column` : type);

const exploration: Exploration<typeof layoutMachine> = {
  samples: [
    { type: "page.opened", noColumn: false },
    { type: "page.opened", noColumn: true },
    { type: "fold.toggled" },
    { type: "window.narrowed" },
    { type: "window.widened" },
    { type: "menu.opened" },
    { type: "menu.closed" },
  ],
};

interface Standing {
  readonly window: "wide" | { readonly narrow: "closed" | "open" };
  readonly sidebar: "folded" | "unfolded";
  readonly column: "offered" | "withheld";
}

const windowAfter = ({ window }: Standing, type: string): Standing["window"] => {
  if (type === "window.narrowed") return { narrow: "closed" };
  if (type === "window.widened") return "wide";
  if (type === "menu.opened") return { narrow: "open" };
  const closes = type === "menu.closed" || type === "page.opened";
  return window !== "wide" && closes ? { narrow: "closed" } : window;
};

const expected = ({ event: { type, noColumn }, before }: Expected): ByHand => {
  if (before === null) return { value: { window: "wide", sidebar: "unfolded", column: "offered" } };
  const at = before.value as Standing;
  const folded = at.sidebar === "folded" ? "unfolded" : "folded";
  const column = noColumn === true ? "withheld" : "offered";
  return {
    value: {
      window: windowAfter(at, type),
      sidebar: type === "fold.toggled" ? folded : at.sidebar,
      column: type === "page.opened" ? column : at.column,
    },
  };
};

export const spec = chartSpec({
  name: "layout",
  machine: layoutMachine,
  effects: {},
  cases: [{ name: "window, fold and column", paths: 37, exploration, expected, nameOf }],
});
