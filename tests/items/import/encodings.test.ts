import { describe, expect, it } from "vitest";
import { ImportFault } from "../../../src/items/import/faults";
import { readImportFile } from "../../../src/items/import/read-file";

const gift = "::q:: Äpfel? {=a ~b}\n";
const read = async (bytes: Buffer) => {
  const { tests } = await readImportFile(bytes);
  return tests.map(({ changed, items }) => ({ changed, stems: items.map(({ item }) => item?.body.stem) }));
};
const stems = [{ en: "Äpfel?" }];

describe("the encoding of a text file", () => {
  it("is UTF-8, or UTF-16 with a byte-order mark", async () => {
    expect(await read(Buffer.from(gift))).toEqual([{ changed: [], stems }]);
    expect(await read(Buffer.from(`\u{feff}${gift}`))).toEqual([{ changed: [], stems }]);
    expect(await read(Buffer.from(`\u{feff}${gift}`, "utf16le"))).toEqual([{ changed: [], stems }]);
  });

  it("is Windows-1252 if it is not UTF-8, which is reported", async () => {
    expect(await read(Buffer.from(gift, "latin1"))).toEqual([{ changed: [{ code: "encodingAssumed" }], stems }]);
  });
});

describe("a fault of a single file", () => {
  it("is one sentence without a path", async () => {
    const reading = readImportFile(Buffer.from('<quiz><question type="essay">'));
    await expect(reading).rejects.toBeInstanceOf(ImportFault);
    const fault = await reading.catch((error: unknown) => error);
    expect(fault instanceof ImportFault && fault.sentence("en")).toBe("An XML file is not well formed.");
  });
});
