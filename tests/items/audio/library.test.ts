import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { audioFaults, unrendered, type AudioLibrary } from "../../../src/items/audio/check";
import {
  readAudioManifest,
  recordingHash,
  renderedFolder,
  sha256Of,
  type Rendered,
} from "../../../src/items/audio/manifest";
import { mp3Facts } from "../../../src/items/audio/mastering/frames";
import { recordingsIn, licenceOfRecordings } from "../../../src/items/audio/recordings";
import { render, stale, tidied } from "../../../src/items/audio/render";
import { audioOf, renderedFiles } from "../../../src/items/audio/rendered";
import type { AudioScript } from "../../../src/items/audio/script";
import { mostBytes } from "../../../src/items/audio/settings";
import { spokenScripts } from "../../../src/items/narration/spoken";

const manifest = readAudioManifest();
const [id = "", entry] = Object.entries(manifest).find(([, { source }]) => source === "tts") ?? [];
const script = spokenScripts().find((one) => one.id === id);
if (script === undefined || entry === undefined) throw new Error("nothing was rendered");

const noProgram = (): never => {
  throw new Error("an engine was started");
};

describe("the shipped audio library", () => {
  it("has no faults and no script without a file", () => {
    const library = { scripts: spokenScripts(), manifest, rendered: renderedFolder, recordings: recordingsIn() };
    expect(audioFaults(library)).toEqual([]);
    expect(unrendered(library)).toEqual([]);
  });

  it("finds a file by its script and by its hash", () => {
    const { sha256, durationMs, file } = entry;
    const where = path.join(renderedFolder, file);
    expect(audioOf(id)).toEqual({ sha256, synthetic: true, durationMs, path: where });
    expect(renderedFiles().get(sha256)).toBe(where);
    expect(audioOf("nothing says this")).toBeNull();
  });
});

describe("the check of an audio library", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "audio-"));
    copyFileSync(path.join(renderedFolder, entry.file), path.join(folder, entry.file));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const library = (more: Partial<AudioLibrary> = {}): AudioLibrary => ({
    scripts: [script],
    manifest: { [id]: entry },
    rendered: folder,
    recordings: new Map(),
    ...more,
  });
  const withEntry = (more: Partial<Rendered>): AudioLibrary => library({ manifest: { [id]: { ...entry, ...more } } });
  const changed: AudioScript = { ...script, turns: [{ voice: "man-us", text: "Something else." }] };
  const changedFault = `${id}: script, settings or recording have changed since it was rendered`;

  it.each<[string, () => AudioLibrary, string[]]>([
    ["is without fault", library, []],
    ["waits for a script to be rendered", () => library({ scripts: [script, { ...changed, id: "b" }] }), []],
    ["has a file of no script", () => library({ scripts: [] }), [`${id}: rendered, and no script says it`]],
    ["has two scripts of one name", () => library({ scripts: [script, script] }), [`${id}: two scripts are called so`]],
    ["was made of another script", () => library({ scripts: [changed] }), [changedFault]],
    ["was made with other settings", () => withEntry({ hash: "0".repeat(64) }), [changedFault]],
    ["is too quiet", () => withEntry({ loudness: -19 }), [`${id}: its loudness is -19 LUFS`]],
    ["has peaks", () => withEntry({ truePeak: -1 }), [`${id}: its peaks reach -1 dBTP`]],
    [
      "lasts longer than it says",
      () => withEntry({ durationMs: 1 }),
      [`${id}: the file lasts ${entry.durationMs} ms and not 1`],
    ],
    [
      "is another file",
      () => withEntry({ sha256: "0".repeat(64) }),
      [`${id}: the file is not the one that was rendered`],
    ],
  ])("gives the faults of one that %s", (_, of, faults) => expect(audioFaults(of())).toEqual(faults));

  it("lists new scripts as unrendered and stale", () => {
    const waiting = { ...changed, id: "b" };
    expect(unrendered(library({ scripts: [script, waiting] }))).toEqual([waiting]);
    expect(stale(library({ scripts: [script, waiting] }))).toEqual([waiting]);
  });

  it("finds a missing file and a file that the manifest does not name", () => {
    rmSync(path.join(folder, entry.file));
    writeFileSync(path.join(folder, "stray.mp3"), "");
    expect(audioFaults(library())).toEqual([
      `${id}: the file is missing`,
      "stray.mp3: a file that the manifest does not name",
    ]);
  });

  it("finds files that are too large together", () => {
    expect(audioFaults(withEntry({ bytes: mostBytes + 1 })).at(-1)).toBe(
      `all files together have ${mostBytes + 1} bytes, more than ${mostBytes}`,
    );
  });

  it("finds a file that is no MP3 file", () => {
    const bytes = Buffer.from("words");
    writeFileSync(path.join(folder, entry.file), bytes);
    expect(audioFaults(withEntry({ sha256: sha256Of(bytes), bytes: bytes.length }))).toEqual([
      `${id}: the file is no MP3 file`,
    ]);
  });

  it("takes a recording in place of the voice", () => {
    const recording = path.join(folder, `${id}.wav`);
    writeFileSync(recording, "a voice");
    const recordings = recordingsIn(folder);
    expect(recordings.get(id)).toBe(recording);
    expect(stale(library({ recordings }))).toEqual([script]);
    const taken = { ...entry, source: "recording" as const, engine: null, hash: recordingHash(Buffer.from("a voice")) };
    expect(stale(library({ recordings, manifest: { [id]: taken } }))).toEqual([]);
    expect(stale(library({ manifest: { [id]: taken } }))).toEqual([script]);
    expect(() => licenceOfRecordings(folder)).toThrow("LICENCE.txt beside the recordings must name their licence.");
    writeFileSync(path.join(folder, "LICENCE.txt"), "CC0-1.0\n");
    expect(licenceOfRecordings(folder)).toBe("CC0-1.0");
    expect(recordingsIn(path.join(folder, "none"))).toEqual(new Map());
  });

  it("reuses the file of a script with the same speech", async () => {
    const twin = { ...script, id: "twin" };
    const scripts = [script, twin];
    expect(stale(library({ scripts }))).toEqual([twin]);
    const made = await render(library({ scripts }), twin, "kokoro", noProgram);
    expect(made).toEqual(entry);
    expect(audioFaults(library({ scripts, manifest: { [id]: entry, twin: made } }))).toEqual([]);
    await expect(render(library({ scripts: [changed] }), changed, "kokoro", noProgram)).rejects.toThrow(
      "an engine was started",
    );
  });

  it("removes entries and files without a script", () => {
    writeFileSync(path.join(folder, "stray.mp3"), "");
    expect(tidied(library({ manifest: { [id]: entry, gone: { ...entry, file: "stray.mp3" } } }))).toEqual({
      [id]: entry,
    });
    expect(readdirSync(folder)).toEqual([entry.file]);
  });
});

describe("the frames of an MP3 file", () => {
  const bytes = readFileSync(path.join(renderedFolder, entry.file));

  it("give its format and duration", () => {
    expect(mp3Facts(bytes)).toEqual({
      durationMs: entry.durationMs,
      sampleRate: 24_000,
      channels: 1,
      bitRates: [48_000],
    });
    const seconds = (8 * bytes.length) / 48_000;
    expect(Math.abs(entry.durationMs / 1_000 - seconds)).toBeLessThan(0.05);
  });

  it("must all be whole", () => {
    expect(mp3Facts(bytes.subarray(0, -1))).toBeNull();
    expect(mp3Facts(Buffer.concat([bytes, Buffer.from("TAG")]))).toBeNull();
    expect(mp3Facts(Buffer.alloc(0))).toBeNull();
  });
});
