import { useSyncExternalStore } from "react";
import { voiceFor } from "../../../effects/exam/voice";

const subscribe = (changed: () => void): (() => void) => {
  const speech: SpeechSynthesis | undefined = window.speechSynthesis;
  speech?.addEventListener?.("voiceschanged", changed);
  return () => speech?.removeEventListener?.("voiceschanged", changed);
};

/** Whether this browser has a voice for a language; some browsers report their voices only after a while. */
export const useHasVoice = (lang: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.speechSynthesis !== undefined && voiceFor(window.speechSynthesis, lang) !== undefined,
  );
