import type { AudioContext, AudioInput, SpokenItem } from "../../machines/audio/audio-facts";
import { audioMachine } from "../../machines/audio/audio.machine";
import { faults } from "../../src/contract/calls/faults";
import { chartSpec } from "../support/chart-spec";
import type { Expected } from "../support/model";
import { done, failed, type Exploration } from "../support/paths";
import type { ByHand } from "../support/walk";
import { network, refusal } from "./samples";

const voice = (changes: Partial<SpokenItem> = {}): SpokenItem => ({
  exerciseId: "e1",
  clips: { prompt: "/media/one", A: "/media/two" },
  autoplay: true,
  maxPlays: null,
  isSynthetic: true,
  ...changes,
});

const used = refusal(faults.playsUsed.code);
const granted = { exercise_id: "e1", plays: 2, plays_left: 0 };

const exploring = (given: SpokenItem, input: Partial<AudioInput> = {}): Exploration<typeof audioMachine> => ({
  input: { volume: 1, plays: {}, answered: [], ...input },
  samples: [
    { type: "voice.given", voice: given },
    { type: "voice.given", voice: null },
    { type: "play.requested", part: "prompt" },
    { type: "play.requested", part: "A" },
    { type: "play.requested", part: "unknown" },
    { type: "retry.requested" },
    { type: "volume.changed", volume: 0.5 },
    { type: "mute.toggled" },
    { type: "sound.began" },
    { type: "sound.progressed", positionMs: 500, durationMs: 2_000 },
    { type: "sound.ended" },
    { type: "sound.failed" },
    { type: "sound.blocked" },
    done("load", undefined),
    failed("load", network),
    done("countPlay", granted),
    failed("countPlay", network),
    failed("countPlay", used),
  ],
  project: (audio) => {
    const { part, heard, plays, isGranted, countdown } = audio.context;
    const isCounting = audio.matches({ waiting: "countingDown" });
    return [part, heard.length, plays["e1"] ?? 0, isGranted, isCounting ? countdown : null];
  },
});

const addresses = ["/media/one", "/media/two"];
const fresh = {
  part: "prompt",
  isGranted: false,
  positionMs: 0,
  durationMs: 0,
  broken: [],
  failures: 0,
  fault: null,
} satisfies Partial<AudioContext>;

const withVolume = (before: AudioContext, changes: Partial<AudioContext>, isPlaying: boolean): ByHand => ({
  context: { ...before, ...changes },
  sends: isPlaying ? [["sound", "loudness.changed"]] : [],
});

/** The sound that starts where a part begins. */
const sounding = (context: AudioContext, part: string): NonNullable<ByHand["starts"]> => [
  ["sound", { address: context.voice?.clips[part], volume: context.isMuted ? 0 : context.volume }],
];

const expected = ({ event, before, now }: Expected): ByHand => {
  const context = before?.context as AudioContext;
  const isPlaying = before?.matches("playing") === true;
  const limited = context?.voice?.maxPlays != null;
  switch (event.type) {
    case "voice.given": {
      const given = event["voice"] as SpokenItem | null;
      return {
        value: given === null ? "idle" : "loading",
        context: { ...fresh, voice: given },
        starts: given === null ? [] : [["load", { addresses }]],
      };
    }
    case "xstate.done.actor.load": {
      const isNew = !context.heard.includes("e1") && (context.plays["e1"] ?? 0) === 0;
      if (!(isNew && context.voice?.autoplay === true)) return { value: "loaded", starts: [] };
      return { value: { waiting: limited ? "countingDown" : "breathing" }, starts: [] };
    }
    case "xstate.error.actor.load":
      return { value: "failed", context: { failures: context.failures + 1, fault: network } };
    case "xstate.after.breath.audio.waiting.breathing":
      return { value: "playing", starts: sounding(context, "prompt") };
    case "xstate.after.second.audio.waiting.countingDown":
      return context.countdown > 1
        ? { value: { waiting: "countingDown" }, context: { countdown: context.countdown - 1 } }
        : { value: "granting", starts: [["countPlay", { exerciseId: "e1", play: (context.plays["e1"] ?? 0) + 1 }]] };
    case "xstate.done.actor.countPlay":
      return {
        value: "playing",
        context: { isGranted: true, plays: { e1: 2 } },
        starts: sounding(context, "prompt"),
      };
    case "xstate.error.actor.countPlay":
      return event["error"] === used
        ? { value: "loaded", context: { plays: { e1: 2 }, isGranted: false } }
        : { value: "ungranted", context: { fault: network, isGranted: false } };
    case "play.requested": {
      const part = String(event["part"]);
      const spends = limited && part === "prompt" && !context.isGranted;
      return {
        value: spends ? "granting" : "playing",
        context: { part, positionMs: 0, durationMs: 0 },
        starts: spends
          ? [["countPlay", { exerciseId: "e1", play: (context.plays["e1"] ?? 0) + 1 }]]
          : sounding(context, part),
      };
    }
    case "retry.requested":
      return { value: before?.matches("failed") === true ? "loading" : "granting" };
    case "volume.changed":
      return { ...withVolume(context, { volume: 0.5, isMuted: false }, isPlaying), does: ["keepVolume"] };
    case "mute.toggled":
      return withVolume(context, { isMuted: !context.isMuted }, isPlaying);
    case "sound.began":
      return { context: { heard: context.part === "prompt" || context.heard.length > 0 ? ["e1"] : [] } };
    case "sound.progressed":
      return { context: { ...context, positionMs: 500, durationMs: 2_000 } };
    case "sound.ended":
      return { value: "loaded", context: { isGranted: context.part === "prompt" ? false : context.isGranted } };
    case "sound.failed":
      return context.part === "prompt"
        ? { value: "failed", context: { failures: context.failures + 1, isGranted: context.isGranted } }
        : { value: "loaded", context: { broken: ["A"], part: "prompt", failures: context.failures } };
    case "sound.blocked":
      return { value: "blocked", context: { isGranted: context.isGranted } };
    default:
      return before === null ? { value: "idle", context: fresh } : { value: now.value };
  }
};

export const spec = chartSpec({
  name: "audio",
  machine: audioMachine.provide({ actions: { keepVolume: () => undefined } }),
  effects: { once: ["load", "countPlay"], watching: ["sound"] },
  cases: [
    { name: "a prompt that is heard at will", paths: 111, expected, exploration: exploring(voice()) },
    {
      name: "a prompt that waits to be asked",
      paths: 105,
      expected,
      exploration: exploring(voice({ autoplay: false })),
    },
    { name: "a prompt that is heard twice", paths: 219, expected, exploration: exploring(voice({ maxPlays: 2 })) },
    {
      name: "a prompt that was heard before a reload",
      paths: 204,
      expected,
      exploration: exploring(voice({ maxPlays: 2 }), { plays: { e1: 1 } }),
    },
    {
      name: "a prompt that was heard as often as it may be",
      paths: 34,
      expected,
      exploration: exploring(voice({ maxPlays: 2 }), { plays: { e1: 2 } }),
    },
  ],
});
