import { fromCallback, type EventObject } from "xstate";
import { speechMachine, type SpokenPart } from "../../../../machines/exam/speech.machine";

/** The parts of the browser's speech API that reading aloud uses. */
export interface VoiceDependencies {
  readonly speech: SpeechSynthesis;
  readonly makeUtterance: (text: string) => SpeechSynthesisUtterance;
}

const baseOf = (lang: string): string => lang.slice(0, 2).toLowerCase();

/** The voice for a language; a voice on the device is preferred to one that sends the text to a service. */
export const voiceFor = (speech: SpeechSynthesis, lang: string): SpeechSynthesisVoice | undefined => {
  const own = speech.getVoices().filter((voice) => baseOf(voice.lang) === baseOf(lang));
  return own.find((voice) => voice.localService) ?? own[0];
};

const speak = (
  { speech, makeUtterance }: VoiceDependencies,
  { text, lang, rate }: SpokenPart & { rate: number },
  send: (event: { readonly type: string } & Record<string, unknown>) => void,
): (() => void) => {
  const utterance = makeUtterance(text);
  let isWanted = true;
  utterance.lang = lang;
  utterance.rate = rate;
  utterance.voice = voiceFor(speech, lang) ?? null;
  utterance.addEventListener("end", () => isWanted && send({ type: "part.ended" }));
  utterance.addEventListener("error", () => isWanted && send({ type: "voice.failed" }));
  utterance.addEventListener("boundary", ({ name, charIndex, charLength }) => {
    if (!isWanted || name !== "word") return;
    const rest = text.slice(charIndex);
    const length = charLength > 0 ? charLength : (/^\S+/.exec(rest)?.[0].length ?? rest.length);
    send({ type: "word.reached", start: charIndex, end: charIndex + length });
  });
  speech.cancel();
  speech.speak(utterance);
  return () => {
    isWanted = false;
    speech.cancel();
  };
};

/** The speech machine with the browser's voices provided. */
export const provideSpeech = (deps: VoiceDependencies) =>
  speechMachine.provide({
    actors: {
      voice: fromCallback<EventObject, SpokenPart & { rate: number }>(({ input, sendBack }) =>
        speak(deps, input, sendBack),
      ),
    },
  });
