import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limited } from "../../../src/items/audio/mastering/limiter";
import { integratedLoudness } from "../../../src/items/audio/mastering/loudness";
import { peaksBetween, truePeak } from "../../../src/items/audio/mastering/true-peak";

const sine = (frequency: number, level: number, seconds: number, sampleRate = 24_000, phase = 0): Float32Array =>
  Float32Array.from(
    { length: seconds * sampleRate },
    (_, at) => level * Math.sin((2 * Math.PI * frequency * at) / sampleRate + phase),
  );
const inDb = (level: number): number => 20 * Math.log10(level);

describe("the loudness", () => {
  it.each([16_000, 24_000, 44_100, 48_000])("of a full 997 Hz tone is −3.01 LUFS at %i Hz", (sampleRate) => {
    expect(integratedLoudness(sine(997, 1, 2, sampleRate), sampleRate)).toBeCloseTo(-3.01, 1);
  });

  it("follows the level at any frequency", () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 4_000 }), fc.integer({ min: -40, max: 0 }), (frequency, db) => {
        const full = integratedLoudness(sine(frequency, 1, 1), 24_000);
        expect(integratedLoudness(sine(frequency, 10 ** (db / 20), 1), 24_000)).toBeCloseTo(full + db, 2);
      }),
      { numRuns: 20 },
    );
  });

  it("leaves out pauses", () => {
    const tone = sine(997, 0.5, 3);
    const paused = new Float32Array(9 * 24_000);
    paused.set(tone, 0);
    paused.set(tone, 6 * 24_000);
    expect(integratedLoudness(paused, 24_000)).toBeCloseTo(integratedLoudness(tone, 24_000), 0);
    expect(integratedLoudness(new Float32Array(24_000), 24_000)).toBe(-Infinity);
    expect(integratedLoudness(new Float32Array(), 24_000)).toBe(-Infinity);
  });

  it("of a sound shorter than a block is measured over the whole sound", () => {
    expect(integratedLoudness(sine(997, 0.5, 0.2), 24_000)).toBeCloseTo(
      integratedLoudness(sine(997, 0.5, 2), 24_000),
      0,
    );
  });
});

describe("the true peak", () => {
  it("is found between samples", () => {
    const between = sine(6_000, 1, 0.1, 24_000, Math.PI / 4);
    expect(inDb(Math.max(...between))).toBeCloseTo(-3.01, 1);
    expect(truePeak(between.subarray(200, 2_200))).toBeGreaterThan(-0.5);
    expect(truePeak(between.subarray(200, 2_200))).toBeLessThan(0.5);
  });

  it("of silence is −∞", () => expect(truePeak(new Float32Array(100))).toBe(-Infinity));
});

describe("the limiter", () => {
  it("lets nothing above its ceiling and turns down no more than needed", () => {
    fc.assert(
      fc.property(fc.float32Array({ minLength: 1, maxLength: 2_000, min: -2, max: 2, noNaN: true }), (samples) => {
        const out = limited(samples, -2, 24_000);
        expect(out).toHaveLength(samples.length);
        const least = Math.min(1, 10 ** (-2 / 20) / Math.max(...peaksBetween(samples)));
        out.forEach((sample, at) => {
          expect(Math.abs(sample)).toBeLessThanOrEqual(10 ** (-2 / 20) + 1e-6);
          expect(Math.abs(sample)).toBeGreaterThanOrEqual(Math.abs(samples[at] ?? 0) * least - 1e-6);
        });
      }),
      { numRuns: 50 },
    );
  });

  it("leaves quieter sounds and those far from a peak unchanged", () => {
    const quiet = sine(300, 0.5, 0.2);
    expect(limited(quiet, -2, 24_000)).toBe(quiet);
    const click = Float32Array.from(quiet);
    click[2_400] = 1.5;
    const out = limited(click, -2, 24_000);
    expect(out.subarray(0, 2_100)).toEqual(click.subarray(0, 2_100));
    expect(out.subarray(2_700)).toEqual(click.subarray(2_700));
    expect(inDb(out[2_400] ?? 0)).toBeCloseTo(-2, 1);
  });
});
