import { spawn } from "node:child_process";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { AudioFault } from "../audio-fault";
import { mastering } from "../settings";

const raw = ["-f", "f32le", "-ar", String(mastering.sampleRate), "-ac", "1"];
const quiet = ["-hide_banner", "-loglevel", "error", "-nostdin"];

const ffmpeg = async (args: readonly string[], input: Buffer | null): Promise<Buffer> => {
  const child = spawn("ffmpeg", [...quiet, ...args], { stdio: ["pipe", "pipe", "inherit"] });
  const closed = once(child, "close").catch((error: Error) => {
    throw new AudioFault(`ffmpeg cannot be run: ${error.message}.`);
  });
  child.stdin.on("error", () => undefined).end(input);
  const [made, [code]] = await Promise.all([buffer(child.stdout), closed]);
  if (code !== 0) throw new AudioFault(`ffmpeg ended with the exit code ${String(code)}.`);
  return made;
};

const samplesIn = (bytes: Buffer): Float32Array =>
  Float32Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) => bytes.readFloatLE(4 * at));

/** Encodes samples at a constant bit rate and without tags; the same samples give the same bytes. */
export const encodeMp3 = (samples: Float32Array): Promise<Buffer> => {
  const bytes = Buffer.alloc(4 * samples.length);
  samples.forEach((sample, at) => bytes.writeFloatLE(sample, 4 * at));
  const format = ["-c:a", "libmp3lame", "-b:a", String(mastering.bitRate), "-id3v2_version", "0", "-bitexact"];
  return ffmpeg([...raw, "-i", "-", ...format, "-f", "mp3", "-"], bytes);
};

/** The samples of a file in any format that ffmpeg reads, mixed to mono at the sample rate of all files. */
export const decode = async (file: string): Promise<Float32Array> =>
  samplesIn(await ffmpeg(["-i", file, ...raw, "-"], null));

export const decodeMp3 = async (bytes: Buffer): Promise<Float32Array> =>
  samplesIn(await ffmpeg(["-f", "mp3", "-i", "-", ...raw, "-"], bytes));
