import { assign, setup } from "xstate";
import { unprovidedAction } from "../support/unprovided";
import { defaultThemeSettings, settingNames, type ThemeSettings } from "./theme-settings";

export interface AppearanceContext {
  /** The settings that the console shows now. */
  readonly shown: ThemeSettings;
  /** The settings that a reload restores. */
  readonly saved: ThemeSettings;
  /**
   * The look before the last random or imported one, or before a reset to the defaults; null: no step back is possible.
   */
  readonly earlier: ThemeSettings | null;
}

export type AppearanceEvent =
  /** A change shown immediately and stored only when the person saves it. */
  | { readonly type: "setting.changed"; readonly change: Partial<ThemeSettings> }
  | { readonly type: "settings.saved" }
  | { readonly type: "settings.restored" }
  | { readonly type: "settings.imported"; readonly settings: ThemeSettings }
  /** Settings that another window of this person has saved. */
  | { readonly type: "settings.heard"; readonly settings: ThemeSettings }
  /** A randomly picked look. */
  | { readonly type: "look.shuffled"; readonly look: Partial<ThemeSettings> }
  | { readonly type: "look.undone" };

/** Duration of the indicator of a random theme, in ms (SPEC §9). */
export const shufflingMs = 1_000;

const areSame = (one: ThemeSettings, other: ThemeSettings): boolean =>
  settingNames.every((name) => one[name] === other[name]);

/**
 * The settings of the theme drawer: previewed live, stored when saved, with one step back from a random or imported
 * look.
 */
export const appearanceMachine = setup({
  types: {
    context: {} as AppearanceContext,
    events: {} as AppearanceEvent,
    input: {} as { readonly saved: ThemeSettings },
    tags: {} as "busy" | "settled",
  },
  guards: {
    isAsSaved: ({ context }) => areSame(context.shown, context.saved),
    hasEarlier: ({ context }) => context.earlier !== null,
  },
  actions: {
    preview: assign(({ context }, { change }: { change: Partial<ThemeSettings> }) => ({
      shown: { ...context.shown, ...change },
    })),
    save: assign(({ context }) => ({ saved: context.shown })),
    replace: assign(({ context }, { settings }: { settings: ThemeSettings }) => ({
      shown: settings,
      saved: settings,
      earlier: context.shown,
    })),
    follow: assign((_, { settings }: { settings: ThemeSettings }) => ({
      shown: settings,
      saved: settings,
      earlier: null,
    })),
    shuffle: assign(({ context }, { look }: { look: Partial<ThemeSettings> }) => {
      const shown = { ...context.shown, ...look };
      return { shown, saved: shown, earlier: context.shown };
    }),
    undo: assign(({ context }) => ({
      shown: context.earlier ?? context.shown,
      saved: context.earlier ?? context.shown,
      earlier: null,
    })),
    /** Stores the saved settings. */
    keep: unprovidedAction("keep") as (_: unknown, params: { settings: ThemeSettings }) => void,
  },
  delays: { shuffling: shufflingMs },
}).createMachine({
  id: "appearance",
  context: ({ input }) => ({ shown: input.saved, saved: input.saved, earlier: null }),
  initial: "kept",
  on: {
    "setting.changed": {
      target: ".deciding",
      actions: { type: "preview", params: ({ event: { change } }) => ({ change }) },
    },
    "settings.restored": {
      target: ".kept",
      actions: [
        { type: "replace", params: { settings: defaultThemeSettings } },
        { type: "keep", params: ({ context }) => ({ settings: context.saved }) },
      ],
    },
    "settings.imported": {
      target: ".kept",
      actions: [
        { type: "replace", params: ({ event: { settings } }) => ({ settings }) },
        { type: "keep", params: ({ context }) => ({ settings: context.saved }) },
      ],
    },
    "settings.heard": {
      description: "Another window of this person has saved settings: they are shown here too, without undo.",
      target: ".kept",
      actions: { type: "follow", params: ({ event: { settings } }) => ({ settings }) },
    },
    "look.shuffled": {
      target: ".shuffling",
      actions: [
        { type: "shuffle", params: ({ event: { look } }) => ({ look }) },
        { type: "keep", params: ({ context }) => ({ settings: context.saved }) },
      ],
    },
    "look.undone": {
      guard: "hasEarlier",
      target: ".kept",
      actions: ["undo", { type: "keep", params: ({ context }) => ({ settings: context.saved }) }],
    },
  },
  states: {
    deciding: {
      description: "The shown settings are compared with the saved ones, because a change may have been reversed.",
      always: [{ guard: "isAsSaved", target: "kept" }, { target: "changed" }],
    },
    kept: { description: "The shown settings are the saved ones.", tags: "settled" },
    changed: {
      description: "The shown settings differ from the saved ones; a reload would lose the change.",
      tags: "settled",
      on: {
        "settings.saved": {
          target: "kept",
          actions: ["save", { type: "keep", params: ({ context }) => ({ settings: context.saved }) }],
        },
      },
    },
    shuffling: {
      description: "A random look has been applied and saved; an indicator is shown for a moment.",
      tags: "busy",
      after: { shuffling: "kept" },
    },
  },
});
