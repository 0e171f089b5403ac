import { describe, expect, it } from "vitest";
import type { SoundReport } from "../../../../machines/audio/audio-facts";
import { chimeBytes } from "../../../../src/web/effects/audio/chime";
import { loadFiles } from "../../../../src/web/effects/audio/load";
import { playSound } from "../../../../src/web/effects/audio/sound";
import { keepVolume, storedVolume } from "../../../../src/web/effects/audio/volume";
import { makeTextStorage } from "../../../../src/web/platform/storage";
import { memoryStorage } from "../../../support/memory-storage";
import { fakeAudio } from "../../fake-audio";

const playing = (volume = 0.5) => {
  const fake = fakeAudio();
  const told: SoundReport[] = [];
  let tell = (_volume: number): void => undefined;
  const stop = playSound(
    fake.speaker,
    { address: "/media/one", volume },
    (report) => told.push(report),
    (listener) => {
      tell = (next) => listener({ type: "loudness.changed", volume: next });
    },
  );
  return { ...fake, told, stop, turnTo: (next: number) => tell(next) };
};

describe("a sound", () => {
  it("is played from its address, and reports its progress", () => {
    const { speaker, does, told } = playing();
    expect([speaker.src, speaker.volume, speaker.muted]).toEqual(["/media/one", 0.5, false]);
    does("playing");
    speaker.currentTime = 0.75;
    does("timeupdate");
    does("ended");
    expect(told).toEqual([
      { type: "sound.began" },
      { type: "sound.progressed", positionMs: 750, durationMs: 2_000 },
      { type: "sound.ended" },
    ]);
  });

  it("follows the volume, and is silent also where the volume is the phone's own", () => {
    const { speaker, turnTo } = playing();
    turnTo(0);
    expect([speaker.volume, speaker.muted]).toEqual([0, true]);
    turnTo(0.8);
    expect([speaker.volume, speaker.muted]).toEqual([0.8, false]);
  });

  it("reports nothing more once it is stopped", () => {
    const { does, told, stop } = playing();
    stop();
    does("ended");
    does("error");
    expect(told).toEqual([]);
  });

  it.each([
    ["NotAllowedError", [{ type: "sound.blocked" }]],
    ["AbortError", []],
  ])("that the browser refuses with %s", async (name, expected) => {
    const fake = fakeAudio();
    const told: SoundReport[] = [];
    fake.refuse(Object.assign(new Error("no"), { name }));
    playSound(fake.speaker, { address: "/media/one", volume: 1 }, (report) => told.push(report));
    await Promise.resolve();
    await Promise.resolve();
    expect(told).toEqual(expected);
    fake.does("error");
    expect(told.at(-1)).toEqual({ type: "sound.failed" });
  });
});

describe("files", () => {
  const never = new AbortController().signal;

  it("are all fetched; one that is missing counts only where it is the first", async () => {
    const { audio, asked, missing } = fakeAudio();
    missing.add("/media/b");
    await loadFiles(audio.fetch, ["/media/a", "/media/b"], never);
    expect(asked.toSorted()).toEqual(["/media/a", "/media/b"]);
    await expect(loadFiles(audio.fetch, ["/media/b", "/media/a"], never)).rejects.toEqual({
      code: "http",
      status: 404,
    });
  });

  it("distinguishes network failures from missing files", async () => {
    const cut = () => Promise.reject(new TypeError("Failed to fetch"));
    await expect(loadFiles(cut, ["/media/a"], never)).rejects.toEqual({ code: "network" });
  });
});

describe("the volume", () => {
  it.each([
    [null, 1],
    ["", 1],
    ["0", 0],
    ["0.35", 0.35],
    ["7", 1],
    ["-1", 0],
    ["loud", 1],
  ])("reads a stored %j as %d", (kept, volume) => {
    const storage = makeTextStorage(() => memoryStorage(kept === null ? {} : { mapMiniVolume: kept }));
    expect(storedVolume(storage)).toBe(volume);
  });

  it("restores the stored value", () => {
    const storage = makeTextStorage(() => memory);
    const memory = memoryStorage({});
    keepVolume(0.25, storage);
    expect([storedVolume(storage), memory.getItem("mapMiniVolume")]).toEqual([0.25, "0.25"]);
  });
});

describe("the sound of the check", () => {
  it("is a WAV file of its own length that neither clips nor clicks", () => {
    const bytes = chimeBytes();
    const view = new DataView(bytes.buffer);
    const word = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
    expect([word(0), word(8), word(12), word(36)]).toEqual(["RIFF", "WAVE", "fmt ", "data"]);
    expect([view.getUint32(4, true), view.getUint32(40, true)]).toEqual([bytes.length - 8, bytes.length - 44]);
    const samples = Array.from(bytes.subarray(44), (byte) => byte - 127.5);
    expect(Math.max(...samples.map(Math.abs))).toBeLessThan(90);
    expect(Math.max(...samples.map(Math.abs))).toBeGreaterThan(20);
    const steps = samples.slice(1).map((sample, place) => Math.abs(sample - (samples[place] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(40);
    expect([samples[0], samples.at(-1)].every((sample = 99) => Math.abs(sample) < 2)).toBe(true);
  });
});
