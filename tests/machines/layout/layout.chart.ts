import type { AnyEventObject } from "xstate";
import { layoutMachine } from "../../../machines/layout/layout.machine";
import { chartSpec } from "../../support/chart-spec";
import type { Exploration } from "../../support/paths";

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

export const spec = chartSpec({
  name: "layout",
  machine: layoutMachine,
  effects: {},
  cases: [{ name: "window, fold and column", paths: 0, exploration, nameOf }],
});
