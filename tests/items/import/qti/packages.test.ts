import { describe, expect, it } from "vitest";
import { qtiReader } from "../../../../src/items/import/qti/reader";
import type { RecordPiece } from "../../../../src/items/import/record";
import { parseXml } from "../../../../src/items/import/xml";
import { readZip } from "../../../../src/items/import/zip";
import { zipOf, type PackedFile } from "../archive";
import { dataOf, itemType, manifestOf, plainItem, testOf, testType } from "./builders";

const told = async (files: readonly PackedFile[]) =>
  (await dataOf(files)).flatMap((piece) => {
    if (piece.piece === "test") return [`test ${piece.header.title}`];
    if (piece.piece === "question") return [`${piece.question.where.file} ${piece.question.stem.html}`];
    return piece.piece === "unused"
      ? [`${piece.question.where.file} ${piece.question.reasons.map(({ code }) => code).join(" ")}`]
      : [];
  });
const format = async (files: readonly PackedFile[]) =>
  qtiReader.recognise({ kind: "archive", ...(await readZip(await zipOf(files))) });

describe("a package of QTI", () => {
  it("states its version in the manifest", async () => {
    const formats = ["v2p0", "v2p1", "v2p2", "v3p0", "v1p2"].map((version) =>
      format([{ name: "imsmanifest.xml", data: manifestOf({ "a.xml": `imsqti_item_xml${version}` }) }]),
    );
    expect(await Promise.all(formats)).toEqual(["qti-2.0", "qti-2.1", "qti-2.2", "qti-3.0", null]);
    expect(await format([{ name: "imsmanifest.xml", data: manifestOf({ "a.xml": "webcontent" }) }])).toBe(null);
    expect(await format([{ name: "a.xml", data: "<html/>" }])).toBe(null);
  });

  it("may have folders with spaces, escaped names, UTF-16 and desktop files", async () => {
    const files = [
      {
        name: "My test/imsmanifest.xml",
        data: manifestOf({ "deep%20er/a.xml": itemType, "./b.xml": itemType, "gone.xml": itemType }),
      },
      {
        name: "My test/deep er/a.xml",
        data: Buffer.from(`\ufeff${plainItem("A?").replace(/<\?xml.*?\?>/, "")}`, "utf16le"),
      },
      { name: "My test/b.xml", data: plainItem("B?") },
      { name: "__MACOSX/._b.xml", data: "\0\0" },
      { name: "__MACOSX/imsmanifest.xml", data: "\0\0" },
    ];
    expect(await told(files)).toEqual([
      "test null",
      "My test/deep er/a.xml <p>A?</p>",
      "My test/b.xml <p>B?</p>",
      "My test/gone.xml fileMissing",
    ]);
  });

  it("may set a base for its paths, and have files with the same name in different folders", async () => {
    const files = [
      {
        name: "imsmanifest.xml",
        data: manifestOf({ "one/q.xml": itemType, "two/q.xml": itemType }, 'xml:base="items/"'),
      },
      { name: "items/one/q.xml", data: plainItem("One?") },
      { name: "items/two/q.xml", data: plainItem("Two?") },
      { name: "one/q.xml", data: plainItem("Wrong?") },
    ];
    expect(await told(files)).toEqual(["test null", "items/one/q.xml <p>One?</p>", "items/two/q.xml <p>Two?</p>"]);
  });

  it("never reaches out of the archive", async () => {
    const paths = ["../../etc/passwd", "/etc/passwd", "%2e%2e/x.xml", "%zz"];
    expect(
      await told([
        { name: "imsmanifest.xml", data: manifestOf(Object.fromEntries(paths.map((path) => [path, itemType]))) },
      ]),
    ).toEqual(["test null", ...paths.map((path) => `${path} fileMissing`)]);
  });

  it("may have no manifest", async () => {
    const files = [
      { name: "q/b.xml", data: plainItem("B?") },
      { name: "q/a.xml", data: plainItem("A?") },
      { name: "notes.xml", data: "<notes/>" },
    ];
    expect(await format(files)).toBe("qti-2.1");
    expect(await told(files)).toEqual(["test null", "q/b.xml <p>B?</p>", "q/a.xml <p>A?</p>"]);
  });

  it("may contain items missing from its manifest, several tests, and items that no test uses", async () => {
    const test = (title: string, names: readonly string[]) =>
      testOf(
        '<testPart identifier="P"><assessmentSection identifier="S">' +
          names.map((name) => `<assessmentItemRef identifier="${name}" href="${name}.xml"/>`).join("") +
          "</assessmentSection></testPart>",
        `title="${title}"`,
      );
    const files = [
      {
        name: "imsmanifest.xml",
        data: manifestOf({ "one.xml": testType, "two.xml": testType, "a.xml": itemType, "c.xml": itemType }),
      },
      { name: "one.xml", data: test("One", ["a", "b"]) },
      { name: "two.xml", data: test("Two", ["b"]) },
      ...["a", "b", "c"].map((name) => ({ name: `${name}.xml`, data: plainItem(`${name}?`) })),
    ];
    expect(await told(files)).toEqual([
      "test One",
      "a.xml <p>a?</p>",
      "b.xml <p>b?</p>",
      "test Two",
      "b.xml <p>b?</p>",
      "c.xml notInTest",
    ]);
    const identities = (await dataOf(files)).flatMap((piece) =>
      piece.piece === "question" ? [piece.question.identity] : [],
    );
    expect(identities).toEqual(["a.xml", "b.xml", "two.xml b.xml"]);
  });

  it("loses only the item whose file cannot be read", async () => {
    const files = [
      {
        name: "imsmanifest.xml",
        data: manifestOf({ "a.xml": itemType, "b.xml": itemType, "c.xml": itemType, "d.xml": itemType }),
      },
      { name: "a.xml", data: "<a" },
      { name: "b.xml", data: "<!DOCTYPE a><a/>" },
      { name: "c.xml", data: "<html/>" },
      { name: "d.xml", data: plainItem("D?") },
    ];
    expect(await told(files)).toEqual([
      "test null",
      "a.xml xmlRefused",
      "b.xml xmlRefused",
      "c.xml notItem",
      "d.xml <p>D?</p>",
    ]);
  });
});

describe("a single XML file of QTI", () => {
  const single = async (xml: string) => {
    const bytes = Buffer.from(xml);
    const { children: _, ...root } = parseXml(bytes, "");
    const source = { kind: "xml", bytes, root } as const;
    const pieces: RecordPiece[] = [];
    if (qtiReader.recognise(source) !== null)
      for await (const piece of qtiReader.read(source, { flatten: false })) pieces.push(piece);
    return { format: qtiReader.recognise(source), pieces };
  };

  it("is one question, or a test whose items are missing", async () => {
    const item = await single(plainItem("Alone?"));
    expect(item.format).toBe("qti-2.1");
    expect(item.pieces.map((piece) => (piece.piece === "question" ? piece.question.where : piece.piece))).toEqual([
      "test",
      "section",
      { identifier: "one" },
    ]);
    const test = await single(
      testOf(
        '<testPart identifier="P"><assessmentSection identifier="S" title="S">' +
          '<assessmentItemRef identifier="i" href="i.xml"/></assessmentSection></testPart>',
      ),
    );
    expect(test.pieces.flatMap((piece) => (piece.piece === "unused" ? [piece.question] : []))).toEqual([
      { where: { identifier: "i" }, title: null, outcome: "refused", reasons: [{ code: "fileMissing" }] },
    ]);
    expect(await single("<questestinterop/>")).toEqual({ format: null, pieces: [] });
  });
});

const ns = 'xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0"';
const third = (inside: string, attributes = "") =>
  `<qti-assessment-item ${ns} identifier="a" title="a" adaptive="false" time-dependent="false" ${attributes}>` +
  '<qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier">' +
  "<qti-correct-response><qti-value>n</qti-value></qti-correct-response></qti-response-declaration>" +
  '<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/>' +
  `${inside}<qti-response-processing ` +
  'template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml"/>' +
  "</qti-assessment-item>";
const body =
  '<qti-item-body><p class="qti-align-right" data-x-y="1" aria-label="z">It leaves.</p>' +
  '<qti-choice-interaction response-identifier="RESPONSE" max-choices="1" shuffle="true">' +
  '<qti-prompt>When?</qti-prompt><qti-simple-choice identifier="m">midnight</qti-simple-choice>' +
  '<qti-simple-choice identifier="n" fixed="true">noon</qti-simple-choice>' +
  "</qti-choice-interaction></qti-item-body>";
const reference = '<qti-assessment-stimulus-ref identifier="S" href="shared/letter.xml"/>';
const passage = {
  name: "q/shared/letter.xml",
  data:
    `<qti-assessment-stimulus ${ns} identifier="letter" title="Letter"><qti-stimulus-body><p>Dear Ann, ` +
    '<img src="a.png" alt=""/></p></qti-stimulus-body></qti-assessment-stimulus>',
};

describe("an item of QTI 3", () => {
  const read = async (xml: string, more: readonly PackedFile[] = []) =>
    (
      await dataOf([
        { name: "imsmanifest.xml", data: manifestOf({ "q/a.xml": "imsqti_item_xmlv3p0" }) },
        { name: "q/a.xml", data: xml },
        ...more,
      ])
    ).at(-1);

  it("is read as the same item of QTI 2, with the passage that it shares", async () => {
    expect(await read(third(reference + body, 'xml:lang="en"'), [passage])).toEqual({
      piece: "question",
      question: {
        where: { file: "q/a.xml", identifier: "a" },
        identity: "q/a.xml",
        title: "a",
        language: "en",
        stem: {
          html: '<p class="qti-align-right" data-x-y="1" aria-label="z">It leaves.</p><div>When?</div>',
        },
        asked: {
          kind: "single_choice",
          options: [
            { id: "m", content: { html: "midnight" } },
            { id: "n", content: { html: "noon" }, fixed: true },
          ],
          shuffle: true,
          shares: { n: 1 },
        },
        points: 1,
        stimulus: {
          id: "q/shared/letter.xml",
          title: "Letter",
          content: { html: '<p>Dear Ann, <img src="q/shared/a.png" alt=""></p>' },
        },
        changed: [{ code: "styleReduced", detail: "qti-align-right" }],
      },
    });
  });

  it("is refused without its passage", async () => {
    expect(await read(third(reference + body))).toMatchObject({
      question: { outcome: "refused", reasons: [{ code: "stimulusMissing", detail: "q/shared/letter.xml" }] },
    });
  });

  it("may have a calculator; other materials are noted", async () => {
    const materials = (more: string) =>
      "<qti-companion-materials-info><qti-calculator>" +
      `<qti-calculator-type>basic</qti-calculator-type></qti-calculator>${more}</qti-companion-materials-info>`;
    const styled = { code: "styleReduced", detail: "qti-align-right" };
    expect(await read(third(body + materials("")))).toMatchObject({
      question: { calculator: true, changed: [styled] },
    });
    expect(await read(third(body + materials("<qti-rule/>")))).toMatchObject({
      question: { calculator: true, changed: [{ code: "materialsLeftOut", detail: "rule" }, styled] },
    });
  });
});
