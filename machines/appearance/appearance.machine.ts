import { assign, setup } from "xstate";
import { unprovidedAction } from "../support/unprovided";
import { defaultThemeSettings, settingNames, type ThemeSettings } from "./theme-settings";

export interface AppearanceContext {
  /** What the console shows now. */
  readonly shown: ThemeSettings;
  /** What a reload brings back. */
  readonly saved: ThemeSettings;
  /** The look before the last one that came by chance, by a file or by default; null: there is none to go back to. */
  readonly earlier: ThemeSettings | null;
}

export type AppearanceEvent =
  /** Shown at once; kept only once it is saved. */
  | { readonly type: "setting.changed"; readonly change: Partial<ThemeSettings> }
  | { readonly type: "settings.saved" }
  | { readonly type: "settings.restored" }
  | { readonly type: "settings.imported"; readonly settings: ThemeSettings }
  /** What another window of this person has saved. */
  | { readonly type: "settings.heard"; readonly settings: ThemeSettings }
  /** A look picked by chance. */
  | { readonly type: "look.shuffled"; readonly look: Partial<ThemeSettings> }
  | { readonly type: "look.undone" };

/** How long the indicator of a random theme stands (SPEC §9). */
export const shufflingMs = 1_000;

const areSame = (one: ThemeSettings, other: ThemeSettings): boolean =>
  settingNames.every((name) => one[name] === other[name]);

/** The settings of the theme drawer: previewed live, kept when saved; one step back from a look that came at once. */
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
    /** Keeps what has been saved. */
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
      description: "Another window of this person has saved: it is shown here too, and there is no going back from it.",
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
      description: "Whether what is shown now is what is saved: a change may have been taken back.",
      always: [{ guard: "isAsSaved", target: "kept" }, { target: "changed" }],
    },
    kept: { description: "What is shown is what a reload brings back.", tags: "settled" },
    changed: {
      description: "Something is shown that a reload would not bring back.",
      tags: "settled",
      on: {
        "settings.saved": {
          target: "kept",
          actions: ["save", { type: "keep", params: ({ context }) => ({ settings: context.saved }) }],
        },
      },
    },
    shuffling: {
      description: "A look picked by chance stands already, and is saved; its indicator is shown for a moment.",
      tags: "busy",
      after: { shuffling: "kept" },
    },
  },
});
