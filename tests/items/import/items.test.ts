import { describe, expect, it } from "vitest";
import { itemSchema } from "../../../src/contract/item/item";
import { readPackage } from "../../../src/items/import/qti/package";
import { importReportLines } from "../../../src/items/import/report-lines";
import { choices, declaration, entry, itemXml, mapResponse, packageOf, prompted, readOne } from "./fixtures";

const png = Buffer.concat([Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"), Buffer.from("the rest")]);
const molecule = (smiles: string, more = "") =>
  '<script src="https://cdn.example/RDKit_minimal.js"/><p><canvas id="k1" width="300" height="200"/></p>' +
  `<script>initRDKitModule().then(function(m){let/* */smiles="${smiles}";let mol=m.get_mol(smiles);` +
  `let d={};d["legend"]="";${more}mol.draw_to_canvas(document.getElementById("k1"),"");});</script>` +
  "<p>What is it?</p>";

describe("one item of each kind, whole", () => {
  it("single choice", async () => {
    const { item, report, reading } = await readOne({});
    expect(item).toEqual({
      item_id: "item",
      family: "custom",
      subject: "general",
      area: "general",
      skill: "little-package",
      body: {
        stem: { en: "<p>How many legs has a chair?</p>" },
        interaction: {
          type: "single_choice",
          options: [
            { option_id: "o1", content: { en: "Three" } },
            { option_id: "o2", content: { en: "Four" } },
            { option_id: "o3", content: { en: "Five" } },
          ],
          shuffle: false,
        },
        media: [],
        calculator: false,
      },
      key: { type: "single_choice", option_id: "o2" },
      expected_ms: 60_000,
      points: 1,
      source: { kind: "package", name: "Little Package", ref: "items/1.xml" },
    });
    expect(report).toEqual({ file: "items/1.xml", identifier: "one", outcome: "exact", reasons: [] });
    expect([reading.title, reading.language, reading.timeLimitMs, reading.media]).toEqual([
      "Little Package",
      "en",
      null,
      [],
    ]);
    expect(reading.digest).toMatch(/^[0-9a-f]{64}$/);
  });

  it("multiple choice with a prompt, shuffled", async () => {
    const { item, report } = await readOne({
      declaration: declaration("identifier", "multiple", ["c1", "c3"]),
      body: `<p>Look at the chairs.</p>${prompted("Which are <b>odd</b>?", choices('maxChoices="0" shuffle="true"'))}`,
    });
    expect([item?.body.stem, item?.body.interaction, item?.key, report?.outcome]).toEqual([
      { en: "<p>Look at the chairs.</p><div>Which are <b>odd</b>?</div>" },
      {
        type: "multiple_choice",
        options: [
          { option_id: "o1", content: { en: "Three" } },
          { option_id: "o2", content: { en: "Four" } },
          { option_id: "o3", content: { en: "Five" } },
        ],
        shuffle: true,
        max_choices: 0,
      },
      { type: "multiple_choice", option_ids: ["o1", "o3"] },
      "exact",
    ]);
  });

  it("text entry within a sentence, scored by its mapping", async () => {
    const mapping =
      '<mapping defaultValue="0">' +
      '<mapEntry mapKey="four" mappedValue="2" caseSensitive="false"/>' +
      '<mapEntry mapKey="4" mappedValue="2" caseSensitive="false"/>' +
      '<mapEntry mapKey="five" mappedValue="0"/></mapping>';
    const { item, report } = await readOne({
      declaration: declaration("string", "single", ["four"], mapping),
      body: `<p>A chair has ${entry.replace(/<\/?p>/g, "")} legs.</p>`,
      processing: mapResponse,
    });
    expect([item?.body.stem, item?.body.interaction, item?.key, item?.expected_ms, report?.outcome]).toEqual([
      { en: '<p>A chair has <span style="border-bottom:1px solid;padding:0 2em">\u00a0</span> legs.</p>' },
      { type: "text_entry", max_length: 200 },
      { type: "text_entry", accepted: ["four", "4"], case_sensitive: false },
      45_000,
      "exact",
    ]);
  });

  it("number entry", async () => {
    const { item, report } = await readOne({
      declaration: declaration("float", "single", ["-2.50"]),
      body: `<p>Is \\(\\frac{5}{2}\\) less than nothing?</p>${entry}`,
    });
    expect([item?.body.stem, item?.body.interaction, item?.key, report?.outcome]).toEqual([
      { en: "<p>Is <math><mfrac><mn>5</mn><mn>2</mn></mfrac></math> less than nothing?</p>" },
      { type: "numeric_entry", max_length: 40 },
      { type: "numeric_entry", value: -2.5, tolerance: 0, accepted: [] },
      "exact",
    ]);
  });
});

describe("contents of an item", () => {
  it("pictures are recognised by their bytes, and stored once by hash", async () => {
    const { item, reading } = await readOne(
      {
        body:
          '<p>Look: <img src="../pics/a%20chair.jpg" alt="A &lt;chair&gt;" width="20"/> ' +
          `<object type="image/png" data="../pics/a%20chair.jpg">Again</object></p>${choices()}`,
      },
      [{ name: "pics/a chair.jpg", data: png }],
    );
    const [stored] = reading.media;
    expect(reading.media).toEqual([{ sha256: expect.stringMatching(/^[0-9a-f]{64}$/), type: "image/png", bytes: png }]);
    const id = stored?.sha256.slice(0, 24);
    expect(item?.body.media).toEqual([{ media_id: id, type: "image/png", sha256: stored?.sha256 }]);
    expect(item?.body.stem).toEqual({
      en:
        `<p>Look: <img src="media:${id}" alt="A &lt;chair&gt;" width="20" /> ` +
        `<img src="media:${id}" alt="Again" /></p>`,
    });
  });

  it("SVG files lose scripts", async () => {
    const good =
      '<?xml version="1.0"?><!-- made -->' +
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="boom()">' +
      '<title>x</title><path d="M0 0L9 9"/></svg>';
    const { reading } = await readOne({ body: `<p><img src="a.svg" alt=""/></p>${choices()}` }, [
      { name: "items/a.svg", data: good },
    ]);
    expect(reading.media.map((media) => [media.type, media.bytes.toString()])).toEqual([
      ["image/svg+xml", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0L9 9"></path></svg>'],
    ]);
  });

  it("a molecule is redrawn without its name", async () => {
    const { item, report } = await readOne({
      declaration: declaration("string", "single", ["alanine"]),
      body: `${molecule("C[C@@H](C(=O)O)N")}${entry}`,
    });
    expect([report?.outcome, report?.reasons.map((reason) => reason.code)]).toEqual([
      "normalised",
      ["scriptRemoved", "pictureRedrawn"],
    ]);
    const stem = item?.body.stem.en ?? "";
    expect(stem).toMatch(
      /^<p><svg viewBox="[\d. -]+" width="\d+" height="\d+" role="img" aria-label="Structure drawing of a molecule"/,
    );
    expect(stem.match(/>[^<>]+</g)?.map((text) => text.slice(1, -1))).toEqual(
      expect.arrayContaining(["N", "O", "H", "What is it?"]),
    );
    expect(stem).not.toMatch(/smiles|C\(=O\)|alanine|script|canvas|class=|id=/i);
    expect((stem.match(/<line/g) ?? []).length).toBeGreaterThan(5);
  });

  it("the language is found by name or by its letters", async () => {
    const language = async (root: string, text: string) =>
      (await readOne({ root, body: `<p>${text}</p>${choices()}` })).reading.language;
    expect([
      await language('xml:lang="zh-CN"', "Chair"),
      await language("", "一把椅子有几条腿？请选择一个正确的答案，从下面的选项中选出"),
      await language('xml:lang="en"', "一把椅子有几条腿？"),
    ]).toEqual(["zh", "zh", "en"]);
  });
});

describe("a package", () => {
  it("gives the same ids each time, and other ids in another package", async () => {
    const zip = await packageOf([itemXml(), itemXml()]);
    const [once, again, other] = [
      await readPackage(zip),
      await readPackage(zip),
      await readPackage(await packageOf([itemXml()])),
    ];
    expect(once).toEqual(again);
    expect(new Set([...once.items, ...other.items].map((item) => item.item_id)).size).toBe(3);
    expect(once.items.map((item) => itemSchema.safeParse(item).success)).toEqual([true, true]);
  });

  it("goes on after an unusable item, and reports it in both languages", async () => {
    const padded = itemXml({ declaration: declaration("identifier", "single", ["c002"]) });
    const reading = await readPackage(
      await packageOf([itemXml(), padded, itemXml({ body: "<p>x</p>" }), "<a", "<!DOCTYPE a><a/>"]),
      { subject: "furniture" },
    );
    expect(reading.items.map((item) => [item.subject, item.source.ref])).toEqual([
      ["furniture", "items/1.xml"],
      ["furniture", "items/2.xml"],
    ]);
    expect(importReportLines(reading, "en")).toEqual([
      "Little Package: 5 items; 1 read exactly, 1 with changes, 3 refused.",
      "Refused (3):",
      "  - The item has nothing to answer. [1] 3.xml",
      "  - The item's XML cannot be read safely. (xmlUnreadable) [1] 4.xml",
      "  - The item's XML cannot be read safely. (doctypeRefused) [1] 5.xml",
      "Read with changes (1):",
      "  - The key writes its choice with leading zeros (answer_004 for answer_4); it was matched by number. [1] 2.xml",
    ]);
    expect(importReportLines(reading, "zh").slice(0, 3)).toEqual([
      "Little Package：共 5 题；原样读入 1 题，调整后读入 1 题，拒绝 3 题。",
      "拒绝（3）：",
      "  - 题目没有可作答的内容。 [1] 3.xml",
    ]);
  });

  it("names a dozen files and counts the rest", async () => {
    const reading = await readPackage(await packageOf(Array.from({ length: 14 }, () => itemXml({ body: "<p>x</p>" }))));
    expect(importReportLines(reading, "en").slice(1)).toEqual([
      "Nothing in this package can be used, so no test was made.",
      "Refused (14):",
      "  - The item has nothing to answer. [14] 1.xml, 2.xml, 3.xml, 4.xml, 5.xml, 6.xml, 7.xml, 8.xml, " +
        "9.xml, 10.xml, 11.xml, 12.xml, and 2 more",
    ]);
  });
});
