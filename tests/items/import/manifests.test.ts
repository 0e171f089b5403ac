import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ImportFault } from "../../../src/items/import/faults";
import { zipOf } from "./archive";
import { itemXml, manifestXml } from "./fixtures";
import { readPackage } from "./package-reading";

let asked = 0;
const canary = createServer((_request, response) => {
  asked += 1;
  response.end("leaked");
});
let address = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => canary.listen(0, "127.0.0.1", resolve));
  const { port }: AddressInfo = canary.address() as AddressInfo;
  address = `http://127.0.0.1:${port}/`;
});
afterAll(() => new Promise((resolve) => canary.close(resolve)));

const laughs = (): string => {
  const lines = Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`);
  return `<!DOCTYPE manifest [<!ENTITY l0 "ha">${lines.join("")}]><manifest>&l9;</manifest>`;
};
const hostile: readonly (readonly [string, () => string, string])[] = [
  [
    "an entity that reads a file",
    () => '<!DOCTYPE m [<!ENTITY x SYSTEM "file:///etc/passwd">]><manifest>&x;</manifest>',
    "doctypeRefused",
  ],
  [
    "an entity that calls a server",
    () => `<!DOCTYPE m SYSTEM "${address}a.dtd" [<!ENTITY x SYSTEM "${address}">]><manifest>&x;</manifest>`,
    "doctypeRefused",
  ],
  [
    "a parameter entity",
    () => `<!DOCTYPE m [<!ENTITY % p SYSTEM "${address}p.dtd"> %p;]><manifest/>`,
    "doctypeRefused",
  ],
  ["a billion laughs", laughs, "doctypeRefused"],
  ["a million character references", () => `<manifest>${"&#65;".repeat(1_000_000)}</manifest>`, "kindArchive"],
  ["a hundred thousand levels", () => `${"<a>".repeat(100_000)}${"</a>".repeat(100_000)}`, "xmlTooDeep"],
  ["an entity of HTML", () => "<manifest>&nbsp;</manifest>", "xmlUnreadable"],
  ["half a file", () => "<manifest><resources>", "xmlUnreadable"],
  ["an unbound prefix", () => "<manifest><x:y/></manifest>", "xmlUnreadable"],
  ["nothing", () => "", "xmlUnreadable"],
];

describe("manifests", () => {
  it.each(hostile)("%s is refused", async (_name, make, code) => {
    const zip = await zipOf([{ name: "imsmanifest.xml", data: make() }]);
    const begun = performance.now();
    const fault: unknown = await readPackage(zip).catch((error: unknown) => error);
    expect(performance.now() - begun).toBeLessThan(5_000);
    expect(fault instanceof ImportFault ? [fault.code, fault.file] : fault).toEqual([
      code,
      code === "kindArchive" ? undefined : "imsmanifest.xml",
    ]);
    expect(asked).toBe(0);
  });

  const three = ["a", "b", "c"].map((name) => ({ name: `q/${name}.xml`, data: itemXml({ identifier: name }) }));
  const test = (inside: string) => ({
    name: "q/test.xml",
    data:
      '<assessmentTest xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="t" title=" Chairs &amp; tables ">' +
      '<timeLimits maxTime="90.5"/><testPart identifier="p">' +
      `<assessmentSection identifier="s">${inside}</assessmentSection></testPart></assessmentTest>`,
  });
  const listing = {
    name: "imsmanifest.xml",
    data: manifestXml(
      ["q/a.xml", "q/b.xml", "q/c.xml"],
      '<resource identifier="t" type="imsqti_test_xmlv2p1" href="q/test.xml"/>',
    ),
  };
  const told = async (files: Parameters<typeof zipOf>[0]) => {
    const reading = await readPackage(await zipOf(files));
    return {
      title: reading.title,
      limit: reading.timeLimitMs,
      report: reading.report.map((entry) =>
        [entry.file, entry.outcome, ...entry.reasons.map((reason) => reason.code)].join(" "),
      ),
    };
  };

  it("give the items in the order of the test, its title and its time", async () => {
    expect(
      await told([
        listing,
        ...three,
        test(
          '<assessmentItemRef identifier="1" href="c.xml"/>' +
            '<assessmentItemRef identifier="2" href="a.xml"/>' +
            '<assessmentItemRef identifier="3" href="gone.xml"/>',
        ),
      ]),
    ).toEqual({
      title: "Chairs & tables",
      limit: 90_500,
      report: ["q/c.xml exact", "q/a.xml exact", "q/gone.xml refused fileMissing", "q/b.xml refused notInTest"],
    });
  });

  it("give the items of the test first where a part of it is missing", async () => {
    expect(
      (
        await told([
          listing,
          ...three,
          test(
            '<assessmentItemRef identifier="1" href="c.xml"/><assessmentSectionRef identifier="2" href="more.xml"/>',
          ),
        ])
      ).report,
    ).toEqual(["q/c.xml exact", "q/a.xml exact", "q/b.xml exact"]);
  });

  it("may lie in a separate folder, without a test", async () => {
    expect(
      await told([
        { name: "pkg/imsmanifest.xml", data: manifestXml(["x.xml"]) },
        { name: "pkg/x.xml", data: itemXml() },
      ]),
    ).toEqual({ title: "Little Package", limit: null, report: ["pkg/x.xml exact"] });
  });

  it("never reach out of the package", async () => {
    expect(
      (
        await told([
          { name: "imsmanifest.xml", data: manifestXml(["../../etc/passwd", "/etc/passwd", "%2e%2e/x.xml", "%zz"]) },
        ])
      ).report,
    ).toEqual([
      "../../etc/passwd refused fileMissing",
      "/etc/passwd refused fileMissing",
      "%2e%2e/x.xml refused fileMissing",
      "%zz refused fileMissing",
    ]);
  });

  it("without items are no test", async () => {
    const zip = await zipOf([{ name: "imsmanifest.xml", data: manifestXml([]) }]);
    await expect(readPackage(zip)).rejects.toMatchObject({ code: "kindArchive" });
  });
});
