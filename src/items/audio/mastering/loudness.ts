interface Section {
  readonly forward: readonly [number, number, number];
  readonly back: readonly [number, number];
}

/** The high shelf for the effect of the head, computed from the analogue prototype to suit every sample rate. */
const headSection = (sampleRate: number): Section => {
  const [frequency, gainDb, quality] = [1681.974450955533, 3.999843853973347, 0.7071752369554196];
  const k = Math.tan((Math.PI * frequency) / sampleRate);
  const high = 10 ** (gainDb / 20);
  const band = high ** 0.4996667741545416;
  const scale = 1 + k / quality + k * k;
  return {
    forward: [
      (high + (band * k) / quality + k * k) / scale,
      (2 * (k * k - high)) / scale,
      (high - (band * k) / quality + k * k) / scale,
    ],
    back: [(2 * (k * k - 1)) / scale, (1 - k / quality + k * k) / scale],
  };
};

const lowCutSection = (sampleRate: number): Section => {
  const [frequency, quality] = [38.13547087602444, 0.5003270373238773];
  const k = Math.tan((Math.PI * frequency) / sampleRate);
  const scale = 1 + k / quality + k * k;
  return { forward: [1, -2, 1], back: [(2 * (k * k - 1)) / scale, (1 - k / quality + k * k) / scale] };
};

const filtered = (samples: Float32Array, { forward: [b0, b1, b2], back: [a1, a2] }: Section): Float32Array => {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
};

const offsetDb = -0.691;
const loudnessOf = (power: number): number => offsetDb + 10 * Math.log10(power);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const blockSeconds = 0.4;
const stepSeconds = 0.1;
const silenceLufs = -70;
const relativeGate = -10;

/** Mean squares of overlapping blocks; a sound shorter than one block counts as one. */
const blockPowers = (weighted: Float32Array, sampleRate: number): number[] => {
  const length = Math.min(weighted.length, Math.round(blockSeconds * sampleRate));
  const step = Math.round(stepSeconds * sampleRate);
  const powers: number[] = [];
  for (let from = 0; length > 0 && from + length <= weighted.length; from += step)
    powers.push(weighted.subarray(from, from + length).reduce((sum, value) => sum + value * value, 0) / length);
  return powers;
};

/**
 * Integrated loudness of one channel in LUFS, −Infinity for silence (ITU-R BS.1770-4: K weighting, blocks of 400 ms,
 * gates at −70 LUFS and 10 LU below the mean).
 */
export function integratedLoudness(samples: Float32Array, sampleRate: number): number {
  const weighted = filtered(filtered(samples, headSection(sampleRate)), lowCutSection(sampleRate));
  const heard = blockPowers(weighted, sampleRate).filter((power) => loudnessOf(power) > silenceLufs);
  if (heard.length === 0) return -Infinity;
  const gate = loudnessOf(mean(heard)) + relativeGate;
  return loudnessOf(mean(heard.filter((power) => loudnessOf(power) > gate)));
}
