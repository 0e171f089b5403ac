import { describe, expect, it } from "vitest";
import { asks, mapping, mapResponse, option, response, shows } from "./builders";

const files = [{ name: "pics/map.png", data: "png" }];
const picture = (size = 'width="300" height="150"') =>
  `<object type="image/png" data="../pics/map.png" ${size}>Map</object>`;
const place = (id: string, shape: string, coords: string, most = 1) =>
  `<associableHotspot identifier="${id}" shape="${shape}" coords="${coords}" matchMax="${most}"/>`;
const item = ({ map = picture(), most = 1, points = "", key = ["N s1", "S s2"] } = {}) => ({
  responses: response("directedPair multiple", key, points),
  body:
    `<graphicGapMatchInteraction responseIdentifier="RESPONSE"><prompt>Label it.</prompt>${map}` +
    '<gapText identifier="N" matchMax="1">north</gapText><gapText identifier="S" matchMax="1">south</gapText>' +
    `${place("s1", "rect", "10,10,50,30", most)}${place("s2", "circle", "200,100,20")}</graphicGapMatchInteraction>`,
  ...(points === "" ? {} : { processing: mapResponse }),
});
const words = [option("N", "north"), option("S", "south")];
const gap = (id: string, right: string, weight = 1) => ({
  id,
  weight,
  kind: "choice",
  options: words,
  shares: { [right]: 1 },
});
const mark = (id: string) => `\u{F0000}${id}\u{F0001}`;
const number = (x: number, y: number, n: number) =>
  `<text x="${x}" y="${y}" font-size="10" text-anchor="middle" dominant-baseline="central" ` +
  `fill="currentColor">${n}</text>`;

describe("words to put on places of a picture", () => {
  it("become gaps beside the picture, with a drawing of the places, named", async () => {
    expect(await asks(item(), files)).toEqual({
      asked: { kind: "gaps", gaps: [gap("s1", "N"), gap("s2", "S")], marking: "whole" },
      points: 1,
      changed: ["placesAsGaps"],
    });
    expect(await shows(item(), files)).toEqual({
      stem:
        '<div>Label it.</div><div><img src="pics/map.png" alt="Map" width="300" height="150"></div>' +
        '<div><svg viewBox="0 0 300 150" width="300" height="150" role="img" aria-label="1, 2">' +
        '<g fill="none" stroke="currentColor"><rect x="0" y="0" width="300" height="150"/>' +
        '<rect x="10" y="10" width="40" height="20"/><circle cx="200" cy="100" r="20"/></g>' +
        `${number(30, 20, 1)}${number(200, 100, 2)}</svg></div>` +
        `<div>1: ${mark("s1")}</div><div>2: ${mark("s2")}</div>`,
      changed: [{ code: "placesAsGaps" }],
    });
  });

  it("earn what a mapping says of each place", async () => {
    expect(await asks(item({ points: mapping({ "N s1": 2, "S s2": 1 }) }), files)).toEqual({
      asked: { kind: "gaps", gaps: [gap("s1", "N", 2), gap("s2", "S")], marking: "shares" },
      points: 3,
      changed: ["placesAsGaps"],
    });
  });

  it("are refused without the size of the picture, with a free place, or with several words at one", async () => {
    expect(await asks(item({ map: picture("") }), files)).toBe("interactionUnsupported: graphicGapMatchInteraction");
    expect(await asks(item({ map: "" }), files)).toBe("mediaMissing");
    expect(await asks(item({ key: ["N s1"] }), files)).toBe("gapWithoutKey");
    expect(await asks(item({ points: mapping({ "N s1": 1, "S s2": 1 }), most: 2 }), files)).toBe("pairsTangled");
  });
});
