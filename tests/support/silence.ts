import { createHash } from "node:crypto";

const frameBytes = 144;
/** MPEG-2 layer III, 48 kbit/s, 24 kHz, mono. */
const header = [0xff, 0xf3, 0x64, 0xc0];

/** An MP3 of so many frames, of 24 ms each, in which nothing is heard; every player takes it. */
export const silence = (frames: number): Buffer => {
  const bytes = Buffer.alloc(frames * frameBytes);
  for (let frame = 0; frame < frames; frame += 1) bytes.set(header, frame * frameBytes);
  return bytes;
};

export const sha256Of = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");
