import { expect, it } from "vitest";
import type { AudioScript } from "../../../src/items/audio/script";
import { engines } from "../../../src/items/audio/settings";
import type { Program } from "../../../src/items/audio/speech/engine";
import { speak } from "../../../src/items/audio/speech/speak";

const sampleRate = 24_000;
const ms = (samples: number): number => Math.round((samples / sampleRate) * 1_000);

interface Asked {
  readonly voice: string;
  readonly text: string;
  readonly speed: number;
}

/**
 * A fake engine that says each word as a tone of `wordMs` at speed 1, with silence around; `asked` has its requests.
 */
const tones = (wordMs: number): { program: Program; asked: Asked[] } => {
  const asked: Asked[] = [];
  const program: Program = {
    ask: async (request) => {
      const one = request as Asked;
      asked.push(one);
      const words = one.text.split(" ");
      const sound = Math.round((words.length * wordMs * sampleRate) / 1_000 / one.speed);
      const samples = new Float32Array(sound + sampleRate);
      const level = one.voice === "bf_emma" ? 0.1 : 0.8;
      for (let at = 0; at < sound; at += 1)
        samples[at + sampleRate / 2] = level * Math.sin((2 * Math.PI * 300 * at) / sampleRate);
      return { pcm: Buffer.from(samples.buffer).toString("base64"), phonemes: words.join(" ") };
    },
    close: async () => undefined,
  };
  return { program, asked };
};

/** Lengths of the sounds and of the silences between them, in turn, in milliseconds. */
const spans = (samples: Float32Array): number[] => {
  const found: number[] = [];
  const step = sampleRate / 200;
  let [isSound, since] = [false, 0];
  for (let at = 0; at <= samples.length; at += step) {
    const window = samples.subarray(at, at + step);
    const sounds = window.some((sample) => Math.abs(sample) > 1e-4);
    if (sounds === isSound && at < samples.length) continue;
    found.push(ms(at - since));
    [isSound, since] = [sounds, at];
  }
  return found;
};
const near = (expected: readonly number[]) => expected.map((value) => expect.closeTo(value, -1.3));

const woman = engines.kokoro.voices["woman-gb"];
const man = engines.kokoro.voices["man-gb"];

const dialogue: AudioScript = {
  id: "d",
  pace: "adult",
  turns: [
    { voice: "woman-gb", text: "We could go. It is near." },
    { voice: "man-gb", text: "I would rather stay.", pauseAfterMs: 1_500 },
    { voice: "woman-gb", text: "Yes.", rate: 0.5 },
  ],
};

const talk: AudioScript = {
  id: "t",
  pace: "adult",
  turns: [
    { voice: "woman-gb", text: "We walked along the river until it began to rain. Nobody had an umbrella." },
    { voice: "man-gb", text: "The others waited under a bridge and told each other old stories." },
  ],
};

it("puts 0.4 s between sentences, by default 0.7 s between turns, and silence at both ends", async () => {
  const { program, asked } = tones(300);
  const { samples, words, wordsPerMinute } = await speak(program, engines.kokoro, dialogue);
  expect(asked).toEqual([
    { voice: woman.name, text: "We could go.", speed: woman.speed.adult },
    { voice: woman.name, text: "It is near.", speed: woman.speed.adult },
    { voice: man.name, text: "I would rather stay.", speed: man.speed.adult },
    { voice: woman.name, text: "Yes.", speed: woman.speed.adult * 0.5 },
  ]);
  expect([words, wordsPerMinute]).toEqual([11, null]);
  const margins = 60;
  expect(spans(samples)).toEqual(
    near([
      150 + margins / 2,
      900 / woman.speed.adult,
      400 + margins,
      900 / woman.speed.adult,
      700 + margins,
      1_200 / man.speed.adult,
      1_500 + margins,
      300 / woman.speed.adult / 0.5,
      300 + margins / 2,
    ]),
  );
});

it("makes voices equally loud", async () => {
  const { samples } = await speak(tones(300).program, engines.kokoro, dialogue);
  const highestIn = (from: number, to: number): number =>
    samples.subarray(from * sampleRate, to * sampleRate).reduce((highest, one) => Math.max(highest, one), 0);
  expect(Math.abs(20 * Math.log10(highestIn(0, 2) / highestIn(3.5, 4.2)))).toBeLessThan(1);
});

it.each([
  [200, "too fast"],
  [420, "too slow"],
])("speaks a script again at %s ms a word, which is %s", async (wordMs) => {
  const { program, asked } = tones(wordMs);
  const { wordsPerMinute, samples, words } = await speak(program, engines.kokoro, talk);
  expect(asked).toHaveLength(6);
  expect(wordsPerMinute).toBeGreaterThanOrEqual(140);
  expect(wordsPerMinute).toBeLessThanOrEqual(170);
  expect(wordsPerMinute).toBe(Math.round((words * 60) / (samples.length / sampleRate - 0.45)));
});

it("speaks a script once when its rate suits its pace", async () => {
  const { program, asked } = tones(310);
  const { wordsPerMinute } = await speak(program, engines.kokoro, talk);
  expect(asked).toHaveLength(3);
  expect(wordsPerMinute).toBeGreaterThanOrEqual(140);
});

it("speaks a few words once, since they have no rate", async () => {
  const { program, asked } = tones(900);
  const script: AudioScript = { id: "w", pace: "child", turns: [{ voice: "woman-us", text: "cat" }] };
  const { wordsPerMinute, words } = await speak(program, engines.kokoro, script);
  expect([asked.length, words, wordsPerMinute]).toEqual([1, 1, null]);
});
