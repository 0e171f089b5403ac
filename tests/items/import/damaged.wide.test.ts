import { describe, expect, it } from "vitest";
import { ImportFault } from "../../../src/items/import/faults";
import { readImportFile } from "../../../src/items/import/read-file";
import { createRandom, type Random } from "../../../src/psychometrics/random";
import { wholeFiles } from "./whole-files";

const below = (most: number, random: Random): number => Math.floor(random() * most);

/** Ways of damaging a file; almost every random draw gives a different file. */
const damages: Readonly<Record<string, (bytes: Buffer, random: Random) => Buffer>> = {
  "cut off": (bytes, random) => bytes.subarray(0, below(bytes.length, random)),
  "without its beginning": (bytes, random) => bytes.subarray(below(bytes.length, random)),
  "with flipped bits": (bytes, random) => {
    const flipped = Buffer.from(bytes);
    for (let count = 1 + below(8, random); count > 0; count -= 1) {
      const place = below(flipped.length, random);
      flipped[place] = (flipped[place] ?? 0) ^ (1 << below(8, random));
    }
    return flipped;
  },
  "with a part repeated": (bytes, random) => {
    const from = below(bytes.length, random);
    const part = bytes.subarray(from, from + 1 + below(200, random));
    return Buffer.concat([bytes.subarray(0, from), ...Array.from({ length: 1 + below(200, random) }, () => part)]);
  },
  "with a part left out": (bytes, random) => {
    const from = below(bytes.length, random);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + 1 + below(60, random))]);
  },
  "in a wrong encoding": (bytes, random) => Buffer.from(bytes.toString("latin1"), random() < 0.5 ? "utf16le" : "utf8"),
};

const perDamage = 60;

describe("damaged files", () => {
  it("yield questions or one sentence in bounded time, and never another error", async () => {
    const random = createRandom(39);
    let read = 0;
    let refused = 0;
    for (const [format, bytes] of Object.entries(await wholeFiles()))
      for (const [way, damage] of Object.entries(damages))
        for (let count = 0; count < perDamage; count += 1) {
          const damaged = damage(bytes, random);
          const begun = performance.now();
          try {
            await readImportFile(damaged);
            read += 1;
          } catch (error) {
            if (!(error instanceof ImportFault)) throw new Error(`${format} ${way}`, { cause: error });
            expect(error.sentence("en")).toMatch(/\.(?: \(.*\))?$/);
            refused += 1;
          }
          expect(performance.now() - begun, `${format} ${way}`).toBeLessThan(5_000);
        }
    expect(read + refused).toBeGreaterThanOrEqual(2_000);
    expect(read).toBeGreaterThan(100);
    expect(refused).toBeGreaterThan(100);
  }, 600_000);
});
