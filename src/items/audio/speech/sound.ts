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
/** Level of silence relative to the loudest window; lower than the end of a spoken f or s. */
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

/** Fades the sound in and out over some milliseconds to avoid clicks at its ends. */
const faded = (samples: Float32Array): Float32Array => {
  const length = inSamples(fadeMs);
  const gain = (at: number): number => Math.sin((Math.PI / 2) * Math.min(1, (at + 0.5) / length)) ** 2;
  return samples.map((sample, at) => sample * gain(at) * gain(samples.length - 1 - at));
};

/** The sound without the silence before and after; empty when all of it is silent. */
export function withoutSilence(samples: Float32Array): Float32Array {
  const found = levels(samples);
  const least = Math.max(...found) * 10 ** (silenceDb / 20);
  const first = found.findIndex((level) => level > least);
  const last = found.findLastIndex((level) => level > least);
  if (first < 0) return new Float32Array();
  const from = Math.max(0, inSamples(first * windowMs) - inSamples(marginMs));
  return faded(samples.slice(from, inSamples((last + 1) * windowMs) + inSamples(marginMs)));
}

/** The gain that brings samples to a loudness in LUFS, and the amplified samples; silence has gain 1. */
export function atLoudness(samples: Float32Array, lufs: number): { gain: number; samples: Float32Array } {
  const loudness = integratedLoudness(samples, sampleRate);
  const gain = loudness === -Infinity ? 1 : 10 ** ((lufs - loudness) / 20);
  return { gain, samples: samples.map((sample) => sample * gain) };
}
