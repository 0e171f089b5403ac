import { mastering } from "../settings";
import { limited } from "./limiter";
import { integratedLoudness } from "./loudness";
import { decodeMp3, encodeMp3 } from "./mp3";
import { truePeak } from "./true-peak";

export interface Mastered {
  readonly bytes: Buffer;
  /** Loudness (LUFS) and, below, true peak (dBTP) of the decoded file. */
  readonly loudness: number;
  readonly truePeak: number;
}

const tries = 20;
/** Factor on the missing gain, above 1 since the limiter takes some of the gain away. */
const stride = 1.5;
const loudnessTolerance = 0.3;
const inDb = (gain: number): number => 10 ** (gain / 20);

/** Encodes a sound with the loudness and the peak limit of `mastering`, both measured after decoding the MP3 file. */
export async function master(samples: Float32Array): Promise<Mastered> {
  const { sampleRate, loudnessLufs, truePeakDb } = mastering;
  let gainDb = loudnessLufs - integratedLoudness(samples, sampleRate);
  let ceilingDb = truePeakDb - 0.8;
  for (let left = tries; ; left -= 1) {
    const louder = samples.map((sample) => sample * inDb(gainDb));
    const bytes = await encodeMp3(limited(louder, ceilingDb, sampleRate));
    const heard = await decodeMp3(bytes);
    const made = { bytes, loudness: integratedLoudness(heard, sampleRate), truePeak: truePeak(heard) };
    const missing = loudnessLufs - made.loudness;
    const over = made.truePeak - truePeakDb;
    if (left === 1 || (Math.abs(missing) <= loudnessTolerance && over <= 0)) return made;
    if (Math.abs(missing) > loudnessTolerance) gainDb += missing > 0 ? stride * missing : missing;
    if (over > 0) ceilingDb -= Math.min(over + 0.1, 0.5);
  }
}
