/** Kilobits a second by the index in the header of a frame, MPEG-2 layer III. */
const bitRates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160] as const;
const sampleRates = [22_050, 24_000, 16_000] as const;
const samplesInFrame = 576;
const headerBytes = 4;
/** MPEG-2 layer III, with or without a checksum. */
const sync = 0xff_f2;

export interface Mp3Facts {
  readonly durationMs: number;
  readonly sampleRate: number;
  readonly channels: 1 | 2;
  /** Bits a second of each frame of sound; one value: it never varies. */
  readonly bitRates: readonly number[];
}

/** What the frames of an MP3 file of 24 kHz or less say; null where anything in it is not a whole frame. */
export function mp3Facts(bytes: Buffer): Mp3Facts | null {
  let frames = 0;
  let [sampleRate, channels] = [0, 0];
  const rates = new Set<number>();
  for (let at = 0; at < bytes.length;) {
    if (at + headerBytes > bytes.length || (bytes.readUInt16BE(at) & 0xff_fe) !== sync) return null;
    const [format = 0, mode = 0] = bytes.subarray(at + 2);
    const rate = 1_000 * (bitRates[format >>> 4] ?? 0);
    const frequency = sampleRates[(format >>> 2) & 3] ?? 0;
    const length = Math.floor(((samplesInFrame / 8) * rate) / Math.max(1, frequency)) + ((format >>> 1) & 1);
    if (length <= headerBytes || at + length > bytes.length) return null;
    const describes = frames === 0 && /Xing|Info/.test(bytes.toString("latin1", at, at + 64));
    if (!describes) rates.add(rate);
    [sampleRate, channels] = [frequency, mode >>> 6 === 3 ? 1 : 2];
    frames += 1;
    at += length;
  }
  if (frames === 0) return null;
  return {
    durationMs: Math.round(((frames - 1) * samplesInFrame * 1_000) / sampleRate),
    sampleRate,
    channels: channels === 1 ? 1 : 2,
    bitRates: [...rates],
  };
}
