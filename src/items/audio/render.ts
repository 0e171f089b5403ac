import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { wantedHash, type AudioLibrary } from "./check";
import { manifestFile, recordingHash, sha256Of, spokenHash, type AudioManifest, type Rendered } from "./manifest";
import { mp3Facts } from "./mastering/frames";
import { master } from "./mastering/master";
import { decode } from "./mastering/mp3";
import { licenceOfRecordings } from "./recordings";
import type { AudioScript } from "./script";
import { engines, type EngineName } from "./settings";
import type { Program } from "./speech/engine";
import { speak } from "./speech/speak";

/** The scripts whose file is missing or was made from another script, other settings or another recording. */
export const stale = ({ scripts, manifest, recordings, rendered }: AudioLibrary): AudioScript[] => {
  const there = new Set(readdirSync(rendered));
  return scripts.filter((script) => {
    const entry = manifest[script.id];
    return (
      entry === undefined ||
      !there.has(entry.file) ||
      wantedHash(script, entry, recordings.get(script.id)) !== entry.hash
    );
  });
};

const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** A file's name from the script's id; with a part of the hash when another script still uses the file of that name. */
const fileOf = (manifest: AudioManifest, id: string, hash: string): string => {
  const usual = `${id}.mp3`;
  const isLent = Object.entries(manifest).some(([other, { file }]) => other !== id && file === usual);
  return isLent ? `${id}-${hash.slice(0, 8)}.mp3` : usual;
};

const stored = async (
  { manifest, rendered }: AudioLibrary,
  { id }: AudioScript,
  hash: string,
  samples: Float32Array,
): Promise<Pick<Rendered, "file" | "sha256" | "bytes" | "hash" | "durationMs" | "loudness" | "truePeak">> => {
  const { bytes, loudness, truePeak } = await master(samples);
  const file = fileOf(manifest, id, hash);
  mkdirSync(rendered, { recursive: true });
  writeFileSync(path.join(rendered, file), bytes);
  return {
    file,
    sha256: sha256Of(bytes),
    bytes: bytes.length,
    hash,
    durationMs: mp3Facts(bytes)?.durationMs ?? 0,
    loudness: hundredth(loudness),
    truePeak: hundredth(truePeak),
  };
};

const fromRecording = async (library: AudioLibrary, script: AudioScript, recording: string): Promise<Rendered> => ({
  ...(await stored(library, script, recordingHash(readFileSync(recording)), await decode(recording))),
  source: "recording",
  engine: null,
  voices: [],
  wordsPerMinute: null,
  licence: licenceOfRecordings(),
});

const fromEngine = async (
  library: AudioLibrary,
  script: AudioScript,
  engine: EngineName,
  program: Program,
): Promise<Rendered> => {
  const { voices, licence } = engines[engine];
  const { samples, wordsPerMinute } = await speak(program, engines[engine], script);
  return {
    ...(await stored(library, script, spokenHash(script, engine), samples)),
    source: "tts",
    engine,
    voices: [...new Set(script.turns.map(({ voice }) => voices[voice].name))],
    wordsPerMinute,
    licence,
  };
};

/** Writes the manifest with its entries sorted by id, so that a change touches few lines. */
export const writeManifest = (manifest: AudioManifest): void => {
  const sorted = Object.fromEntries(Object.entries(manifest).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`);
};

/** Makes the file of one script, or reuses the file of another script with the same speech. */
export async function render(
  library: AudioLibrary,
  script: AudioScript,
  engine: EngineName,
  program: () => Program,
): Promise<Rendered> {
  const recording = library.recordings.get(script.id);
  if (recording !== undefined) return fromRecording(library, script, recording);
  const hash = spokenHash(script, engine);
  const same = Object.values(library.manifest).find((entry) => entry.hash === hash);
  return same ?? fromEngine(library, script, engine, program());
}

/** Returns the manifest without entries of scripts that no longer exist, and removes files that it does not name. */
export function tidied({ scripts, manifest, rendered }: AudioLibrary): AudioManifest {
  const ids = new Set(scripts.map(({ id }) => id));
  const kept = Object.fromEntries(Object.entries(manifest).filter(([id]) => ids.has(id)));
  const files = new Set(Object.values(kept).map(({ file }) => file));
  for (const file of readdirSync(rendered)) if (!files.has(file)) rmSync(path.join(rendered, file));
  return kept;
}
