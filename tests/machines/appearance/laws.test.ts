import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { appearanceMachine, shufflingMs, type AppearanceEvent } from "../../../machines/appearance/appearance.machine";
import { canUndo, isChanged, isShuffling, selectSettings } from "../../../machines/appearance/appearance.selectors";
import {
  defaultThemeSettings,
  isChoice,
  knownSettings,
  lookNames,
  settingChoices,
  settingNames,
  type ThemeSettings,
} from "../../../machines/appearance/theme-settings";

const valueOf = (name: keyof ThemeSettings) => fc.constantFrom<unknown>(...settingChoices[name]);
const settings = fc.record(Object.fromEntries(settingNames.map((name) => [name, valueOf(name)]))).map(knownSettings);
const change = (names: readonly (keyof ThemeSettings)[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, valueOf(name)])), { requiredKeys: [] }) as fc.Arbitrary<
    Partial<ThemeSettings>
  >;
const event: fc.Arbitrary<AppearanceEvent> = fc.oneof(
  change(["layout", "themeName", "showTabs"]).map((one) => ({ type: "setting.changed", change: one }) as const),
  fc.constantFrom("settings.saved", "settings.restored", "look.undone").map((type) => ({ type }) as const),
  settings.map((one) => ({ type: "settings.imported", settings: one }) as const),
  settings.map((one) => ({ type: "settings.heard", settings: one }) as const),
  change(lookNames).map((look) => ({ type: "look.shuffled", look }) as const),
);

const open = () => {
  const kept: ThemeSettings[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    appearanceMachine.provide({ actions: { keep: (_, params) => void kept.push(params.settings) } }),
    { clock, input: { saved: defaultThemeSettings } },
  ).start();
  return { actor, kept, clock };
};

describe("whatever is changed", () => {
  it("stores exactly what a reload restores, and only a preview differs from it", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        const { actor, kept } = open();
        let heard: ThemeSettings = defaultThemeSettings;
        for (const said of events) {
          const before = kept.length;
          actor.send(said);
          const now = actor.getSnapshot();
          const { shown, saved } = now.context;
          if (said.type === "settings.heard") heard = said.settings;
          else if (kept.length > before) heard = kept.at(-1) ?? heard;
          expect([saved, kept.length - before <= 1]).toEqual([heard, true]);
          expect(isChanged(now)).toBe(settingNames.some((name) => shown[name] !== saved[name]));
        }
      }),
    );
  });
  it("does not notify other windows of changes that they reported", () => {
    fc.assert(
      fc.property(settings, (theirs) => {
        const { actor, kept } = open();
        actor.send({ type: "settings.heard", settings: theirs });
        expect([kept, selectSettings(actor.getSnapshot()), canUndo(actor.getSnapshot())]).toEqual([[], theirs, false]);
      }),
    );
  });
  it("undoes the last group of changes by one step, and no further", () => {
    fc.assert(
      fc.property(
        settings,
        fc.oneof(
          change(lookNames).map((look) => ({ type: "look.shuffled", look }) as const),
          settings.map((one) => ({ type: "settings.imported", settings: one }) as const),
          fc.constant({ type: "settings.restored" } as const),
        ),
        (before, sudden) => {
          const { actor, kept } = open();
          actor.send({ type: "settings.heard", settings: before });
          actor.send(sudden);
          actor.send({ type: "look.undone" });
          expect([selectSettings(actor.getSnapshot()), kept.at(-1), canUndo(actor.getSnapshot())]).toEqual([
            before,
            before,
            false,
          ]);
          actor.send({ type: "look.undone" });
          expect([selectSettings(actor.getSnapshot()), kept.length]).toEqual([before, 2]);
        },
      ),
    );
  });
});

it("the indicator of a random theme is shown for one second after each change", () => {
  const { actor, clock } = open();
  const shuffle = () => actor.send({ type: "look.shuffled", look: { layout: "float" } });
  const stands = () => isShuffling(actor.getSnapshot());
  shuffle();
  clock.increment(shufflingMs - 1);
  shuffle();
  clock.increment(shufflingMs - 1);
  const seen = stands();
  clock.increment(1);
  expect([seen, stands()]).toEqual([true, false]);
});

describe("settings from elsewhere", () => {
  it("are adopted field by field; a field that is not understood is ignored", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          change(settingNames),
          fc.record({
            layout: fc.anything(),
            themeName: fc.anything(),
            showTabs: fc.anything(),
            __proto__: fc.anything(),
          }),
        ),
        (given) => {
          const known = knownSettings(given);
          expect([
            Object.keys(known).sort(),
            settingNames.filter((name) => !isChoice(name, known[name])),
            knownSettings(known),
          ]).toEqual([[...settingNames].sort(), [], known]);
        },
      ),
    );
  });
  it.each([
    ["nothing", null, {}],
    ["a text", "float", {}],
    ["a list", ["float"], {}],
    ["values it knows", { layout: "float", showTabs: false }, { layout: "float", showTabs: false }],
    ["values it does not", { layout: "Float", showTabs: "false", themeName: 7, colour: "pink" }, {}],
  ])("%s", (_, given, expected) => {
    expect(knownSettings(given)).toEqual({ ...defaultThemeSettings, ...expected });
  });
});
