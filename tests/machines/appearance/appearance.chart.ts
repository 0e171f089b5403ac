import type { AnyEventObject } from "xstate";
import { appearanceMachine, type AppearanceContext } from "../../../machines/appearance/appearance.machine";
import { defaultThemeSettings } from "../../../machines/appearance/theme-settings";
import { chartSpec } from "../../support/chart-spec";
import { contextBefore, type Expected } from "../../support/model";
import type { Exploration } from "../../support/paths";
import type { ByHand } from "../../support/walk";

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

const follow = (step: Expected): ByHand => {
  const { type, change, settings, look } = step.event;
  const { shown, saved, earlier } = contextBefore<AppearanceContext>(step);
  const all = (now: typeof shown) => ({ shown: now, saved: now });
  if (type === "setting.changed") {
    const now = { ...shown, ...change };
    const isKept = JSON.stringify(now) === JSON.stringify(saved);
    return { value: isKept ? "kept" : "changed", does: [], context: { shown: now, saved, earlier } };
  }
  if (type === "settings.heard") return { value: "kept", does: [], context: { ...all(settings), earlier: null } };
  if (type.startsWith("xstate.after")) return { value: "kept", does: [], context: { shown, saved, earlier } };
  if (type === "look.shuffled")
    return { value: "shuffling", does: ["keep"], context: { ...all({ ...shown, ...look }), earlier: shown } };
  if (type === "settings.saved") return { value: "kept", does: ["keep"], context: { ...all(shown), earlier } };
  if (type === "look.undone")
    return { value: "kept", does: ["keep"], context: { ...all(earlier ?? shown), earlier: null } };
  const now = type === "settings.imported" ? settings : defaultThemeSettings;
  return { value: "kept", does: ["keep"], context: { ...all(now), earlier: shown } };
};

const expected = (step: Expected): ByHand =>
  step.before === null
    ? { value: "kept", context: { shown: defaultThemeSettings, saved: defaultThemeSettings, earlier: null } }
    : follow(step);

export const spec = chartSpec({
  name: "appearance",
  machine: chart,
  effects: {},
  cases: [{ name: "one window of a person", paths: 32, exploration, expected, nameOf }],
});
