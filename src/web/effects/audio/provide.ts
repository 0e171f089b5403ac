import { fromCallback } from "xstate";
import type { Loudness } from "../../../../machines/audio/audio-facts";
import { audioMachine } from "../../../../machines/audio/audio.machine";
import type { PlayOutput } from "../../../contract/attempt/exam";
import { effectActor } from "../effect-actor";
import { loadFiles } from "./load";
import { playSound } from "./sound";
import { keepVolume } from "./volume";
import type { AudioDependencies } from "./window-audio";

type CountPlay = (asked: { exerciseId: string; play: number }, signal: AbortSignal) => Promise<PlayOutput>;

/** The audio machine with its effects provided. */
export const provideAudio = ({ speaker, fetch }: AudioDependencies, countPlay: CountPlay) =>
  audioMachine.provide({
    actors: {
      load: effectActor(({ addresses }: { addresses: readonly string[] }, signal) =>
        loadFiles(fetch, addresses, signal),
      ),
      countPlay: effectActor(countPlay),
      sound: fromCallback<Loudness, { address: string; volume: number }>(({ input, sendBack, receive }) =>
        playSound(speaker(), input, sendBack, receive),
      ),
    },
    actions: { keepVolume: (_, { volume }) => keepVolume(volume) },
  });
