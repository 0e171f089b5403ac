import type { AnyEventObject } from "xstate";
import { layoutMachine } from "../../../machines/layout/layout.machine";
import { describeChart } from "../../support/chart";
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

describeChart("layout", layoutMachine, {}, [{ name: "window, fold and column", exploration, nameOf }]);
