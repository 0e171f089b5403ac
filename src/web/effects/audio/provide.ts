import { fromCallback } from "xstate";
import type { Loudness, SoundReport } from "../../../../machines/audio/audio-facts";
import { audioMachine } from "../../../../machines/audio/audio.machine";
import { soundCheckMachine } from "../../../../machines/audio/sound-check.machine";
import type { PlayOutput } from "../../../contract/exam";
import { effectActor } from "../effect-actor";
import { chimeAddress } from "./chime";
import { loadFiles } from "./load";
import type { AudioDependencies } from "./own-audio";
import { playSound } from "./sound";
import { keepVolume, keptVolume } from "./volume";

type CountPlay = (asked: { exerciseId: string; play: number }, signal: AbortSignal) => Promise<PlayOutput>;

/** The chart of the voice with its effects joined. */
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

/** Plays the sound of the sound check to its end. */
const chime = ({ speaker }: AudioDependencies, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const heard = ({ type }: SoundReport) => {
      if (type === "sound.ended") resolve();
      else if (type === "sound.failed" || type === "sound.blocked") reject(new Error(type));
      else return;
      stop();
    };
    const stop = playSound(speaker(), { address: chimeAddress(), volume: keptVolume() || 1 }, heard);
    signal.addEventListener("abort", stop);
  });

/** The sound check with its sound. */
export const provideSoundCheck = (deps: AudioDependencies) =>
  soundCheckMachine.provide({ actors: { chime: effectActor((_: void, signal) => chime(deps, signal)) } });
