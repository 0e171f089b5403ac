import { setup } from "xstate";
import { unprovided } from "../support/unprovided";

export type SoundCheckEvent =
  | { readonly type: "check.started" }
  | { readonly type: "check.repeated" }
  | { readonly type: "hearing.confirmed" };

/** Before what is heard: a sound is played, and the student says that it was heard. The press lets the page speak. */
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
      description: "The sound is over: was it heard?",
      on: { "check.repeated": "sounding", "hearing.confirmed": "heard" },
    },
    failed: {
      description: "This device has not played the sound.",
      on: { "check.repeated": "sounding" },
    },
    heard: { type: "final" },
  },
});
