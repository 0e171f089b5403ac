import { describe, expect, it } from "vitest";
import { asks, choices, entry, response, shows } from "./builders";

const words = '<gapText identifier="a" matchMax="1">A</gapText><gapText identifier="b" matchMax="1">B</gapText>';
const filled = (limit: string) => ({
  responses: response("directedPair multiple", ["a g1", "b g2"]),
  body:
    `<gapMatchInteraction responseIdentifier="RESPONSE" ${limit}>${words}` +
    '<p><gap identifier="g1"/> and <gap identifier="g2"/></p></gapMatchInteraction>',
});

describe("limits of an interaction", () => {
  it("on the words in gaps make a question refused if not all gaps may be filled", async () => {
    expect(await asks(filled('maxAssociations="1"'))).toBe("tooManyCorrect: 2 > 1");
    expect(await asks(filled('maxAssociations="2" minAssociations="2"'))).toMatchObject({
      changed: ["minChoicesLeftOut", "gapMatchAsChoices"],
    });
  });

  it("on the digits of a number make all systems except the decimal one refused", async () => {
    const number = (base: string) => ({
      responses: response("integer", ["10"]),
      body: `<p>Ten is ${entry("RESPONSE", `base="${base}"`)}.</p>`,
    });
    expect(await asks(number("2"))).toBe("numeralsUnsupported: 2");
    expect(await asks(number("10"))).toMatchObject({ asked: { intervals: [{ value: 10, low: 10, high: 10 }] } });
  });
});

describe("a field that is alone in a cell or a list entry", () => {
  const typed = (body: string) => shows({ responses: response("string", ["x"]), body });
  const blank = '<span style="border-bottom:1px solid;padding:0 2em">\u00a0</span>';

  it("leaves a blank in its place", async () => {
    const table = (cell: string) => `<table><tr><td>1</td><td>a</td></tr><tr><td>2</td><td>${cell}</td></tr></table>`;
    expect(await typed(table(entry()))).toEqual({ stem: table(blank), changed: [] });
    const list = (last: string) => `<ol><li>a</li><li>${last}</li></ol>`;
    expect(await typed(list(entry()))).toEqual({ stem: list(blank), changed: [] });
  });

  it("leaves nothing in a cell with choices", async () => {
    const body = `<table><tr><td>Which?</td></tr><tr><td>${choices(["one", "two"])}</td></tr></table>`;
    expect(await shows({ responses: response("identifier", ["a"]), body })).toMatchObject({
      stem: "<table><tr><td>Which?</td></tr></table>",
    });
  });
});
