/** Frequencies of three rising notes, in hertz. */
const notes = [523.25, 659.25, 783.99] as const;
const noteMs = 280;
const rate = 11_025;
const loudest = 0.45;
const headerBytes = 44;

const samplesOfNote = Math.round((rate * noteMs) / 1_000);

/** A sample of a note that begins softly and fades out, from −1 to 1. */
const sampleOf = (frequency: number, place: number): number => {
  const seconds = place / rate;
  const attack = Math.min(1, seconds / 0.015);
  const decay = Math.exp(-6 * seconds) * (1 - place / samplesOfNote);
  return loudest * attack * decay * Math.sin(2 * Math.PI * frequency * seconds);
};

/** Three rising notes as the bytes of a WAV file: 8 bit, mono. */
export const chimeBytes = (): Uint8Array<ArrayBuffer> => {
  const count = samplesOfNote * notes.length;
  const bytes = new Uint8Array(headerBytes + count);
  const view = new DataView(bytes.buffer);
  const words: readonly (readonly [number, string])[] = [
    [0, "RIFF"],
    [8, "WAVE"],
    [12, "fmt "],
    [36, "data"],
  ];
  for (const [at, word] of words) for (let place = 0; place < 4; place += 1) bytes[at + place] = word.charCodeAt(place);
  view.setUint32(4, headerBytes - 8 + count, true);
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  view.setUint32(40, count, true);
  for (const [order, frequency] of notes.entries())
    for (let place = 0; place < samplesOfNote; place += 1)
      bytes[headerBytes + order * samplesOfNote + place] = Math.round(127.5 + 127 * sampleOf(frequency, place));
  return bytes;
};

/** The chime as a data address that an audio element can play. */
export const chimeAddress = (): string =>
  `data:audio/wav;base64,${btoa(Array.from(chimeBytes(), (byte) => String.fromCharCode(byte)).join(""))}`;
