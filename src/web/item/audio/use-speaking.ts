import { useEffect } from "react";
import type { Exercise } from "../../../contract/attempt/attempt";
import type { VoiceActor } from "./voice-context";
import { voiceOf } from "./voice-of";

/** Sends the item on screen to an audio player while it is mounted; `isSilenced` stops playback. */
export function useSpeaking(voice: VoiceActor | null, exercise: Exercise | null, isSilenced: boolean): void {
  useEffect(() => {
    if (voice === null || exercise === null || isSilenced) return undefined;
    voice.send({ type: "voice.given", voice: voiceOf(exercise) });
    return () => voice.send({ type: "voice.given", voice: null });
    // after each answer the item is a new object with the same audio, so only its id is compared
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [voice, exercise?.exercise_id, isSilenced]);
}
