import { describe, expect, it } from "vitest";
import {
  asks,
  choices,
  mapping,
  mapResponse,
  option,
  otherwise,
  isRight,
  response,
  rules,
  set,
  shows,
  value,
  variable,
  when,
} from "./builders";

const picture = '<object type="image/png" data="../pics/a%20map.png" width="200" height="100">A map</object>';
const spots =
  '<hotspotChoice identifier="a" shape="rect" coords="30,40,10,20"/>' +
  '<hotspotChoice identifier="b" shape="circle" coords="100, 50, 8"/>' +
  '<hotspotChoice identifier="c" shape="poly" coords="0,0,9,0,9,9,0,0"/>';
const hotspot = (attributes = 'maxChoices="1"', inside = spots) =>
  `<hotspotInteraction responseIdentifier="RESPONSE" ${attributes}><prompt>Where?</prompt>` +
  `${picture}${inside}</hotspotInteraction>`;
const files = [{ name: "pics/a map.png", data: "png" }];
const shapes = [
  { id: "a", shape: "rect", left: 10, top: 20, right: 30, bottom: 40 },
  { id: "b", shape: "circle", x: 100, y: 50, radius: 8 },
  {
    id: "c",
    shape: "polygon",
    points: [
      [0, 0],
      [9, 0],
      [9, 9],
    ],
  },
];
const asked = (right: readonly string[], most: number) => ({
  kind: "hot_spot",
  picture: "pics/a map.png",
  size: [200, 100],
  spots: shapes,
  right,
  most,
});

describe("spots on a picture", () => {
  it("may have one right spot", async () => {
    const item = { responses: response("identifier", ["b"]), body: `<p>Look.</p>${hotspot()}` };
    expect(await asks(item, files)).toEqual({ asked: asked(["b"], 1), points: 1, changed: ["pictureTextLeftOut"] });
    expect(await shows(item, files)).toEqual({
      stem: "<p>Look.</p><div>Where?</div>",
      changed: [{ code: "pictureTextLeftOut", detail: "A map" }],
    });
  });

  it("may have several right spots that must all be chosen", async () => {
    expect(
      await asks({ responses: response("identifier multiple", ["b", "c"]), body: hotspot('maxChoices="0"') }, files),
    ).toEqual({ asked: asked(["b", "c"], 0), points: 1, changed: ["pictureTextLeftOut"] });
  });

  it("are refused with partial credit, or with an area that cannot be drawn", async () => {
    const part = mapping({ b: 2, a: 1 });
    expect(
      await asks({ responses: response("identifier", ["b"], part), body: hotspot(), processing: mapResponse }, files),
    ).toBe("partialCredit");
    expect(
      await asks(
        { responses: response("identifier", ["b"]), body: hotspot("", spots.replace('"circle"', '"ellipse"')) },
        files,
      ),
    ).toBe("areaUnsupported: ellipse 100, 50, 8");
    expect(
      await asks(
        { responses: response("identifier", ["b"]), body: hotspot("", spots.replace('"rect"', '"default"')) },
        files,
      ),
    ).toBe("areaUnsupported: default 30,40,10,20");
    expect(await asks({ responses: response("identifier", ["b"]), body: hotspot().replace(picture, "") })).toBe(
      "mediaMissing",
    );
  });
});

const hottext = (attributes = 'maxChoices="1"') =>
  `<hottextInteraction responseIdentifier="RESPONSE" ${attributes}><prompt>Which is a verb?</prompt>` +
  '<p>The <hottext identifier="a">cat</hottext> <hottext identifier="b"><i>sat</i></hottext> here.</p>' +
  "</hottextInteraction>";
const words = [option("a", "cat"), option("b", "<i>sat</i>")];

describe("words to mark in a text", () => {
  it("become a choice of these words below the text, with a note", async () => {
    const item = { responses: response("identifier", ["b"]), body: `${hottext()}<p>End.</p>` };
    expect(await asks(item)).toEqual({
      asked: { kind: "single_choice", options: words, shuffle: false, shares: { b: 1 } },
      points: 1,
      changed: ["hottextAsChoices"],
    });
    expect(await shows(item)).toMatchObject({
      stem: "<div>Which is a verb?</div><p>The cat <i>sat</i> here.</p><p>End.</p>",
    });
  });

  it("become a multiple choice if several may be marked", async () => {
    expect(
      await asks({ responses: response("identifier multiple", ["a", "b"]), body: hottext('maxChoices="2"') }),
    ).toEqual({
      asked: {
        kind: "multiple_choice",
        options: words,
        shuffle: false,
        most: 2,
        marking: "whole",
        shares: { a: 0.5, b: 0.5 },
      },
      points: 1,
      changed: ["hottextAsChoices"],
    });
  });
});

describe("a slider", () => {
  const slider = (attributes = 'lowerBound="0" upperBound="100" step="5"') => ({
    responses: response("integer", ["40"]),
    body:
      `<sliderInteraction responseIdentifier="RESPONSE" ${attributes}>` +
      "<prompt>How warm?</prompt></sliderInteraction>",
    processing: rules(
      when(
        `<equal toleranceMode="absolute" tolerance="5">${variable()}<correct identifier="RESPONSE"/></equal>`,
        set(value(1)),
      ),
    ),
  });

  it("becomes a number with the ends of its scale in the prompt, with a note", async () => {
    expect(await asks(slider())).toEqual({
      asked: { kind: "numeric_entry", intervals: [{ value: 40, low: 35, high: 45, share: 1 }] },
      points: 1,
      changed: ["sliderAsNumber"],
    });
    expect(await shows(slider())).toMatchObject({
      stem: "How warm?<p>0 – 100</p>",
      changed: [{ code: "sliderAsNumber", detail: "0–100, 5" }],
    });
  });

  it("is refused without ends", async () => {
    expect(await asks(slider(""))).toBe("responseTypeUnsupported: sliderInteraction");
  });
});

describe("an unsupported interaction", () => {
  it("is refused with its name", async () => {
    const kinds = [
      "uploadInteraction",
      "drawingInteraction",
      "mediaInteraction",
      "customInteraction",
      "portableCustomInteraction",
      "endAttemptInteraction",
      "graphicOrderInteraction",
      "graphicAssociateInteraction",
      "positionObjectInteraction",
    ];
    for (const kind of kinds)
      expect(
        await asks({ responses: response("identifier", []), body: `<p>x</p><${kind} responseIdentifier="RESPONSE"/>` }),
      ).toBe(`interactionUnsupported: ${kind}`);
    const body = `<p>x</p>${choices(["one", "two"])}`;
    const one = { responses: response("identifier", ["a"]), body };
    expect(await asks({ ...one, responses: `${one.responses}<templateDeclaration identifier="n"/>` })).toBe(
      "templated: templateDeclaration",
    );
    expect(await asks({ ...one, body: `<p><printedVariable identifier="n"/></p>${body}` })).toBe(
      "templated: printedVariable",
    );
    expect(await asks({ ...one, body: "<p>Only text</p>" })).toBe("noInteraction");
    expect(await asks({ ...one, processing: rules(when(isRight(), set(value(1))), otherwise("")) })).toBe(
      "processingUnsupported: responseElse",
    );
  });
});
