import type { AudioScript } from "../script";
import { leastWordsOfRate, mastering, rates, type EngineSettings } from "../settings";
import { breathsOf } from "./sentences";

export const msPerMinute = 60_000;
/** Distance of the target rate from the end of the allowed range, in words a minute. */
const margin = 4;
/** Milliseconds that a sentence takes beyond its letters, since a voice slows down at its end. */
const breathMs = 120;
const leastFactor = 0.7;
const mostFactor = 1.35;

const pausesMs = ({ pace, turns }: AudioScript): number => {
  const { sentence, turn: usual } = mastering.pausesMs[pace];
  return turns.reduce(
    (sum, { text, pauseAfterMs = usual }, at) =>
      sum + sentence * (breathsOf(text).length - 1) + (at === turns.length - 1 ? 0 : pauseAfterMs),
    0,
  );
};

/**
 * The factor on the speed that brings a script of `words` words, spoken at `rate` words a minute with its pauses, into
 * the range of its pace. Pauses keep their length.
 */
export function factorFor(script: AudioScript, words: number, rate: number): number {
  const { least, most } = rates[script.pace];
  if (rate >= least && rate <= most) return 1;
  const wanted = rate < least ? least + margin : most - margin;
  const pauses = pausesMs(script);
  const spoken = (words * msPerMinute) / rate - pauses;
  return Math.min(mostFactor, Math.max(leastFactor, spoken / Math.max(1, (words * msPerMinute) / wanted - pauses)));
}

const lettersIn = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, "").length;

/** An estimate of `factorFor` from the number of letters, before the script was spoken once. */
export function expectedFactor({ voices }: EngineSettings, script: AudioScript): number {
  const words = script.turns.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  if (words < leastWordsOfRate) return 1;
  const spoken = script.turns.reduce((sum, { voice, text, rate = 1 }) => {
    const { letterMs, speed } = voices[voice];
    const atSpeedOne = lettersIn(text) * letterMs + breathsOf(text).length * breathMs;
    return sum + atSpeedOne / (speed[script.pace] * rate);
  }, 0);
  return factorFor(script, words, (words * msPerMinute) / (spoken + pausesMs(script)));
}
