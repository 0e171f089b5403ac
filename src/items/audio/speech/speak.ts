import { z } from "zod";
import type { AudioScript, Turn } from "../script";
import { leastWordsOfRate, mastering, rates, type EngineSettings } from "../settings";
import type { Program } from "./engine";
import { expectedFactor, factorFor, msPerMinute } from "./rate";
import { breathsOf } from "./sentences";
import { atLoudness, joinedSamples, pauseOf, withoutSilence } from "./sound";

const answerSchema = z.object({ pcm: z.string(), phonemes: z.string() });

/** Decodes samples from base64 of little-endian 32 bit floats. */
const samplesOf = (pcm: string): Float32Array => {
  const bytes = Buffer.from(pcm, "base64");
  return Float32Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readFloatLE(4 * at));
};

const wordsIn = (phonemes: string): number => phonemes.split(/[\s—…]+/).filter((word) => /\p{L}/u.test(word)).length;

interface SaidTurn {
  readonly turn: Turn;
  readonly sound: Float32Array;
  readonly words: number;
}

export interface SaidScript {
  readonly samples: Float32Array;
  readonly words: number;
  /** Null when the script has too few words for a rate. */
  readonly wordsPerMinute: number | null;
}

const sayTurn = async (
  program: Program,
  { voices }: EngineSettings,
  { pace }: AudioScript,
  turn: Turn,
  factor: number,
): Promise<SaidTurn> => {
  const { name, speed } = voices[turn.voice];
  const sounds: Float32Array[] = [];
  let words = 0;
  for (const text of breathsOf(turn.text)) {
    const request = { voice: name, text, speed: speed[pace] * (turn.rate ?? 1) * factor };
    const { pcm, phonemes } = answerSchema.parse(await program.ask(request));
    sounds.push(withoutSilence(samplesOf(pcm)));
    words += wordsIn(phonemes);
  }
  const pause = pauseOf(mastering.pausesMs[pace].sentence);
  return { turn, words, sound: joinedSamples(sounds.flatMap((sound, at) => (at === 0 ? [sound] : [pause, sound]))) };
};

/** Brings all voices to one loudness; each gets one gain for all its turns, so that its stresses stay. */
const levelled = (said: readonly SaidTurn[]): SaidTurn[] => {
  const louder = new Map(
    [...new Set(said.map(({ turn }) => turn.voice))].map((voice) => {
      const own = joinedSamples(said.filter(({ turn }) => turn.voice === voice).map(({ sound }) => sound));
      return [voice, atLoudness(own, mastering.loudnessLufs).gain] as const;
    }),
  );
  return said.map((one) => ({ ...one, sound: one.sound.map((sample) => sample * (louder.get(one.turn.voice) ?? 1)) }));
};

const assembled = ({ pace }: AudioScript, said: readonly SaidTurn[]): Float32Array => {
  const [before, after] = mastering.edgesMs;
  const usual = mastering.pausesMs[pace].turn;
  const body = levelled(said).flatMap(({ turn, sound }, at) => [
    sound,
    pauseOf(at === said.length - 1 ? after : (turn.pauseAfterMs ?? usual)),
  ]);
  return joinedSamples([pauseOf(before), ...body]);
};

const wholeRate = (words: number, samples: Float32Array): number => {
  const [before, after] = mastering.edgesMs;
  return (words * msPerMinute) / ((samples.length * 1_000) / mastering.sampleRate - before - after);
};

/** Speaks a script, and once more at a corrected speed when the first rate is outside the range of its pace. */
export async function speak(program: Program, engine: EngineSettings, script: AudioScript): Promise<SaidScript> {
  const say = async (factor: number): Promise<{ words: number; samples: Float32Array; rate: number }> => {
    const said: SaidTurn[] = [];
    for (const turn of script.turns) said.push(await sayTurn(program, engine, script, turn, factor));
    const words = said.reduce((sum, turn) => sum + turn.words, 0);
    const samples = assembled(script, said);
    return { words, samples, rate: wholeRate(words, samples) };
  };
  const { least, most } = rates[script.pace];
  const expected = expectedFactor(engine, script);
  let said = await say(expected);
  const hasRate = said.words >= leastWordsOfRate;
  if (hasRate && (said.rate < least || said.rate > most))
    said = await say(expected * factorFor(script, said.words, said.rate));
  const { samples, words, rate } = said;
  return { samples, words, wordsPerMinute: hasRate ? Math.round(rate) : null };
}
