import path from "node:path";
import { readAudioManifest, renderedFolder, sha256Of, type AudioManifest } from "./manifest";

export interface RenderedAudio {
  /** SHA-256 of the file's bytes in hex. */
  readonly sha256: string;
  /** Whether the voice is synthetic, not a recording of a person. */
  readonly synthetic: boolean;
  readonly durationMs: number;
  readonly path: string;
}

let read: AudioManifest | undefined;
const manifest = (): AudioManifest => (read ??= readAudioManifest());

/** The audio file of a script; null when it has not been rendered. */
export function audioOf(scriptId: string): RenderedAudio | null {
  const found = manifest()[scriptId];
  if (found === undefined) return null;
  const { sha256, source, durationMs, file } = found;
  return { sha256, synthetic: source === "tts", durationMs, path: path.join(renderedFolder, file) };
}

/** The path of each rendered file by its SHA-256. */
export const renderedFiles = (): ReadonlyMap<string, string> =>
  new Map(Object.values(manifest()).map(({ sha256, file }) => [sha256, path.join(renderedFolder, file)]));

/**
 * A version text of the files whose script ids begin with `ids`: changes when one is added, removed or rendered anew.
 */
export const audioEdition = (ids: string): string =>
  sha256Of(
    JSON.stringify(Object.entries(manifest()).flatMap(([id, { sha256 }]) => (id.startsWith(ids) ? [sha256] : []))),
  ).slice(0, 12);
