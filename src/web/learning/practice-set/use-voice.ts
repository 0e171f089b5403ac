import { useEffect, useState } from "react";
import { createActor } from "xstate";
import type { Exercise } from "../../../contract/attempt/attempt";
import { useSpeaking } from "../../item/audio/use-speaking";
import type { VoiceActor } from "../../item/audio/voice-context";

/** Plays are not counted in practice: recordings may be played without limit. */
const neverCounted = (): Promise<never> => Promise.reject(new Error("practice counts no plays"));

async function makeVoice(): Promise<VoiceActor> {
  const [{ windowAudio }, { provideAudio }, { storedVolume }] = await Promise.all([
    import("../../effects/audio/window-audio"),
    import("../../effects/audio/provide"),
    import("../../effects/audio/volume"),
  ]);
  return createActor(provideAudio(windowAudio, neverCounted), {
    input: { volume: storedVolume(), plays: {}, answered: [] },
  }).start();
}

/** The voice actor of the current question; null until something is spoken. `isSilenced` stops it. */
export function useVoiceOf(exercise: Exercise | null, isSilenced: boolean): VoiceActor | null {
  const [voice, setVoice] = useState<VoiceActor | null>(null);
  const speaks = exercise?.audio !== undefined;
  useEffect(() => {
    let isWanted = speaks;
    let made: VoiceActor | null = null;
    if (speaks)
      void makeVoice().then((actor) => {
        made = actor;
        if (isWanted) setVoice(actor);
        else actor.stop();
      });
    return () => {
      isWanted = false;
      made?.stop();
      setVoice(null);
    };
  }, [speaks]);
  useSpeaking(voice, exercise, isSilenced);
  return voice;
}
