import { integratedLoudness } from "../mastering/loudness";
import { mastering } from "../settings";

const { sampleRate } = mastering;
const inSamples = (ms: number): number => Math.round((ms / 1_000) * sampleRate);

export const pauseOf = (ms: number): Float32Array => new Float32Array(inSamples(ms));

export function joinedSamples(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const windowMs = 5;
/** Beside the loudest window: quieter than the end of a spoken f or s. */
const silenceDb = -46;
const marginMs = 30;
const fadeMs = 12;

const levels = (samples: Float32Array): number[] => {
  const length = inSamples(windowMs);
  return Array.from({ length: Math.ceil(samples.length / length) }, (_, at) => {
    const window = samples.subarray(at * length, (at + 1) * length);
    return Math.sqrt(window.reduce((sum, sample) => sum + sample * sample, 0) / window.length);
  });
};

/** Rises and falls over some milliseconds, so that neither end clicks. */
const faded = (samples: Float32Array): Float32Array => {
  const length = inSamples(fadeMs);
  const gain = (at: number): number => Math.sin((Math.PI / 2) * Math.min(1, (at + 0.5) / length)) ** 2;
  return samples.map((sample, at) => sample * gain(at) * gain(samples.length - 1 - at));
};

/** Without what is silent before and after; nothing but silence stays nothing. */
export function withoutSilence(samples: Float32Array): Float32Array {
  const found = levels(samples);
  const least = Math.max(...found) * 10 ** (silenceDb / 20);
  const first = found.findIndex((level) => level > least);
  const last = found.findLastIndex((level) => level > least);
  if (first < 0) return new Float32Array();
  const from = Math.max(0, inSamples(first * windowMs) - inSamples(marginMs));
  return faded(samples.slice(from, inSamples((last + 1) * windowMs) + inSamples(marginMs)));
}

/** The gain that brings it to a loudness, and what it is then; silence stays as it is. */
export function atLoudness(samples: Float32Array, lufs: number): { gain: number; samples: Float32Array } {
  const loudness = integratedLoudness(samples, sampleRate);
  const gain = loudness === -Infinity ? 1 : 10 ** ((lufs - loudness) / 20);
  return { gain, samples: samples.map((sample) => sample * gain) };
}
