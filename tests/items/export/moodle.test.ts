import { describe, expect, it } from "vitest";
import type { Item } from "../../../src/contract/item/item";
import { elementIn, itemOf, moodleOf, optionsOf, picture, pictureSha256, sectionOf, testOf } from "./exported";

const questionIn = async (item: Item): Promise<string> => {
  const xml = await moodleOf(testOf([sectionOf([item])]));
  return xml.slice(xml.indexOf("<question", xml.indexOf('type="category"')), xml.lastIndexOf("</quiz>")).trim();
};
const answersIn = (xml: string): string[] =>
  [...xml.matchAll(/<answer fraction="([^"]*)"[^>]*><text>([^<]*)<\/text>/g)].map(
    ([, fraction = "", text = ""]) => `${fraction}: ${text}`,
  );
const options = optionsOf("four", "five", "six");

describe("a question in Moodle XML", () => {
  it("writes the credit of a single choice in percent", async () => {
    const xml = await questionIn(
      itemOf(
        { type: "single_choice", options, shuffle: true },
        { type: "single_choice", option_id: "o1", credit: { o2: 1 / 3, o3: -0.5 }, lowest: -0.25 },
        { points: 2, explanation: { en: "<p>Counted.</p>" } },
      ),
    );
    expect(xml).toBe(
      '<question type="multichoice"><name><text>Stem</text></name>' +
        '<questiontext format="html"><text>&lt;p&gt;Stem&lt;/p&gt;</text></questiontext>' +
        '<generalfeedback format="html"><text>&lt;p&gt;Counted.&lt;/p&gt;</text></generalfeedback>' +
        "<defaultgrade>2</defaultgrade><penalty>0</penalty><hidden>0</hidden><single>true</single>" +
        "<shuffleanswers>true</shuffleanswers><answernumbering>none</answernumbering>" +
        '<answer fraction="100" format="html"><text>four</text></answer>' +
        '<answer fraction="33.3333333" format="html"><text>five</text></answer>' +
        '<answer fraction="-25" format="html"><text>six</text></answer></question>',
    );
  });

  it("makes a wrong choice cost all points if all options must be right", async () => {
    const interaction = { type: "multiple_choice", options, shuffle: false, max_choices: 0 } as const;
    const xml = await questionIn(itemOf(interaction, { type: "multiple_choice", option_ids: ["o1", "o3"] }));
    expect(answersIn(xml)).toEqual(["50: four", "-100: five", "50: six"]);
    expect(xml).toContain("<single>false</single>");
  });

  it("writes typed answers without wildcards and numbers with their tolerance", async () => {
    const text = await questionIn(
      itemOf(
        { type: "text_entry", max_length: 20 },
        { type: "text_entry", accepted: ["2*3", "six"], case_sensitive: true, credit: { six: 0.5 } },
      ),
    );
    expect(answersIn(text)).toEqual([String.raw`100: 2\*3`, "50: six"]);
    expect(text).toContain("<usecase>1</usecase>");
    const number = await questionIn(
      itemOf(
        { type: "numeric_entry", max_length: 10, unit: { en: "cm" } },
        {
          type: "numeric_entry",
          value: 10,
          tolerance: 0,
          low: 9,
          high: 13,
          accepted: [],
          also: [{ value: 20, tolerance: 1, credit: 0.5 }],
        },
      ),
    );
    expect(
      [...number.matchAll(/<text>([\d.]+)<\/text><tolerance>([\d.]+)/g)].map(([, one, other]) => [one, other]),
    ).toEqual([
      ["10", "0"],
      ["11", "2"],
      ["20", "1"],
    ]);
    expect(elementIn(number, "units")).toBe(
      "<units><unit><multiplier>1</multiplier><unit_name>cm</unit_name></unit></units>",
    );
  });

  it("writes gaps as embedded answers with whole weights", async () => {
    const xml = await questionIn(
      itemOf(
        {
          type: "gaps",
          gaps: [
            { gap_id: "a", kind: "text", max_length: 20 },
            { gap_id: "b", kind: "number", max_length: 10 },
            { gap_id: "c", kind: "choice", options: optionsOf("x", "a ~ b} #") },
          ],
        },
        {
          type: "gaps",
          gaps: {
            a: { kind: "text", accepted: ["red"], case_sensitive: true },
            b: { kind: "number", value: 3, tolerance: 0.5 },
            c: { kind: "choice", option_id: "o2", credit: { o1: 0.5 } },
          },
          weights: { a: 1.5, b: 0.5 },
        },
        { points: 3, body: { stem: { en: "<p>{{a}} and {{b}}, or {{c}}</p>" } } },
      ),
    );
    expect(xml).toContain('<question type="cloze">');
    expect(elementIn(xml, "text").length).toBeGreaterThan(0);
    expect(xml).toContain(
      "&lt;p&gt;{3:SHORTANSWER_C:%100%red} and {1:NUMERICAL:%100%3:0.5}, or " +
        String.raw`{2:MULTICHOICE:%50%x~%100%a \~ b\} \#}&lt;/p&gt;`,
    );
  });

  it("writes pairs with spare targets, groups and orders", async () => {
    const match = await questionIn(
      itemOf(
        { type: "match", sources: optionsOf("heart", "lung"), targets: optionsOf("pumps", "breathes", "thinks") },
        {
          type: "match",
          pairs: [
            ["o1", "o1"],
            ["o2", "o2"],
          ],
        },
      ),
    );
    expect(
      [...match.matchAll(/<subquestion format="html"><text>([^<]*)<\/text><answer><text>([^<]*)/g)].map(
        ([, one, other]) => [one, other],
      ),
    ).toEqual([
      ["heart", "pumps"],
      ["lung", "breathes"],
    ]);
    expect(match).toContain('<subquestion format="html"><text/><answer><text>thinks</text></answer></subquestion>');
    const order = await questionIn(
      itemOf({ type: "order", options: optionsOf("b", "a") }, { type: "order", option_ids: ["o2", "o1"] }),
    );
    expect(order).toContain('<question type="ordering">');
    expect(order).toContain("<gradingtype>ABSOLUTE_POSITION</gradingtype>");
    expect(answersIn(order)).toEqual(["1: a", "2: b"]);
  });

  it("includes the pictures of texts, and writes sections as categories", async () => {
    const item = itemOf(
      { type: "single_choice", options, shuffle: false },
      { type: "single_choice", option_id: "o1" },
      {
        body: {
          stem: { en: '<p><img src="media:p" alt="a map"></p>' },
          media: [{ media_id: "p", type: "image/gif", sha256: pictureSha256 }],
        },
      },
    );
    const sections = ["One/two", "Three"].map((en) => sectionOf([item], { title: { en } }));
    const xml = await moodleOf(testOf(sections));
    const name = `${"a".repeat(24)}.gif`;
    expect(elementIn(xml, "questiontext")).toBe(
      '<questiontext format="html">' +
        `<text>&lt;p&gt;&lt;img src="@@PLUGINFILE@@/${name}" alt="a map"/&gt;&lt;/p&gt;</text>` +
        `<file name="${name}" path="/" encoding="base64">${picture.toString("base64")}</file></questiontext>`,
    );
    expect([...xml.matchAll(/<category><text>([^<]*)/g)].map(([, path]) => path)).toEqual([
      "$course$/top/A test/One//two",
      "$course$/top/A test/Three",
    ]);
  });
});
