import type { SoundReport } from "../../../../machines/audio/audio-facts";
import { soundCheckMachine } from "../../../../machines/audio/sound-check.machine";
import { effectActor } from "../effect-actor";
import { chimeAddress } from "./chime";
import { playSound } from "./sound";
import { storedVolume } from "./volume";
import type { AudioDependencies } from "./window-audio";

/** Plays the chime of the sound check to its end. */
const chime = ({ speaker }: AudioDependencies, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const heard = ({ type }: SoundReport) => {
      if (type === "sound.ended") resolve();
      else if (type === "sound.failed" || type === "sound.blocked") reject(new Error(type));
      else return;
      stop();
    };
    const stop = playSound(speaker(), { address: chimeAddress(), volume: storedVolume() || 1 }, heard);
    signal.addEventListener("abort", stop);
  });

/** The sound check machine with its sound provided. */
export const provideSoundCheck = (deps: AudioDependencies) =>
  soundCheckMachine.provide({ actors: { chime: effectActor((_: void, signal) => chime(deps, signal)) } });
