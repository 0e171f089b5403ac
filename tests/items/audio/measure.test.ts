import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flawsIn, wordErrors, type MeasuredAudio } from "../../../src/items/audio/measure";
import type { AudioScript } from "../../../src/items/audio/script";
import { measuredLines } from "../../../src/server/cli/audio/measured-lines";

describe("the word errors", () => {
  it.each([
    ["the cat sat", "the cat sat", 0],
    ["the cat sat", "a cat sat", 1],
    ["the cat sat", "the cat sat down", 1],
    ["the cat sat", "cat", 2],
    ["the cat sat", "", 3],
    ["", "a cat", 2],
  ])("of “%s” heard as “%s” are %i", (said, understood, errors) => {
    const words = (text: string): string[] => text.split(" ").filter((word) => word !== "");
    expect(wordErrors(words(said), words(understood))).toBe(errors);
  });

  it("are a distance", () => {
    const words = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 8 });
    fc.assert(
      fc.property(words, words, words, (one, two, three) => {
        const direct = wordErrors(one, two);
        expect(direct).toBe(wordErrors(two, one));
        expect(direct === 0).toBe(one.join() === two.join());
        expect(direct).toBeLessThanOrEqual(wordErrors(one, three) + wordErrors(three, two));
        expect(direct).toBeGreaterThanOrEqual(Math.abs(one.length - two.length));
      }),
    );
  });
});

describe("the flaws of a sound", () => {
  const sampleRate = 24_000;
  const tone = (seconds: number): number[] =>
    Array.from({ length: seconds * sampleRate }, (_, at) => 0.5 * Math.sin((2 * Math.PI * 200 * at) / sampleRate));
  const silence = (seconds: number): number[] => Array.from({ length: seconds * sampleRate }, () => 0);
  const flaws = (...parts: number[][]) => flawsIn(Float32Array.from(parts.flat()), sampleRate);

  it("include clicks in silence", () => {
    expect(flaws(silence(0.5), tone(0.5), silence(0.5))).toEqual({ clicks: 0, pauseMs: 0 });
    expect(flaws(silence(0.5), [0.4], silence(0.5), tone(0.5)).clicks).toBe(1);
  });

  it("include the longest pause between words, not before or after them", () => {
    expect(flaws(silence(2), tone(0.5), silence(0.7), tone(0.5), silence(0.4), tone(0.5), silence(3)).pauseMs).toBe(
      700,
    );
  });
});

it("the report lists the flaws of each file, then figures for all", () => {
  const good: MeasuredAudio = {
    id: "good",
    words: 20,
    errors: 1,
    heard: "Well understood.",
    loudness: -16.1,
    truePeak: -2.4,
    clicks: 0,
    pauseMs: 700,
    wordsPerMinute: 150,
  };
  const bad = { ...good, id: "bad", errors: 5, heard: "Some sing else.", wordsPerMinute: 130, loudness: -15.9 };
  const short = { ...good, id: "short", words: 2, errors: 0, wordsPerMinute: null, pauseMs: 0, truePeak: -3 };
  const child = { ...good, id: "child", wordsPerMinute: 110 };
  const script = (id: string, pace: AudioScript["pace"]): [string, AudioScript] => [id, { id, pace, turns: [] }];
  const scripts = new Map([script("good", "adult"), script("bad", "adult"), script("child", "child")]);
  expect(measuredLines([good, bad, short, child], scripts)).toEqual([
    ["script  errors  rate   peak  clicks  understood", "bad     25.0 %   130  -2.40       0  Some sing else."].join(
      "\n",
    ),
    "",
    "of 10 words or more: 3 files, word errors 11.7 %, 1 above 10.0 %",
    "of fewer words: 1 files, word errors 0.0 %, 0 above 10.0 %",
    "loudness -16.1 to -15.9 LUFS, peaks up to -2.40 dBTP, 0 clicks, longest pause 700 ms",
    "adult: 2 with a rate, 130 to 150 words a minute",
    "child: 1 with a rate, 110 to 110 words a minute",
  ]);
});
