import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { AudioScript } from "./script";
import { engines, mastering, rates, type EngineName } from "./settings";

const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);

const renderedSchema = z.strictObject({
  /** Name of the file in the folder `rendered`; scripts with the same words share one file. */
  file: z.string().regex(/^[\w.-]+\.mp3$/),
  sha256: sha256Schema,
  bytes: z.int().positive(),
  /** Hash of the script and of every setting that the file was made with. */
  hash: sha256Schema,
  source: z.enum(["tts", "recording"]),
  /** Null for a recording, which has no `voices` either. */
  engine: z.enum(Object.keys(engines) as [EngineName, ...EngineName[]]).nullable(),
  voices: z.array(z.string()),
  durationMs: z.int().positive(),
  /** Loudness of the decoded file in LUFS. */
  loudness: z.number(),
  /** True peak of the decoded file in dBTP. */
  truePeak: z.number(),
  wordsPerMinute: z.int().positive().nullable(),
  licence: z.string().min(1),
});
export type Rendered = z.infer<typeof renderedSchema>;

const manifestSchema = z.record(z.string(), renderedSchema);
/** The rendered files by script id. */
export type AudioManifest = z.infer<typeof manifestSchema>;

export const manifestFile = path.join(import.meta.dirname, "manifest.json");
export const renderedFolder = path.join(import.meta.dirname, "rendered");

export const readAudioManifest = (): AudioManifest =>
  manifestSchema.parse(JSON.parse(readFileSync(manifestFile, "utf8")));

export const sha256Of = (bytes: Buffer | string): string => createHash("sha256").update(bytes).digest("hex");

/** Hash of a script's speech with an engine; the script's id does not enter it. */
export function spokenHash({ pace, turns }: AudioScript, engine: EngineName): string {
  const said = turns.map(({ voice, text, rate = 1, pauseAfterMs }) => ({
    ...engines[engine].voices[voice],
    text,
    rate,
    pauseAfterMs,
  }));
  return sha256Of(JSON.stringify({ pace, said, rates: rates[pace], mastering, model: engines[engine].model }));
}

export const recordingHash = (recording: Buffer): string =>
  sha256Of(JSON.stringify({ recording: sha256Of(recording), mastering }));
