const phases = 4;
const taps = 12;

/** Weights of a windowed sinc that interpolates the level `phase` quarters of a step after a sample. */
const kernel = (phase: number): Float32Array =>
  Float32Array.from({ length: 2 * taps }, (_, place) => {
    const distance = place - taps + 1 - phase / phases;
    const sinc = distance === 0 ? 1 : Math.sin(Math.PI * distance) / (Math.PI * distance);
    return sinc * Math.cos((Math.PI * distance) / (2 * (taps + 1))) ** 2;
  });

const kernels = [1, 2, 3].map(kernel);

/** Two samples below this share of the highest one cannot have a near-highest level between them. */
const negligible = 0.25;

const highestOf = (levels: Float32Array): number =>
  levels.reduce((highest, level) => Math.max(highest, Math.abs(level)), 0);

/** The highest level between each sample and the next, at four times the sample rate (ITU-R BS.1770-4, annex 2). */
export function peaksBetween(samples: Float32Array): Float32Array {
  const least = negligible * highestOf(samples);
  return samples.map((sample, at) => {
    let highest = Math.abs(sample);
    if (highest < least && Math.abs(samples[at + 1] ?? 0) < least) return highest;
    for (const weights of kernels) {
      let level = 0;
      for (let place = 0; place < weights.length; place += 1)
        level += (weights[place] ?? 0) * (samples[at + place - taps + 1] ?? 0);
      highest = Math.max(highest, Math.abs(level));
    }
    return highest;
  });
}

/** The true peak in dBTP; −Infinity for silence. */
export const truePeak = (samples: Float32Array): number => 20 * Math.log10(highestOf(peaksBetween(samples)));
