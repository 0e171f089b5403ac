import type { AnyEventObject } from "xstate";
import type { Layout } from "../../../machines/appearance/theme-settings";
import { layoutMachine } from "../../../machines/layout/layout.machine";
import { chartSpec } from "../../support/chart-spec";
import type { Exploration } from "../../support/paths";

const nameOf = ({ type, layout, noColumn }: AnyEventObject): string =>
  [type, layout, noColumn === true ? "without column" : undefined].filter((fact) => fact !== undefined).join(" ");
const at = { type: "page.opened", noColumn: false } as const;
const without = { type: "page.opened", noColumn: true } as const;
const chosen = (layout: Layout) => ({ type: "layout.chosen", layout }) as const;
const window = [
  { type: "window.narrowed" },
  { type: "window.widened" },
  { type: "menu.opened" },
  { type: "menu.closed" },
] as const;

/** Each choice from each of three, at any width and fold; the regions know nothing of each other. */
const choosing = (...layouts: readonly Layout[]): Exploration<typeof layoutMachine> => ({
  samples: [...layouts.map(chosen), at, { type: "fold.toggled" }, ...window],
});
/** Window and fold, with one choice. */
const folding: Exploration<typeof layoutMachine> = {
  samples: [chosen("column"), at, without, { type: "fold.toggled" }, ...window],
};

export const spec = chartSpec({
  name: "layout",
  machine: layoutMachine,
  effects: {},
  cases: [
    { name: "window and fold", paths: 49, exploration: folding, nameOf },
    {
      name: "the layouts with a sidebar from the top",
      paths: 91,
      exploration: choosing("column", "comprehensive", "vertical"),
      nameOf,
    },
    { name: "the other layouts", paths: 121, exploration: choosing("horizontal", "common", "float"), nameOf },
  ],
});
