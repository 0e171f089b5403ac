import { describe, expect, it } from "vitest";
import { asks, entry, response } from "./builders";

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
