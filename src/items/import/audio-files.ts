import { begins } from "./begins";
import { hashedMedia, type StoredMedia } from "./media";
import { Refusal } from "./refusal";

/** The largest recording, in bytes. */
export const mostRecordingBytes = 20_000_000;

/** The position at which the sound of an MP3 file begins, after the ID3 tag if there is one. */
const tagEnd = (bytes: Buffer): number => {
  if (bytes.length < 10 || !begins(bytes, "ID3")) return 0;
  const sevenBits = [6, 7, 8, 9].map((at) => bytes[at] ?? 0x80);
  if (sevenBits.some((value) => value > 0x7f)) return bytes.length;
  return 10 + sevenBits.reduce((size, value) => size * 128 + value, 0);
};

const kilobits = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  later: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
/** Samples per second of MPEG 1; half as many for MPEG 2, a quarter for MPEG 2.5. */
const rates = [44_100, 48_000, 32_000];

/** The length in bytes of the frame of MPEG layer III that begins at a position; null: none begins there. */
const frameLength = (bytes: Buffer, at: number): number | null => {
  if (at + 4 > bytes.length) return null;
  const header = bytes.readUInt32BE(at);
  const version = (header >>> 19) & 3;
  if (header >>> 21 !== 0x7ff || version === 1 || ((header >>> 17) & 3) !== 1) return null;
  const isFirst = version === 3;
  const bits = (isFirst ? kilobits.first : kilobits.later)[(header >>> 12) & 15];
  const rate = rates[(header >>> 10) & 3];
  if (bits === undefined || bits === 0 || rate === undefined) return null;
  const samples = rate / (isFirst ? 1 : version === 2 ? 2 : 4);
  return Math.floor(((isFirst ? 144_000 : 72_000) * bits) / samples) + ((header >>> 9) & 1);
};

const isMp3 = (bytes: Buffer): boolean => {
  const first = tagEnd(bytes);
  const length = frameLength(bytes, first);
  if (length === null) return false;
  const next = first + length;
  return next === bytes.length || frameLength(bytes, next) !== null;
};

const oggCodecs = ["\u0001vorbis", "OpusHead"];
const isOgg = (bytes: Buffer): boolean => {
  if (!begins(bytes, "OggS\0")) return false;
  const from = 27 + (bytes[26] ?? 0);
  return oggCodecs.some((codec) => begins(bytes, codec, from));
};

const mp4Brands = ["M4A ", "M4B ", "mp41", "mp42", "isom", "iso2", "iso3", "iso4", "iso5", "iso6", "dash"];
const isMp4 = (bytes: Buffer): boolean =>
  begins(bytes, "ftyp", 4) && mp4Brands.some((brand) => begins(bytes, brand, 8));

const types = [
  ["audio/mpeg", isMp3],
  ["audio/ogg", isOgg],
  ["audio/mp4", isMp4],
] as const;

/** The type of a recording that browsers play, by its first bytes; null: it is none. */
export const audioTypeOf = (bytes: Buffer): "audio/mpeg" | "audio/ogg" | "audio/mp4" | null =>
  types.find(([, fits]) => fits(bytes))?.[0] ?? null;

/** A recording; its type is recognised by its bytes and not by its name. Throws Refusal. */
export const readRecordingFile = (bytes: Buffer, file: string): StoredMedia => {
  if (bytes.length > mostRecordingBytes) throw new Refusal("recordingTooLarge", file.slice(-200));
  const type = audioTypeOf(bytes);
  if (type === null) throw new Refusal("recordingUnsupported", file.slice(-200));
  return hashedMedia(type, bytes);
};
