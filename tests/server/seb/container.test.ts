import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { configKeyOf } from "../../../src/server/seb/config-key";
import { largestSeb, unpackSeb } from "../../../src/server/seb/container";
import { SebFault } from "../../../src/server/seb/faults";
import { readPlist } from "../../../src/server/seb/plist";
import { knownConfigKey, knownSettings, sebEncrypted, sebPlist } from "../../support/seb-files";

const xml = Buffer.from(sebPlist(knownSettings));
const prefixed = (prefix: string, rest: Buffer): Buffer => Buffer.concat([Buffer.from(prefix, "latin1"), rest]);
const hashed = (word: string): string => createHash("sha256").update(word).digest("hex");

const read = (file: Buffer, password?: string) => {
  const { container, xml: text } = unpackSeb(file, password);
  return [container, configKeyOf(readPlist(text))];
};
const refusalOf = (file: Buffer, password?: string): string => {
  try {
    read(file, password);
  } catch (error) {
    if (!(error instanceof SebFault)) return String(error);
    const { en, zh } = error.sentence;
    expect([en, zh]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/。$/)]);
    return error.code;
  }
  return "read";
};

describe("a configuration file", () => {
  it.each([
    ["XML", "xml", xml],
    ["XML with a byte order mark", "xml", Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), xml])],
    ["XML in UTF-16", "xml", Buffer.from(`\uFEFF${xml.toString().replace("UTF-8", "UTF-16")}`, "utf16le")],
    ["XML in gzip", "xml", gzipSync(xml)],
    ["plnd with XML", "plnd", prefixed("plnd", xml)],
    ["plnd with gzip", "plnd", prefixed("plnd", gzipSync(xml))],
    ["plnd in gzip", "plnd", gzipSync(prefixed("plnd", gzipSync(xml)))],
    ["pswd", "pswd", prefixed("pswd", sebEncrypted(gzipSync(xml), "exam"))],
    ["pswd in gzip", "pswd", gzipSync(prefixed("pswd", sebEncrypted(gzipSync(xml), "exam")))],
    ["pwcc", "pwcc", prefixed("pwcc", sebEncrypted(gzipSync(xml), hashed("exam")))],
  ])("is read from %s", (_name, container, file) => {
    expect(read(file, "exam")).toEqual([container, knownConfigKey]);
  });

  const encrypted = prefixed("pswd", sebEncrypted(gzipSync(xml), "exam"));
  const changed = Buffer.from(encrypted);
  changed[100] = (changed[100] ?? 0) ^ 1;
  const deep = `${"<array>".repeat(33)}${"</array>".repeat(33)}`;
  const entity = '<!DOCTYPE plist [<!ENTITY a "b">]><plist><dict><key>a</key><string>&a;</string></dict></plist>';

  it.each([
    ["a file over 4 MB", Buffer.alloc(largestSeb + 1, 32), "tooLarge"],
    ["300 MB of blanks in gzip", gzipSync(Buffer.alloc(300 * 1024 * 1024, 32)), "tooLarge"],
    ["a gzip cut off", gzipSync(xml).subarray(0, 100), "brokenPacking"],
    ["a wrong password", encrypted, "passwordWrong", "other"],
    ["a changed byte", changed, "passwordWrong", "exam"],
    ["no password", encrypted, "passwordNeeded"],
    ["a cut encrypted file", encrypted.subarray(0, 40), "brokenPacking", "exam"],
    ["a file encrypted with a certificate", prefixed("pkhs", xml), "certificateNeeded"],
    ["one with a certificate and a key", prefixed("phsk", xml), "certificateNeeded"],
    ["a picture", Buffer.from("\u0089PNG\r\n", "latin1"), "notConfiguration"],
    ["nothing", Buffer.alloc(0), "notConfiguration"],
    ["a web page", Buffer.from("<html></html>"), "notConfiguration"],
    ["a property list without a dict", Buffer.from("<plist><array/></plist>"), "notConfiguration"],
    ["broken XML", xml.subarray(0, 300), "brokenXml"],
    ["text that is not UTF-8", Buffer.concat([Buffer.from("<plist><dict/>"), Buffer.from([0xff, 0xfe])]), "brokenXml"],
    ["an entity", Buffer.from(entity), "entityRefused"],
    ["33 levels", Buffer.from(`<plist><dict><key>a</key>${deep}</dict></plist>`), "tooDeep"],
    [
      "a key that stands twice",
      Buffer.from("<plist><dict><key>a</key><true/><key>a</key><true/></dict></plist>"),
      "keyTwice",
    ],
    ["a key without a value", Buffer.from("<plist><dict><key>a</key></dict></plist>"), "brokenXml"],
    [
      "a word for a number",
      Buffer.from("<plist><dict><key>a</key><integer>x</integer></dict></plist>"),
      "valueUnreadable",
    ],
  ] as const)("is refused: %s", (_name, file, code, password?: string) => {
    expect(refusalOf(file, password)).toBe(code);
  });
});
