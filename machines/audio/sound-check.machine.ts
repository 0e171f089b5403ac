import { setup } from "xstate";
import { unprovided } from "../support/unprovided";

export type SoundCheckEvent =
  | { readonly type: "check.started" }
  | { readonly type: "check.repeated" }
  | { readonly type: "hearing.confirmed" };

/**
 * The sound check before listening items: a sound is played, and the student confirms hearing it. The press of the
 * button also makes the browser allow the page to play sound.
 */
export const soundCheckMachine = setup({
  types: { events: {} as SoundCheckEvent },
  actors: { chime: unprovided<void>("chime") },
}).createMachine({
  id: "soundCheck",
  initial: "silent",
  states: {
    silent: { on: { "check.started": "sounding" } },
    sounding: {
      invoke: { id: "chime", src: "chime", onDone: "asking", onError: "failed" },
    },
    asking: {
      description: "The sound has ended; the student is asked whether it was heard.",
      on: { "check.repeated": "sounding", "hearing.confirmed": "heard" },
    },
    failed: {
      description: "The device could not play the sound.",
      on: { "check.repeated": "sounding" },
    },
    heard: { type: "final" },
  },
});
