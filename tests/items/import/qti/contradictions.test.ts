import { describe, expect, it } from "vitest";
import {
  asks,
  entry,
  mapping,
  mapResponse,
  response,
  rules,
  set,
  shows,
  template,
  value,
  variable,
  when,
} from "./builders";

const picture = '<object type="image/png" data="../a.png" width="200" height="100"/>';
const files = [{ name: "a.png", data: "png" }];

describe("an item of QTI 2 that contradicts itself", () => {
  it("is refused if the declared words of its gaps do not earn all the points", async () => {
    const gaps = (key: readonly string[]) => ({
      responses: response("directedPair multiple", key, mapping({ "u G1": 1, "d G2": 2 })),
      body:
        '<gapMatchInteraction responseIdentifier="RESPONSE"><gapText identifier="u" matchMax="1">up</gapText>' +
        '<gapText identifier="d" matchMax="1">down</gapText>' +
        '<p>Smoke goes <gap identifier="G1"/>, stones <gap identifier="G2"/>.</p></gapMatchInteraction>',
      processing: mapResponse,
    });
    expect(await asks(gaps(["u G1", "d G2"]))).toMatchObject({ points: 3 });
    expect(await asks(gaps([]))).toMatchObject({ points: 3 });
    expect(await asks(gaps(["u G1"]))).toBe("keyContradicted");
    expect(await asks(gaps(["u G2", "d G1"]))).toBe("keyContradicted");
  });

  it("is refused if the declared point is in no area that earns all the points", async () => {
    const point = (key: string) => ({
      responses: response(
        "point",
        [key],
        '<areaMapping defaultValue="0"><areaMapEntry shape="rect" coords="10,20,30,40" mappedValue="0"/>' +
          '<areaMapEntry shape="circle" coords="100,50,8" mappedValue="2"/></areaMapping>',
      ),
      body:
        `<p>Where?</p><selectPointInteraction responseIdentifier="RESPONSE" ` +
        `maxChoices="1">${picture}</selectPointInteraction>`,
      processing: template("map_response_point"),
    });
    expect(await asks(point("101 51"), files)).toMatchObject({ points: 2 });
    expect(await asks(point("15 25"), files)).toBe("keyContradicted");
    expect(await asks(point("x 50"), files)).toBe("keyContradicted");
  });

  it("is refused if several may be chosen and its response takes one", async () => {
    const words =
      '<hottextInteraction responseIdentifier="RESPONSE" maxChoices="2"><p><hottext identifier="a">cat</hottext> ' +
      '<hottext identifier="b">sat</hottext></p></hottextInteraction>';
    const spots =
      `<p>Where?</p><hotspotInteraction responseIdentifier="RESPONSE" maxChoices="2">${picture}` +
      '<hotspotChoice identifier="a" shape="circle" coords="9,9,5"/>' +
      '<hotspotChoice identifier="b" shape="circle" coords="50,9,5"/></hotspotInteraction>';
    const one = response("identifier", ["b"]);
    expect(await asks({ responses: one, body: words })).toBe("responseTypeUnsupported: maxChoices");
    expect(await asks({ responses: one, body: spots }, files)).toBe("responseTypeUnsupported: maxChoices");
  });
});

describe("a typed answer of QTI 2", () => {
  const number = (type: string, key: string, tolerance: string) => ({
    responses: response(type, [key]),
    body: `<p>How many? ${entry()}</p>`,
    processing: rules(
      when(
        `<equal toleranceMode="absolute" tolerance="${tolerance}">${variable()}<correct ` +
          `identifier="RESPONSE"/></equal>`,
        set(value(1)),
      ),
    ),
  });

  it("notes that fractions may be typed for an integer, and refuses a key that is no integer", async () => {
    const asked = { kind: "numeric_entry", intervals: [{ value: 12, low: 10, high: 14, share: 1 }] };
    expect(await asks(number("integer", "12", "2"))).toEqual({
      asked,
      points: 1,
      changed: ["wholeNumbersNotEnforced"],
    });
    expect(await asks(number("float", "12", "2"))).toEqual({ asked, points: 1, changed: [] });
    expect(await asks(number("integer", "12", "0"))).toMatchObject({ changed: [] });
    expect(await asks(number("integer", "12.5", "2"))).toBe("numberUnreadable: 12.5");
  });

  it("notes the placeholder of its field", async () => {
    expect(
      await shows({
        responses: response("string", ["four"]),
        body: `<p>How many? ${entry("RESPONSE", 'placeholderText="a word"')}</p>`,
      }),
    ).toMatchObject({ changed: [{ code: "placeholderLeftOut", detail: "a word" }] });
  });

  it("notes text after a field on its own line, but not after a blank in a sentence", async () => {
    const body = (text: string) => ({ responses: response("string", ["four"]), body: text });
    expect(await shows(body(`<p>How many?</p><p>${entry()}</p><p>Think.</p>`))).toEqual({
      stem: "<p>How many?</p><p>Think.</p>",
      changed: [{ code: "textMoved" }],
    });
    expect(await shows(body(`<p>How many? ${entry()}</p><p>Think.</p>`))).toMatchObject({ changed: [] });
    expect(
      await shows({ ...number("float", "3", "1"), body: `<p>How far?</p><p>${entry()} km</p><p>Think.</p>` }),
    ).toEqual({ stem: "<p>How far?</p><p>Think.</p>", changed: [{ code: "textMoved" }] });
  });
});
