import { describe, expect, it } from "vitest";
import { ImportFault } from "../../../src/items/import/faults";
import { readImportFile } from "../../../src/items/import/read-file";
import { createRandom } from "../../../src/psychometrics/random";
import { damages } from "./damages";
import { sampleInQti3 } from "./mutations/in-qti3";
import { moodleSamples } from "./mutations/moodle-samples";
import { qtiItemSamples, qtiTestSample } from "./mutations/qti-samples";
import { qti1ItemSamples, qti1PoolSamples, qti1TestSample } from "./mutations/qti1-samples";
import { bytesOf } from "./mutations/reading";
import { wholeFiles } from "./whole-files";

const counts = { read: 0, refused: 0 };

/** Reads a damaged file: questions, or one sentence, within five seconds. */
const survive = async (what: string, damaged: Buffer): Promise<void> => {
  const begun = performance.now();
  try {
    const { tests } = await readImportFile(damaged);
    for (const { items } of tests)
      for (const { outcome, reasons, item } of items)
        expect(outcome === "exact" ? item !== undefined && reasons.length === 0 : reasons.length > 0, what).toBe(true);
    counts.read += 1;
  } catch (error) {
    if (!(error instanceof ImportFault)) throw new Error(what, { cause: error });
    expect(error.sentence("en")).toMatch(/\.(?: \(.+\))?$/);
    counts.refused += 1;
  }
  expect(performance.now() - begun, what).toBeLessThan(5_000);
};

describe("damaged files", () => {
  it("give questions or one sentence, soon, and never another error", async () => {
    const random = createRandom(39);
    Object.assign(counts, { read: 0, refused: 0 });
    for (const [format, bytes] of Object.entries(await wholeFiles()))
      for (const [way, damage] of Object.entries(damages))
        for (let count = 0; count < 60; count += 1) await survive(`${format} ${way}`, damage(bytes, random));
    expect(counts.read + counts.refused).toBeGreaterThanOrEqual(3_000);
    expect(counts.read).toBeGreaterThan(100);
    expect(counts.refused).toBeGreaterThan(100);
  }, 600_000);

  it("of every kind, damaged before they are packed, give questions or one sentence", async () => {
    const random = createRandom(40);
    Object.assign(counts, { read: 0, refused: 0 });
    const qti = [...qtiItemSamples, qtiTestSample];
    const course = [...qti1ItemSamples, ...qti1PoolSamples, qti1TestSample];
    for (const sample of [...qti, ...qti.map(sampleInQti3), ...course, ...moodleSamples])
      for (const [name, data] of Object.entries(sample.files))
        for (const [way, damage] of Object.entries(damages))
          for (let count = 0; count < 4; count += 1) {
            const files = { ...sample.files, [name]: damage(Buffer.from(data), random) };
            await survive(`${sample.name} ${name} ${way}`, await bytesOf({ ...sample, files }));
          }
    expect(counts.read + counts.refused).toBeGreaterThanOrEqual(3_000);
    expect(counts.read).toBeGreaterThan(1_000);
    expect(counts.refused).toBeGreaterThan(300);
  }, 600_000);
});
