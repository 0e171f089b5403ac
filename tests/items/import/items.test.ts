import { describe, expect, it } from "vitest";
import { itemSchema } from "../../../src/contract/item/item";
import { choices, declaration, entry, itemXml, mapResponse, packageOf, prompted, readOne } from "./fixtures";
import { readPackage } from "./package-reading";

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
    expect(report).toEqual({ file: "items/1.xml", outcome: "exact", reasons: [] });
    expect([reading.title, reading.language, reading.timeLimitMs, reading.media]).toEqual([
      "Little Package",
      "en",
      null,
      [],
    ]);
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
      "changed",
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
});
