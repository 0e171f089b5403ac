import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { recordingHash, sha256Of, spokenHash, type AudioManifest, type Rendered } from "./manifest";
import { mp3Facts } from "./mastering/frames";
import type { AudioScript } from "./script";
import { mastering, mostBytes } from "./settings";

export interface AudioLibrary {
  readonly scripts: readonly AudioScript[];
  readonly manifest: AudioManifest;
  /** Path of the folder with the rendered files. */
  readonly rendered: string;
  /** Paths of recorded files by script id; a recording replaces the synthetic voice. */
  readonly recordings: ReadonlyMap<string, string>;
}

const durationToleranceMs = 60;
const loudnessTolerance = 0.5;

/** The hash of the inputs that a script's file should be made from; null when no known engine made the file. */
export function wantedHash(script: AudioScript, entry: Rendered, recording: string | undefined): string | null {
  if (recording !== undefined) return recordingHash(readFileSync(recording));
  return entry.engine === null ? null : spokenHash(script, entry.engine);
}

function* faultsOfFile(entry: Rendered, folder: string): Generator<string> {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path.join(folder, entry.file));
  } catch {
    return yield "the file is missing";
  }
  if (sha256Of(bytes) !== entry.sha256 || bytes.length !== entry.bytes)
    return yield "the file is not the one that was rendered";
  const facts = mp3Facts(bytes);
  if (facts === null) return yield "the file is no MP3 file";
  if (Math.abs(facts.durationMs - entry.durationMs) > durationToleranceMs)
    yield `the file lasts ${facts.durationMs} ms and not ${entry.durationMs}`;
  const { sampleRate, channels, bitRates } = facts;
  if (sampleRate !== mastering.sampleRate || channels !== 1 || bitRates.join() !== String(mastering.bitRate))
    yield `the file has ${channels} × ${sampleRate} Hz at ${bitRates.join(", ")} bits a second`;
  if (Math.abs(entry.loudness - mastering.loudnessLufs) > loudnessTolerance)
    yield `its loudness is ${entry.loudness} LUFS`;
  if (entry.truePeak > mastering.truePeakDb) yield `its peaks reach ${entry.truePeak} dBTP`;
}

function* faultsOfScripts({ scripts, manifest, rendered, recordings }: AudioLibrary): Generator<string> {
  const ids = new Set<string>();
  for (const script of scripts) {
    const { id } = script;
    if (ids.has(id)) yield `${id}: two scripts are called so`;
    ids.add(id);
    const entry = manifest[id];
    if (entry === undefined) continue;
    if (wantedHash(script, entry, recordings.get(id)) !== entry.hash)
      yield `${id}: script, settings or recording have changed since it was rendered`;
    for (const fault of faultsOfFile(entry, rendered)) yield `${id}: ${fault}`;
  }
  for (const id of Object.keys(manifest)) if (!ids.has(id)) yield `${id}: rendered, and no script says it`;
}

/** The scripts without an audio file. */
export const unrendered = ({ scripts, manifest }: AudioLibrary): AudioScript[] =>
  scripts.filter(({ id }) => manifest[id] === undefined);

/** The faults of the rendered files, one sentence each. */
export function audioFaults(library: AudioLibrary): string[] {
  const faults = [...faultsOfScripts(library)];
  const files = new Map(Object.values(library.manifest).map(({ file, bytes }) => [file, bytes]));
  for (const file of readdirSync(library.rendered))
    if (!files.has(file)) faults.push(`${file}: a file that the manifest does not name`);
  const total = [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
  if (total > mostBytes) faults.push(`all files together have ${total} bytes, more than ${mostBytes}`);
  return faults;
}
