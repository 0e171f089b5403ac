import { assertPresent } from "../support/assert-present";
import { asFault } from "../support/fault";
import { pick } from "../support/pick";
import { countdownFrom, loudnessOf, playsUsed, prompt } from "./audio-facts";
import { audioSetup } from "./audio-setup";

/** The sound of the items of an attempt: one item at a time and one clip at a time. */
export const audioMachine = audioSetup.createMachine({
  id: "audio",
  context: ({ input }) => ({
    ...input,
    voice: null,
    part: prompt,
    isMuted: false,
    heard: [],
    isGranted: false,
    countdown: countdownFrom,
    positionMs: 0,
    durationMs: 0,
    broken: [],
    failures: 0,
    fault: null,
  }),
  initial: "idle",
  on: {
    "voice.given": { target: ".deciding", actions: { type: "take", params: pick("voice") } },
    "volume.changed": {
      actions: [
        { type: "turnUp", params: pick("volume") },
        { type: "keepVolume", params: ({ context }) => ({ volume: context.volume }) },
      ],
    },
    "mute.toggled": { actions: "toggleMute" },
  },
  states: {
    deciding: { always: [{ guard: "hasNoVoice", target: "idle" }, { target: "loading" }] },
    idle: { description: "The item on screen has no audio." },
    loading: {
      description: "The item's audio files are fetched first, so that no play of a missing file is counted.",
      tags: "busy",
      invoke: {
        id: "load",
        src: "load",
        input: ({ context }) => {
          const { [prompt]: first = "", ...options } = assertPresent(context.voice, "voice").clips;
          return { addresses: [first, ...Object.values(options)] };
        },
        onDone: [{ guard: "beginsByItself", target: "waiting" }, { target: "loaded" }],
        onError: {
          target: "failed",
          actions: { type: "noteFailure", params: ({ event }) => ({ fault: asFault(event.error) }) },
        },
      },
    },
    waiting: {
      description: "The item has just appeared; its audio starts automatically after a short pause or a countdown.",
      initial: "deciding",
      states: {
        deciding: {
          always: [{ guard: "isLimited", target: "countingDown", actions: "startCountdown" }, { target: "breathing" }],
        },
        breathing: { after: { breath: "#audio.playing" } },
        countingDown: {
          after: {
            second: [
              { guard: "isCountedDown", target: "#audio.granting" },
              { target: "countingDown", reenter: true, actions: "countDown" },
            ],
          },
        },
      },
      on: {
        "play.requested": {
          guard: { type: "mayHear", params: pick("part") },
          target: "playing",
          actions: { type: "turnTo", params: pick("part") },
        },
      },
    },
    loaded: {
      description: "The audio is loaded and waits for the student to play it.",
      on: {
        "play.requested": [
          {
            guard: { type: "mayHear", params: pick("part") },
            target: "playing",
            actions: { type: "turnTo", params: pick("part") },
          },
          {
            guard: { type: "maySpend", params: pick("part") },
            target: "granting",
            actions: { type: "turnTo", params: pick("part") },
          },
        ],
      },
    },
    granting: {
      description: "The server counts the play; the audio starts only after it has been counted.",
      tags: "busy",
      invoke: {
        id: "countPlay",
        src: "countPlay",
        input: ({ context }) => ({
          exerciseId: assertPresent(context.voice, "voice").exerciseId,
          play: playsUsed(context) + 1,
        }),
        onDone: {
          target: "playing",
          actions: { type: "noteGrant", params: ({ event }) => ({ plays: event.output.plays }) },
        },
        onError: [
          {
            guard: { type: "isUsedUp", params: pick("error") },
            target: "loaded",
            actions: "noteUsedUp",
          },
          { target: "ungranted", actions: { type: "noteUngranted", params: pick("error") } },
        ],
      },
    },
    ungranted: {
      description: "The server could not be reached to count the play.",
      on: { "retry.requested": "granting" },
    },
    playing: {
      description: "One part is playing. A counted play can be neither paused nor interrupted.",
      tags: "playing",
      invoke: {
        id: "sound",
        src: "sound",
        input: ({ context }) => ({
          address: assertPresent(context.voice?.clips[context.part], "clip"),
          volume: loudnessOf(context),
        }),
      },
      on: {
        "sound.began": { actions: "noteHeard" },
        "sound.progressed": { actions: { type: "notePlace", params: pick("positionMs", "durationMs") } },
        "sound.ended": { target: "loaded", actions: "spend" },
        "sound.blocked": { target: "blocked" },
        "sound.failed": [
          { guard: "isPrompt", target: "failed", actions: { type: "noteFailure", params: { fault: null } } },
          { target: "loaded", actions: "noteBroken" },
        ],
        "volume.changed": {
          actions: [
            { type: "turnUp", params: pick("volume") },
            { type: "keepVolume", params: ({ context }) => ({ volume: context.volume }) },
            "tellLoudness",
          ],
        },
        "mute.toggled": { actions: ["toggleMute", "tellLoudness"] },
        "play.requested": {
          guard: { type: "isInterruptible", params: pick("part") },
          target: "playing",
          reenter: true,
          actions: { type: "turnTo", params: pick("part") },
        },
      },
    },
    blocked: {
      description: "The browser blocks audio until the student presses something.",
      on: {
        "play.requested": {
          guard: { type: "mayHear", params: pick("part") },
          target: "playing",
          actions: { type: "turnTo", params: pick("part") },
        },
      },
    },
    failed: {
      description: "The item's audio cannot be loaded or played.",
      on: { "retry.requested": "loading" },
    },
  },
});
