import path from "node:path";
import { readAudioManifest, renderedFolder, sha256Of, type AudioManifest } from "./manifest";

export interface RenderedAudio {
  /** Of the bytes of the file. */
  readonly sha256: string;
  /** The voice was made by a machine. */
  readonly synthetic: boolean;
  readonly durationMs: number;
  readonly path: string;
}

let read: AudioManifest | undefined;
const manifest = (): AudioManifest => (read ??= readAudioManifest());

/** The file in which a script is said; null where it has not been rendered. */
export function audioOf(scriptId: string): RenderedAudio | null {
  const found = manifest()[scriptId];
  if (found === undefined) return null;
  const { sha256, source, durationMs, file } = found;
  return { sha256, synthetic: source === "tts", durationMs, path: path.join(renderedFolder, file) };
}

/** Where each rendered file lies, by its SHA-256. */
export const renderedFiles = (): ReadonlyMap<string, string> =>
  new Map(Object.values(manifest()).map(({ sha256, file }) => [sha256, path.join(renderedFolder, file)]));

/** Another text as soon as one of the scripts whose ids begin so is rendered anew, added or taken away. */
export const audioEdition = (ids: string): string =>
  sha256Of(
    JSON.stringify(Object.entries(manifest()).flatMap(([id, { sha256 }]) => (id.startsWith(ids) ? [sha256] : []))),
  ).slice(0, 12);
