/** Bit rates of MPEG-2 layer III in kilobits a second, by the index in a frame's header. */
const bitRates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160] as const;
const sampleRates = [22_050, 24_000, 16_000] as const;
const samplesInFrame = 576;
const headerBytes = 4;
/** First 16 bits of a frame of MPEG-2 layer III; the last of them, clear with a checksum, is masked out. */
const sync = 0xff_f2;

export interface Mp3Facts {
  readonly durationMs: number;
  readonly sampleRate: number;
  readonly channels: 1 | 2;
  /** The bit rates that occur in the frames of sound, in bits a second; one value means a constant rate. */
  readonly bitRates: readonly number[];
}

/** The facts in the frame headers of an MP3 file of 24 kHz or less; null when any part of it is not a whole frame. */
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
