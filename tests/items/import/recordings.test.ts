import { describe, expect, it } from "vitest";
import { readRecordingFile } from "../../../src/items/import/audio-files";
import { takeRecording } from "../../../src/items/import/recordings";
import { Refusal } from "../../../src/items/import/refusal";
import { picture, recording } from "../export/exported";

const typeOf = (bytes: Buffer, name = "sound.mp3"): string => {
  try {
    return readRecordingFile(bytes, name).type;
  } catch (error) {
    if (error instanceof Refusal) return error.reason.code;
    throw error;
  }
};

describe("a recording in a text", () => {
  it("is taken out with wrappers that contain nothing else", () => {
    expect(takeRecording('<div><audio src="a.mp3" controls> </audio></div><p>Stem</p>')).toEqual({
      html: "<p>Stem</p>",
      recording: { reference: "a.mp3", autoplay: false },
      isFirst: true,
    });
    expect(
      takeRecording(
        '<div><p>\n<audio controls="true" autoplay><source src="@@PLUGINFILE@@/a%20b.mp3">@@PLUGINFILE@@/a%20b.mp3' +
          "</audio></p></div><p>Stem</p>",
      ),
    ).toEqual({
      html: "<p>Stem</p>",
      recording: { reference: "@@PLUGINFILE@@/a%20b.mp3", autoplay: true },
      isFirst: true,
    });
  });

  it("keeps the number of plays, and whether the voice is synthetic", () => {
    expect(
      takeRecording('<audio src="a.mp3" data-max-plays="2" data-synthetic="true" autoplay="false"></audio>'),
    ).toEqual({
      html: "",
      recording: { reference: "a.mp3", autoplay: false, mostPlays: 2, synthetic: true },
      isFirst: true,
    });
  });

  it("is not first if words or a picture precede it", () => {
    for (const before of ["Listen: ", '<img src="x.png">', "<hr>"])
      expect(takeRecording(`<p>${before}<audio src="a.mp3"></audio></p>`)).toEqual({
        html: `<p>${before}</p>`,
        recording: { reference: "a.mp3", autoplay: false },
        isFirst: false,
      });
  });

  it("stays in the text, to be refused, if there are several or it cannot be read", () => {
    for (const html of [
      '<audio src="a.mp3"></audio><audio src="b.mp3"></audio>',
      '<audio src="a.mp3" loop></audio>',
      '<audio src="a.mp3" onplay="x()"></audio>',
      '<audio src="a.mp3"><track src="t.vtt"></audio>',
      '<audio><source src="a.mp3"><source src="a.ogg"></audio>',
      "<audio></audio>",
      '<audio src="a.mp3">',
    ])
      expect(takeRecording(html)).toEqual({ html, recording: null, isFirst: true });
  });

  it("is searched in linear time", () => {
    const times = [20_000, 200_000].map((length) => {
      const started = performance.now();
      for (const piece of ["<audio ", "<audio>x", "<audio src=", " ", '<audio a="', "<source "])
        takeRecording(`<audio ${piece.repeat(length / piece.length)}`);
      return performance.now() - started;
    });
    expect(times[1]).toBeLessThan(2_000);
  });
});

describe("the file of a recording", () => {
  const tag = Buffer.concat([
    Buffer.from("ID3\u0004\u0000\u0000\u0000\u0000\u0001\u0000", "latin1"),
    Buffer.alloc(128),
  ]);
  const ogg = (codec: string) =>
    Buffer.concat([
      Buffer.from("OggS\0"),
      Buffer.alloc(21),
      Buffer.from([1, 20]),
      Buffer.from(codec),
      Buffer.alloc(20),
    ]);
  const mp4 = (brand: string) =>
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(40)]);

  it("is recognised by its bytes, regardless of its name", () => {
    expect([recording, Buffer.concat([tag, recording])].map((bytes) => typeOf(bytes, "x.ogg"))).toEqual([
      "audio/mpeg",
      "audio/mpeg",
    ]);
    expect([ogg("\u0001vorbis"), ogg("OpusHead")].map((bytes) => typeOf(bytes))).toEqual(["audio/ogg", "audio/ogg"]);
    expect([mp4("M4A "), mp4("isom")].map((bytes) => typeOf(bytes))).toEqual(["audio/mp4", "audio/mp4"]);
  });

  it("is refused when it is something else, damaged at its start, or too large", () => {
    const others = [
      picture,
      Buffer.alloc(0),
      Buffer.from("<html><script>alert(1)</script></html>"),
      Buffer.from([0xff, 0xfb]),
      Buffer.concat([recording.subarray(0, 144), Buffer.from("<script>alert(1)</script>")]),
      Buffer.from("ID3\u0004\u0000\u0000\u007f\u007f\u007f\u007f", "latin1"),
      Buffer.from("ID3\u0004\u0000\u0000\u00ff\u00ff\u00ff\u00ff", "latin1"),
      ogg("theora"),
      mp4("heic"),
      Buffer.from("RIFF\u0000\u0000\u0000\u0000WAVEfmt "),
    ];
    expect(others.map((bytes) => typeOf(bytes))).toEqual(others.map(() => "recordingUnsupported"));
    expect(typeOf(Buffer.concat([recording, Buffer.alloc(20_000_000)]))).toBe("recordingTooLarge");
  });
});
