import { assign, setup } from "xstate";
import { pick } from "../support/pick";
import { unprovidedWatch } from "../support/unprovided";

/** One stretch of text to be spoken. */
export interface SpokenPart {
  readonly text: string;
  /** Language of the text, such as en. */
  readonly lang: string;
}

export interface SpeechContext {
  readonly parts: readonly SpokenPart[];
  /** Index of the part being spoken, from 0. */
  readonly at: number;
  /** 1: normal speed. */
  readonly rate: number;
  /** Position in the part of the word being spoken, in UTF-16 units; null: the voice does not report it. */
  readonly word: { readonly start: number; readonly end: number } | null;
  readonly hasFailed: boolean;
}

export type SpeechEvent =
  | { readonly type: "reading.requested"; readonly parts: readonly SpokenPart[] }
  | { readonly type: "reading.paused" }
  | { readonly type: "reading.resumed" }
  | { readonly type: "reading.stopped" }
  /** Jumps to the part before, or the one after. */
  | { readonly type: "part.skipped"; readonly by: 1 | -1 }
  | { readonly type: "rate.chosen"; readonly rate: number }
  /** From the voice. */
  | { readonly type: "word.reached"; readonly start: number; readonly end: number }
  | { readonly type: "part.ended" }
  | { readonly type: "voice.failed" };

/**
 * Reads a question aloud, part by part. After a pause the current part starts again, so that no sentence is half
 * heard.
 */
export const speechMachine = setup({
  types: { context: {} as SpeechContext, events: {} as SpeechEvent },
  actors: { voice: unprovidedWatch<SpokenPart & { rate: number }>("voice") },
  guards: {
    hasParts: (_, { parts }: { parts: readonly SpokenPart[] }) => parts.length > 0,
    hasNext: ({ context }) => context.at < context.parts.length - 1,
    isWithin: ({ context }, { by }: { by: number }) => context.at + by >= 0 && context.at + by < context.parts.length,
  },
  actions: {
    begin: assign((_, { parts }: { parts: readonly SpokenPart[] }) => ({
      parts,
      at: 0,
      word: null,
      hasFailed: false,
    })),
    step: assign(({ context }, { by }: { by: number }) => ({ at: context.at + by, word: null })),
    chooseRate: assign((_, { rate }: { rate: number }) => ({ rate })),
    noteWord: assign((_, { start, end }: { start: number; end: number }) => ({ word: { start, end } })),
    forgetWord: assign({ word: null }),
    noteFailure: assign({ hasFailed: true }),
  },
}).createMachine({
  id: "speech",
  context: { parts: [], at: 0, rate: 1, word: null, hasFailed: false },
  initial: "silent",
  on: { "rate.chosen": { actions: { type: "chooseRate", params: pick("rate") } } },
  states: {
    silent: {
      on: {
        "reading.requested": {
          guard: { type: "hasParts", params: pick("parts") },
          target: "speaking",
          actions: { type: "begin", params: pick("parts") },
        },
      },
    },
    speaking: {
      invoke: {
        id: "voice",
        src: "voice",
        input: ({ context: { parts, at, rate } }) => ({ text: "", lang: "", ...parts[at], rate }),
      },
      exit: "forgetWord",
      on: {
        "word.reached": { actions: { type: "noteWord", params: pick("start", "end") } },
        "part.ended": [
          { guard: "hasNext", target: "speaking", reenter: true, actions: { type: "step", params: { by: 1 } } },
          { target: "silent" },
        ],
        "voice.failed": { target: "silent", actions: "noteFailure" },
        "rate.chosen": {
          description: "The part starts again, because no voice can change its rate within a sentence.",
          target: "speaking",
          reenter: true,
          actions: { type: "chooseRate", params: pick("rate") },
        },
        "part.skipped": {
          guard: { type: "isWithin", params: pick("by") },
          target: "speaking",
          reenter: true,
          actions: { type: "step", params: pick("by") },
        },
        "reading.paused": "paused",
        "reading.stopped": "silent",
      },
    },
    paused: {
      on: {
        "part.skipped": {
          guard: { type: "isWithin", params: pick("by") },
          target: "speaking",
          actions: { type: "step", params: pick("by") },
        },
        "reading.resumed": "speaking",
        "reading.stopped": "silent",
      },
    },
  },
});
