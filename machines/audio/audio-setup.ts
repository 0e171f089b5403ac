import { assign, sendTo, setup } from "xstate";
import type { PlayOutput } from "../../src/contract/attempt/exam";
import { assertPresent } from "../support/assert-present";
import { asFault, type Fault } from "../support/fault";
import { unprovided, unprovidedAction, unprovidedWatch } from "../support/unprovided";
import {
  countdownFrom,
  isLimited,
  isUsedUp,
  loudnessOf,
  playsLeft,
  playsUsed,
  prompt,
  type AudioContext,
  type AudioEvent,
  type AudioInput,
  type Loudness,
  type SpokenItem,
} from "./audio-facts";

interface OfPart {
  readonly part: string;
}

/** Types, guards, actions, actors and delays of the audio chart. */
export const audioSetup = setup({
  types: {
    context: {} as AudioContext,
    events: {} as AudioEvent,
    input: {} as AudioInput,
    tags: {} as "busy" | "playing",
    children: {} as { sound: "sound" },
  },
  actors: {
    load: unprovided<void, { addresses: readonly string[] }>("load"),
    countPlay: unprovided<PlayOutput, { exerciseId: string; play: number }>("countPlay"),
    sound: unprovidedWatch<{ address: string; volume: number }, Loudness>("sound"),
  },
  guards: {
    hasNoVoice: ({ context }) => context.voice === null,
    /** A play that was already counted (in an earlier window) starts only when the student asks for it. */
    beginsByItself: ({ context }) =>
      context.voice?.autoplay === true && !context.heard.includes(context.voice.exerciseId) && playsUsed(context) === 0,
    isLimited: ({ context }) => isLimited(context, prompt),
    isCountedDown: ({ context }) => context.countdown <= 1,
    mayHear: ({ context }, { part }: OfPart) =>
      context.voice?.clips[part] !== undefined && (!isLimited(context, part) || context.isGranted),
    maySpend: ({ context }, { part }: OfPart) => isLimited(context, part) && playsLeft(context) !== 0,
    isPrompt: ({ context }) => context.part === prompt,
    isInterruptible: ({ context }, { part }: OfPart) =>
      !isLimited(context, context.part) && context.voice?.clips[part] !== undefined && !isLimited(context, part),
    isUsedUp: (_, { error }: { error: unknown }) => isUsedUp(asFault(error)),
  },
  actions: {
    take: assign((_, { voice }: { voice: SpokenItem | null }) => ({
      voice,
      part: prompt,
      isGranted: false,
      positionMs: 0,
      durationMs: 0,
      broken: [],
      failures: 0,
      fault: null,
    })),
    turnTo: assign((_, { part }: OfPart) => ({ part, positionMs: 0, durationMs: 0 })),
    startCountdown: assign({ countdown: countdownFrom }),
    countDown: assign({ countdown: ({ context }) => context.countdown - 1 }),
    noteGrant: assign(({ context }, { plays }: { plays: number }) => ({
      isGranted: true,
      plays: { ...context.plays, [assertPresent(context.voice, "voice").exerciseId]: plays },
      fault: null,
    })),
    noteUsedUp: assign(({ context }) => ({
      plays: { ...context.plays, [assertPresent(context.voice, "voice").exerciseId]: context.voice?.maxPlays ?? 0 },
    })),
    noteHeard: assign(({ context: { heard, voice, part } }) => {
      const { exerciseId } = assertPresent(voice, "voice");
      return part !== prompt || heard.includes(exerciseId) ? {} : { heard: [...heard, exerciseId] };
    }),
    notePlace: assign((_, place: { positionMs: number; durationMs: number }) => place),
    spend: assign(({ context }) => (context.part === prompt ? { isGranted: false, failures: 0 } : {})),
    noteFailure: assign(({ context }, { fault }: { fault: Fault | null }) => ({
      fault,
      failures: context.failures + 1,
      part: prompt,
    })),
    noteUngranted: assign((_, { error }: { error: unknown }) => ({ fault: asFault(error) })),
    noteBroken: assign(({ context: { broken, part } }) => ({
      broken: broken.includes(part) ? broken : [...broken, part],
      part: prompt,
    })),
    turnUp: assign((_, { volume }: { volume: number }) => ({
      volume: Math.min(1, Math.max(0, volume)),
      isMuted: false,
    })),
    toggleMute: assign({ isMuted: ({ context }) => !context.isMuted }),
    /** Stores the volume on this device for the next attempt. */
    keepVolume: unprovidedAction("keepVolume") as (_: unknown, params: { readonly volume: number }) => void,
    tellLoudness: sendTo("sound", ({ context }) => ({ type: "loudness.changed", volume: loudnessOf(context) })),
  },
  delays: { breath: 400, second: 1_000 },
});
