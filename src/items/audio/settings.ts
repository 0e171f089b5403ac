import type { AudioScript, Voice } from "./script";

export type Pace = AudioScript["pace"];

/** The format of every audio file; a change makes all files stale, so that they are rendered anew. */
export const mastering = {
  sampleRate: 24_000,
  /** Constant bit rate in bits a second. */
  bitRate: 48_000,
  loudnessLufs: -16,
  truePeakDb: -2,
  /** Silence before the first word and after the last. */
  edgesMs: [150, 300],
  pausesMs: { adult: { sentence: 400, turn: 700 }, child: { sentence: 800, turn: 900 } },
} as const;

/** The allowed rates of a script in words a minute, with its pauses but without the silence at both ends. */
export const rates: Readonly<Record<Pace, { readonly least: number; readonly most: number }>> = {
  adult: { least: 140, most: 170 },
  child: { least: 100, most: 120 },
};

/** The least number of words with a rate; a listener hears no rate in fewer. */
export const leastWordsOfRate = 12;

/** The largest total size of all audio files in bytes. */
export const mostBytes = 25 * 1024 * 1024;

interface EngineVoice {
  readonly name: string;
  /** Milliseconds that a letter takes at speed 1. */
  readonly letterMs: number;
  /** The engine's speed setting for speech to adults and to children. */
  readonly speed: Readonly<Record<Pace, number>>;
}

export interface EngineSettings {
  /** Path of the engine's program, relative to this file. */
  readonly program: string;
  /** Licence of the model and its voices. */
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

/** Path of the speech recogniser that checks rendered files. */
export const recogniser = "engines/whisper.py";
