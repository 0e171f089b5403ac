import type { AudioScript, Voice } from "./script";

export type Pace = AudioScript["pace"];

/** What every file is made to; a change has all of them rendered anew. */
export const mastering = {
  sampleRate: 24_000,
  /** Bits a second, constant. */
  bitRate: 48_000,
  loudnessLufs: -16,
  truePeakDb: -2,
  /** Before the first word and after the last. */
  edgesMs: [150, 300],
  pausesMs: { adult: { sentence: 400, turn: 700 }, child: { sentence: 800, turn: 900 } },
} as const;

/** Words a minute in which a script is said, its pauses included and only the edges left out. */
export const rates: Readonly<Record<Pace, { readonly least: number; readonly most: number }>> = {
  adult: { least: 140, most: 170 },
  child: { least: 100, most: 120 },
};

/** Fewer words do not have a rate that anybody hears. */
export const leastWordsOfRate = 12;

/** All files together, in bytes. */
export const mostBytes = 25 * 1024 * 1024;

interface EngineVoice {
  readonly name: string;
  /** How long a letter takes at speed 1. */
  readonly letterMs: number;
  /** At which it sounds as people speak to adults and to children. */
  readonly speed: Readonly<Record<Pace, number>>;
}

export interface EngineSettings {
  /** The program of the engine, beside this file. */
  readonly program: string;
  /** Of the model and its voices. */
  readonly licence: string;
  readonly model: string;
  readonly voices: Readonly<Record<Voice, EngineVoice>>;
}

export const engines = {
  kokoro: {
    program: "engines/kokoro.py",
    licence: "Apache-2.0",
    model: "Kokoro-82M v1.0, int8",
    voices: {
      "woman-gb": { name: "bf_emma", letterMs: 64, speed: { adult: 0.85, child: 0.66 } },
      "man-gb": { name: "bm_george", letterMs: 77, speed: { adult: 0.98, child: 0.78 } },
      "woman-us": { name: "af_heart", letterMs: 65, speed: { adult: 0.85, child: 0.66 } },
      "man-us": { name: "am_michael", letterMs: 71, speed: { adult: 0.93, child: 0.73 } },
    },
  },
} as const satisfies Readonly<Record<string, EngineSettings>>;
export type EngineName = keyof typeof engines;
export const engineNames = Object.keys(engines) as EngineName[];

/** Listens to what was rendered. */
export const recogniser = "engines/whisper.py";
