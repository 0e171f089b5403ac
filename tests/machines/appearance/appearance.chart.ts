import type { AnyEventObject } from "xstate";
import { appearanceMachine } from "../../../machines/appearance/appearance.machine";
import { defaultThemeSettings } from "../../../machines/appearance/theme-settings";
import { chartSpec } from "../../support/chart-spec";
import type { Exploration } from "../../support/paths";

const changes = ({ change, look, settings }: AnyEventObject): unknown => change ?? look ?? settings;
const nameOf = (event: AnyEventObject): string => {
  const given = changes(event) as Partial<typeof defaultThemeSettings> | undefined;
  return given === undefined ? event.type : `${event.type} ${given.layout}`;
};
const chart = appearanceMachine.provide({ actions: { keep: () => undefined } });
const exploration: Exploration<typeof appearanceMachine> = {
  input: { saved: defaultThemeSettings },
  samples: [
    { type: "setting.changed", change: { layout: "float" } },
    { type: "setting.changed", change: { layout: "column" } },
    { type: "settings.saved" },
    { type: "settings.restored" },
    { type: "settings.imported", settings: { ...defaultThemeSettings, layout: "common" } },
    { type: "settings.heard", settings: { ...defaultThemeSettings, layout: "vertical" } },
    { type: "look.shuffled", look: { layout: "horizontal", themeName: "ocean" } },
    { type: "look.undone" },
  ],
  project: ({ context: { earlier } }) => earlier !== null,
};

export const spec = chartSpec({
  name: "appearance",
  machine: chart,
  effects: {},
  cases: [{ name: "one window of a person", paths: 32, exploration, nameOf }],
});
