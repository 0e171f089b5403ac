import { describe, expect, it } from "vitest";
import { gapMark } from "../../../../src/items/import/record";
import {
  asks,
  choices,
  entry,
  mapping,
  mapResponse,
  matchCorrect,
  option,
  response,
  shows,
  type WrittenItem,
} from "./builders";

const set = (names: readonly string[], texts: readonly string[]): string =>
  `<simpleMatchSet>${names
    .map(
      (name, place) =>
        `<simpleAssociableChoice identifier="${name}" matchMax="0">${texts[place]}</simpleAssociableChoice>`,
    )
    .join("")}</simpleMatchSet>`;
const groups = (points: Readonly<Record<string, number>>, bounds = 'lowerBound="0"'): WrittenItem => ({
  responses: response("directedPair multiple", ["s1 t1", "s2 t2"], mapping(points, `defaultValue="0" ${bounds}`)),
  body:
    '<matchInteraction responseIdentifier="RESPONSE" data-interaction="categorise"><prompt>Sort</prompt>' +
    `${set(["s1", "s2", "s3"], ["cat", "oak", "stone"])}${set(["t1", "t2"], ["animal", "plant"])}</matchInteraction>`,
  processing: mapResponse,
});
const right = { "s1 t1": 1, "s2 t2": 1 };

describe("a kind of question that shares its element of QTI with another", () => {
  it("is sorting into groups if the element is marked so", async () => {
    const asked = {
      kind: "categorise",
      options: [option("s1", "cat"), option("s2", "oak"), option("s3", "stone")],
      categories: [option("t1", "animal"), option("t2", "plant")],
      placements: { s1: "t1", s2: "t2" },
    };
    const strays = { "s3 t1": -1, "s3 t2": -1 };
    expect(await asks(groups({ ...right, ...strays }))).toEqual({
      asked: { ...asked, marking: "shares" },
      points: 2,
      changed: [],
    });
    expect(await asks({ ...groups(right), processing: matchCorrect })).toMatchObject({
      asked: { ...asked, marking: "whole" },
      points: 1,
    });
  });

  it("is refused if its groups are not scored by shares", async () => {
    expect(await asks(groups({ ...right, "s3 t1": -0.5 }))).toBe("pairsUnequal");
    expect(await asks(groups({ ...right, "s1 t2": -1 }))).toBe("pairsUnequal");
    expect(await asks(groups({ "s1 t1": 1, "s2 t2": 2 }))).toBe("pairsUnequal");
    expect(await asks(groups(right, 'lowerBound="-1"'))).toBe("partialCredit");
  });

  it("is a gap of the text if the only field is marked so", async () => {
    const item = (attributes: string): WrittenItem => ({
      responses: response("string", ["two"], mapping({ two: 1 }, 'defaultValue="0"', 'caseSensitive="false"')),
      body: `<p>One and ${entry("RESPONSE", attributes)} make three.</p>`,
      processing: mapResponse,
    });
    expect(await shows(item('data-interaction="gaps"'))).toEqual({
      stem: `<p>One and ${gapMark("RESPONSE")} make three.</p>`,
      changed: [],
    });
    expect(await asks(item('data-interaction="gaps"'))).toMatchObject({ asked: { kind: "gaps", marking: "shares" } });
    expect(await asks(item(""))).toMatchObject({ asked: { kind: "text_entry" } });
  });
});

describe("a number with a unit", () => {
  const item = (field: string): WrittenItem => ({
    responses: response("float", ["12"]),
    body: `<p>How long is it?</p>${field}`,
  });

  it("has the unit that follows the field as the only text", async () => {
    expect(await asks(item(`<div>${entry()} cm²</div>`))).toMatchObject({
      asked: { kind: "numeric_entry", unit: "cm²" },
    });
    expect(await shows(item(`<div>${entry()} cm²</div>`))).toEqual({ stem: "<p>How long is it?</p>", changed: [] });
  });

  it("has no unit if the field is within a sentence", async () => {
    for (const field of [`<p>It is ${entry()} cm</p>`, `<p>${entry()} cm, or so.</p>`, `<p>${entry()} <b>cm</b></p>`])
      expect(await asks(item(field))).not.toMatchObject({ asked: { unit: "cm" } });
  });
});

describe("a prompt", () => {
  it("that is only a picture is the stem", async () => {
    const read = await shows({
      responses: response("identifier", ["a"]),
      body: choices(["one", "two"], 'maxChoices="1"', '<img src="flag.png" alt=""/>'),
    });
    expect(read).toMatchObject({ stem: expect.stringContaining("<img") as string, changed: [] });
  });
});
