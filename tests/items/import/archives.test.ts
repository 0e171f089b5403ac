import { crc32 } from "node:zlib";
import { describe, expect, it } from "vitest";
import { ImportFault, importFaults } from "../../../src/items/import/faults";
import { limits, readZip } from "../../../src/items/import/zip";
import { headersOf, renamed, zipOf } from "./archive";
import { itemXml, manifestXml, packageOf } from "./fixtures";
import { readPackage } from "./package-reading";

const faultOf = async (source: Buffer | string): Promise<string> => {
  try {
    await readPackage(source);
    return "none";
  } catch (error) {
    if (error instanceof ImportFault) return error.code;
    throw error;
  }
};
const withExtra = (name: string, data: string | Buffer = "x", mode?: number) =>
  packageOf([itemXml()], [{ name, data, ...(mode === undefined ? {} : { mode }) }]);

describe("names that lead out of the package", () => {
  it.each([
    ["../x.xml"],
    ["/aa/x.xml"],
    ["C:/aa.xml"],
    ["C:\\aa.xml"],
    ["aa\\x.xml"],
    ["a\u0000/x.xml"],
    ["aa/../x.xml"],
    ["./aaax.xml"],
    ["aa//x.xml"],
  ])("%j is refused", async (name) => {
    const plain = "a".repeat(name.length - 4) + ".xml";
    expect(await faultOf(renamed(await withExtra(plain), plain, name))).toBe("nameUnsafe");
  });
});

describe("archives that are false or too large", () => {
  it("refuses a symbolic link", async () => {
    expect(await faultOf(await withExtra("link.png", "/etc/passwd", 0o120777))).toBe("entryLinked");
  });

  it("leaves a nested archive closed", async () => {
    const reading = await readPackage(
      await withExtra("42.zip", await zipOf([{ name: "zeros", data: Buffer.alloc(1_000_000) }])),
    );
    expect(reading.report.map((entry) => entry.outcome)).toEqual(["exact"]);
  });

  it("refuses a file that unpacks to more than its header says", async () => {
    const zip = await withExtra("zeros.png", Buffer.alloc(20_000_000));
    const { central } = headersOf(zip, "zeros.png");
    zip.writeUInt32LE(1_000, central + 24);
    expect(await faultOf(zip)).toBe("entryMismatched");
  });

  it("refuses a header that is smaller in both places", async () => {
    const zip = await withExtra("zeros.png", Buffer.alloc(20_000_000));
    const { central, local } = headersOf(zip, "zeros.png");
    zip.writeUInt32LE(1_000, central + 24);
    zip.writeUInt32LE(1_000, local + 22);
    expect(await faultOf(zip)).toBe("entryMismatched");
  });

  it("refuses a header that is larger than the file", async () => {
    const zip = await withExtra("small.png", "abc");
    zip.writeUInt32LE(1_000, headersOf(zip, "small.png").central + 24);
    expect(await faultOf(zip)).toBe("entryMismatched");
  });

  it("refuses a file with a declared size that is too large, before unpacking it", async () => {
    const claim = async (name: string, size: number) => {
      const zip = await withExtra(name);
      const { central, local } = headersOf(zip, name);
      zip.writeUInt32LE(size, central + 24);
      zip.writeUInt32LE(size, local + 22);
      return faultOf(zip);
    };
    expect([await claim("zeros.png", 60_000_001), await claim("big.xml", 60_000_001)]).toEqual([
      "entryTooLarge",
      "entryTooLarge",
    ]);
  });

  it("refuses files that are too large together, counted as they unpack", async () => {
    const zip = await packageOf(
      [itemXml()],
      ["a", "b", "c"].map((name) => ({ name: `${name}.bin`, data: Buffer.alloc(500_000) })),
    );
    await expect(readZip(zip, { ...limits, inflated: 1_400_000 })).rejects.toMatchObject({
      code: "inflatesTooLarge",
      file: "c.bin",
    });
    await expect(readZip(zip, { ...limits, package: 100 })).rejects.toMatchObject({ code: "packageTooLarge" });
    expect((await readZip(zip)).files.size).toBe(2);
  });

  it("refuses more than 10,000 files", async () => {
    const zip = await packageOf([itemXml()]);
    zip.writeUInt16LE(10_001, zip.length - 22 + 10);
    expect(await faultOf(zip)).toBe("tooManyEntries");
  });

  it("refuses two files of one name, also when only capitals differ", async () => {
    const manifest = { name: "imsmanifest.xml", data: manifestXml([]) };
    expect(await faultOf(await zipOf([manifest, manifest]))).toBe("nameRepeated");
    expect(await faultOf(await zipOf([manifest, { ...manifest, name: "IMSmanifest.xml" }]))).toBe("nameRepeated");
  });

  it("refuses an encrypted file", async () => {
    const zip = await withExtra("secret.png");
    const { central, local } = headersOf(zip, "secret.png");
    zip.writeUInt16LE(zip.readUInt16LE(central + 8) | 1, central + 8);
    zip.writeUInt16LE(zip.readUInt16LE(local + 6) | 1, local + 6);
    expect(await faultOf(zip)).toBe("entryEncrypted");
  });

  it("refuses a directory with another file name than the local header", async () => {
    expect(await faultOf(renamed(await withExtra("good.png"), "good.png", "evil.png", "local"))).toBe(
      "entryMismatched",
    );
  });

  it("refuses bytes that do not have their checksum", async () => {
    const zip = await withExtra("pic.png", "abc");
    zip.writeUInt32LE(crc32("abd"), headersOf(zip, "pic.png").central + 16);
    expect(await faultOf(zip)).toBe("entryMismatched");
  });

  it("refuses an unknown way of packing", async () => {
    const zip = await withExtra("pic.png", "abc");
    zip.writeUInt16LE(99, headersOf(zip, "pic.png").central + 10);
    expect(await faultOf(zip)).toBe("compressionUnknown");
  });

  it("refuses a file that is no archive, half an archive, and a missing path", async () => {
    const zip = await packageOf([itemXml()]);
    expect([
      await faultOf(Buffer.from("hello")),
      await faultOf(Buffer.alloc(0)),
      await faultOf(zip.subarray(0, zip.length / 2)),
      await faultOf("/nowhere/package.zip"),
    ]).toEqual(["kindText", "fileEmpty", "notZip", "fileUnreadable"]);
  });

  it("needs no manifest", async () => {
    for (const name of ["a.xml", "deep/folder/a.xml"]) {
      const { report } = await readPackage(await zipOf([{ name, data: itemXml() }]));
      expect(report).toEqual([{ file: name, outcome: "exact", reasons: [] }]);
    }
  });
});

describe("messages", () => {
  it("exist for every fault in both languages, with the faulty file", () => {
    expect(Object.values(importFaults).every((entry) => entry.en.endsWith(".") && entry.zh.endsWith("。"))).toBe(true);
    const fault = new ImportFault("nameRepeated", "a.xml");
    expect([fault.sentence("en"), fault.sentence("zh"), new ImportFault("notZip").sentence("en")]).toEqual([
      "Two files in the archive have the same name. (a.xml)",
      "压缩包内有重名文件。 (a.xml)",
      "The file is not a zip archive, or it is damaged.",
    ]);
  });
});
