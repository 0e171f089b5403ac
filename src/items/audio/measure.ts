import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { AudioLibrary } from "./check";
import type { Rendered } from "./manifest";
import { integratedLoudness } from "./mastering/loudness";
import { decodeMp3 } from "./mastering/mp3";
import { truePeak } from "./mastering/true-peak";
import type { AudioScript } from "./script";
import { mastering } from "./settings";
import type { Program } from "./speech/engine";

export interface MeasuredAudio {
  readonly id: string;
  readonly words: number;
  /** Number of words that were recognised wrongly, missed or added, against the spoken words. */
  readonly errors: number;
  readonly heard: string;
  readonly loudness: number;
  readonly truePeak: number;
  readonly clicks: number;
  /** The longest silence between two words. */
  readonly pauseMs: number;
  readonly wordsPerMinute: number | null;
}

/** The least number of words to change, add or remove that turns one list into the other. */
export function wordErrors(said: readonly string[], understood: readonly string[]): number {
  let row = understood.map((_, at) => at + 1);
  for (const [place, word] of said.entries()) {
    const next: number[] = [];
    for (const [at, other] of understood.entries()) {
      const before = at === 0 ? place : (row[at - 1] ?? 0);
      const left = at === 0 ? place + 1 : (next[at - 1] ?? 0);
      next.push(Math.min(before + (word === other ? 0 : 1), left + 1, (row[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? said.length;
}

const windowMs = 5;
const quietDb = -50;
const stepDb = -26;

/** The number of clicks (jumps between two samples amid silence) and the longest silence between sounds. */
export function flawsIn(samples: Float32Array, sampleRate: number): { clicks: number; pauseMs: number } {
  const length = (windowMs * sampleRate) / 1_000;
  const windows = Array.from({ length: Math.floor(samples.length / length) }, (_, at) =>
    samples.subarray(at * length, (at + 1) * length),
  );
  const isQuiet = windows.map((window) => window.every((sample) => Math.abs(sample) < 10 ** (quietDb / 20)));
  const steps = windows.map((_, at) => {
    let highest = 0;
    for (let place = Math.max(1, at * length); place < (at + 1) * length; place += 1)
      highest = Math.max(highest, Math.abs((samples[place] ?? 0) - (samples[place - 1] ?? 0)));
    return highest;
  });
  const clicks = steps.filter(
    (step, at) => step > 10 ** (stepDb / 20) && (isQuiet[at - 1] ?? false) && (isQuiet[at + 1] ?? false),
  ).length;
  const first = isQuiet.indexOf(false);
  const last = isQuiet.lastIndexOf(false);
  let [longest, run] = [0, 0];
  for (const quiet of isQuiet.slice(first, last + 1)) {
    run = quiet ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return { clicks, pauseMs: longest * windowMs };
}

const heardSchema = z.object({ heard: z.string(), said: z.array(z.string()), understood: z.array(z.string()) });

/** Measures the decoded file of a script and compares the words that a recogniser hears with the script. */
export async function measure(
  { rendered }: AudioLibrary,
  script: AudioScript,
  entry: Rendered,
  recogniser: Program,
): Promise<MeasuredAudio> {
  const file = path.join(rendered, entry.file);
  const samples = await decodeMp3(readFileSync(file));
  const text = script.turns.map((turn) => turn.text).join(" ");
  const { heard, said, understood } = heardSchema.parse(await recogniser.ask({ file, text }));
  return {
    id: script.id,
    words: said.length,
    errors: wordErrors(said, understood),
    heard,
    loudness: integratedLoudness(samples, mastering.sampleRate),
    truePeak: truePeak(samples),
    ...flawsIn(samples, mastering.sampleRate),
    wordsPerMinute: entry.wordsPerMinute,
  };
}
