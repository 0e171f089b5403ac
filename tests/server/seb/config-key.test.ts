import fc from "fast-check";
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { configKeyOf, pageHashOf, sebJson, sebReal } from "../../../src/server/seb/config-key";
import { sebFindings } from "../../../src/server/seb/findings";
import { readPlist } from "../../../src/server/seb/plist";
import { knownConfigKey, knownSettings, sebPlist } from "../../support/seb-files";

const listOf = (body: string) => readPlist(`<plist version="1.0"><dict>${body}</dict></plist>`);
const jsonOf = (body: string): string => sebJson(listOf(body));
const kindsOf = (body: string) =>
  sebFindings(listOf(body)).map(({ kind, key, platforms }) => [kind, key, ...platforms]);

describe("a Config Key", () => {
  it("is the known one, in any order of keys and whoever wrote the file", () => {
    const entries = Object.entries(knownSettings);
    fc.assert(
      fc.property(fc.shuffledSubarray(entries, { minLength: entries.length }), fc.boolean(), (shuffled, isNamed) => {
        const more = isNamed ? { originatorVersion: "SEB_Win_3.10.2", empty: {} } : {};
        expect(configKeyOf(readPlist(sebPlist({ ...Object.fromEntries(shuffled), ...more })))).toBe(knownConfigKey);
      }),
      { numRuns: 50 },
    );
  });

  it("changes with the settings", () => {
    const filtered = { ...knownSettings, URLFilterEnableContentFilter: true };
    expect(configKeyOf(readPlist(sebPlist(filtered)))).toBe(
      "d975b8a2ec4472495a8be7c64d7c8cc960dbb62472d5e88a8847ac0e5d77e533",
    );
  });

  it("of no settings is that of an empty object", () => {
    const empty = createHash("sha256").update("{}").digest("hex");
    expect([configKeyOf(listOf("")), configKeyOf(listOf("<key>originatorVersion</key><string>1</string>"))]).toEqual([
      empty,
      empty,
    ]);
  });

  it("gives a page its hash, without the page's fragment", () => {
    const page = "https://exam.example/seb/check?seat=7";
    const hash = "0774fe8c97e8361eac55d7ad13a316c36874c115ce3b22d74bb1d4b75028a058";
    expect([pageHashOf(page, knownConfigKey), pageHashOf(`${page}#top`, knownConfigKey)]).toEqual([hash, hash]);
  });
});

describe("SEB-JSON", () => {
  it("escapes nothing, and has no white space of its own", () => {
    const body =
      '<key>a</key><string>C:\\temp\\"x" &amp; é</string><key>b</key><array><true/><integer>-7</integer></array>';
    expect(jsonOf(body)).toBe('{"a":"C:\\temp\\"x" & é","b":[true,-7]}');
  });

  it("sorts keys without regard to case, lower case first, at every depth", () => {
    const body = ["URLb", "urla", "URLa", "allow", "Zoom"].map((key) => `<key>${key}</key><true/>`).join("");
    const sorted = '"allow":true,"urla":true,"URLa":true,"URLb":true,"Zoom":true';
    expect(jsonOf(`${body}<key>m</key><dict>${body}</dict>`)).toBe(
      `{"allow":true,"m":{${sorted}},"urla":true,"URLa":true,"URLb":true,"Zoom":true}`,
    );
  });

  it("joins Base64 that stands on several lines", () => {
    expect(jsonOf("<key>salt</key><data>\n  AAEC\n  AwQ=\n</data>")).toBe('{"salt":"AAECAwQ="}');
  });

  it.each([
    ["1.0", "1"],
    ["0.5", "0.5"],
    ["-0.0", "0"],
    ["1.2345678901234567", "1.23456789012346"],
    ["0.00001", "1E-05"],
    ["0.0001", "0.0001"],
    ["123456789012345", "123456789012345"],
    ["1e15", "1E+15"],
    ["-2.50", "-2.5"],
    ["999999999999999.9", "1E+15"],
  ])("writes the real number %s as %s", (text, written) => {
    expect(sebReal(text)).toBe(written);
  });
});

describe("what clients compute in different ways", () => {
  it("is nothing in usual settings", () => {
    expect(sebFindings(readPlist(sebPlist(knownSettings)))).toEqual([]);
  });

  it.each([
    ["<key>since</key><date>2026-01-01T00:00:00Z</date>", ["date", "since", "Windows", "macOS", "iOS"]],
    ["<key>zoom</key><real>1.2345678901234567</real>", ["real", "zoom", "macOS", "iOS"]],
    ["<key>zoom</key><real>1e3</real>", ["real", "zoom", "macOS", "iOS"]],
    ['<key>title</key><string>a "b"</string>', ["character", "title", "Windows", "macOS", "iOS"]],
    ["<key>title</key><string>a&#10;b</string>", ["character", "title", "Windows", "macOS", "iOS"]],
    ["<key>my-key</key><true/>", ["keyOrder", "my-key", "Windows", "macOS", "iOS"]],
    ["<key>a</key><true/><key>z</key><dict/>", ["lastLeftOut", "z", "Windows"]],
    ["<key>list</key><array><string/><true/><string/></array>", ["equalTexts", "list", "Windows"]],
    ["<key>a</key><array><dict><key>b</key><real>1e3</real></dict></array>", ["real", "a.0.b", "macOS", "iOS"]],
  ])("%s is named with its key and the platforms", (body, finding) => {
    expect(kindsOf(body)).toEqual([finding]);
  });

  it("is not what is left out, nor an ordinary number", () => {
    const body = "<key>a</key><dict/><key>b</key><real>1.5</real><key>c</key><array><string/></array>";
    expect(kindsOf(body)).toEqual([]);
  });
});
