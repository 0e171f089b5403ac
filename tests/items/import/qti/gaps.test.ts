import { describe, expect, it } from "vitest";
import { gapMark } from "../../../../src/items/import/record";
import {
  add,
  asks,
  choices,
  entry,
  isRight,
  mapping,
  mapResponse,
  matchCorrect,
  option,
  otherwise,
  response,
  rules,
  set,
  shows,
  value,
  variable,
  when,
} from "./builders";

const textGap = (id: string, form: string, weight = 1, more = {}) => ({
  id,
  weight,
  kind: "text",
  forms: [{ text: form, share: 1 }],
  caseSensitive: false,
  ...more,
});
const inline = (identifier: string, words: readonly string[], attributes = 'shuffle="false"') =>
  `<inlineChoiceInteraction responseIdentifier="${identifier}" ${attributes}>` +
  words.map((word) => `<inlineChoice identifier="${word}">${word}</inlineChoice>`).join("") +
  "</inlineChoiceInteraction>";

const twoTexts = {
  responses: `${response("string", ["six"], "", "R1")}${response("string", ["ten"], "", "R2")}`,
  body: `<p>Three and three are ${entry("R1")}; four and six are ${entry("R2")}.</p>`,
};
const all = (...identifiers: readonly string[]) => `<and>${identifiers.map(isRight).join("")}</and>`;
const typed = (marking: string, ...gaps: readonly unknown[]) => ({ kind: "gaps", gaps, marking });

describe("several places to answer", () => {
  it("must all be right", async () => {
    const item = { ...twoTexts, processing: rules(when(all("R1", "R2"), set(value(3)), otherwise(set(value(0))))) };
    expect(await asks(item)).toEqual({
      asked: typed("whole", textGap("R1", "six"), textGap("R2", "ten")),
      points: 3,
      changed: ["gapCapitalsIgnored"],
    });
    expect(await shows(item)).toMatchObject({
      stem: `<p>Three and three are ${gapMark("R1")}; four and six are ${gapMark("R2")}.</p>`,
    });
  });

  it("add their points independently", async () => {
    expect(
      await asks({
        ...twoTexts,
        processing: rules(when(isRight("R1"), add(value(1))), when(isRight("R2"), add(value(2)))),
      }),
    ).toEqual({
      asked: typed(
        "shares",
        textGap("R1", "six", 1, { caseSensitive: true }),
        textGap("R2", "ten", 2, { caseSensitive: true }),
      ),
      points: 3,
      changed: [],
    });
  });

  it("add up their mappings, case-sensitively if these say so", async () => {
    const half = mapping({ six: 1, sixth: 0.5, seven: -1 }, "", 'caseSensitive="false"');
    const responses = response("string", ["six"], half, "R1") + response("string", ["ten"], mapping({ ten: 2 }), "R2");
    const maps = (identifier: string) => `<mapResponse identifier="${identifier}"/>`;
    expect(
      await asks({ ...twoTexts, responses, processing: rules(set(`<sum>${maps("R1")}${maps("R2")}</sum>`)) }),
    ).toEqual({
      asked: typed(
        "shares",
        {
          ...textGap("R1", "six"),
          forms: [
            { text: "six", share: 1 },
            { text: "sixth", share: 0.5 },
            { text: "seven", share: -1 },
          ],
        },
        textGap("R2", "ten", 2, { caseSensitive: true }),
      ),
      points: 3,
      lowest: -1 / 3,
      changed: [],
    });
  });

  it("may be a text, a number, a list and choices side by side", async () => {
    const equal = `<equal toleranceMode="absolute" tolerance="1">${variable("R2")}<correct identifier="R2"/></equal>`;
    const responses =
      response("string", ["six"], "", "R1") +
      response("float", ["10"], "", "R2") +
      response("identifier", ["up"], "", "R3") +
      response("identifier", ["b"]);
    const body =
      `<p>${entry("R1")} ${entry("R2")} ${inline("R3", ["up", "down"], 'shuffle="true"')}</p>` +
      choices(["red", "green"], 'maxChoices="1"', "Which colour?");
    const processing = rules(
      ...[isRight("R1"), equal, isRight("R3"), isRight()].map((test) => when(test, add(value(1)))),
    );
    expect(await asks({ responses, body, processing })).toEqual({
      asked: typed(
        "shares",
        textGap("R1", "six", 1, { caseSensitive: true }),
        { id: "R2", weight: 1, kind: "number", intervals: [{ value: 10, low: 9, high: 11, share: 1 }] },
        {
          id: "R3",
          weight: 1,
          kind: "choice",
          options: [option("up", "up"), option("down", "down")],
          shares: { up: 1 },
        },
        {
          id: "RESPONSE",
          weight: 1,
          kind: "choice",
          options: [option("a", "red"), option("b", "green")],
          shares: { b: 1 },
        },
      ),
      points: 4,
      changed: ["shuffledOnce", "choiceAsGap"],
    });
    expect(await shows({ responses, body, processing })).toMatchObject({
      stem:
        `<p>${gapMark("R1")} ${gapMark("R2")} ${gapMark("R3")}</p>` +
        `<div>Which colour?</div><div>${gapMark("RESPONSE")}</div>`,
    });
  });

  it("are proved right by the form of the rules when there are too many answers to try", async () => {
    const many = Array.from({ length: 12 }, (_, index) => `R${index}`);
    const words = ["one", "two", "three", "four", "five"];
    const responses = many.map((identifier) => response("identifier", ["two"], "", identifier)).join("");
    const body = `<p>${many.map((identifier) => inline(identifier, words)).join(" ")}</p>`;
    const gap = (id: string, weight = 1) => ({
      id,
      weight,
      kind: "choice",
      options: words.map((word) => option(word, word)),
      shares: { two: 1 },
    });
    expect(
      await asks({ responses, body, processing: rules(when(all(...many), set(value(2)), otherwise(set(value(0))))) }),
    ).toEqual({ asked: typed("whole", ...many.map((id) => gap(id))), points: 2, changed: [] });
    expect(
      await asks({ responses, body, processing: rules(...many.map((id) => when(isRight(id), add(value(0.5))))) }),
    ).toEqual({ asked: typed("shares", ...many.map((id) => gap(id, 0.5))), points: 6, changed: [] });
    const parts = many.map((id) => when(isRight(id), set(value(1), `P${id}`), otherwise(set(value(0), `P${id}`))));
    const outcomes = ["SCORE", ...many.map((id) => `P${id}`)]
      .map((id) => `<outcomeDeclaration identifier="${id}" baseType="float" cardinality="single"/>`)
      .join("");
    const sum = set(`<sum>${many.map((id) => variable(`P${id}`)).join("")}</sum>`);
    expect(await asks({ responses, body, outcomes, processing: rules(...parts, sum) })).toEqual({
      asked: typed("shares", ...many.map((id) => gap(id))),
      points: 12,
      changed: [],
    });
    const bonus = when(all("R0", "R1"), add(value(1)));
    expect(
      await asks({ responses, body, processing: rules(...many.map((id) => when(isRight(id), add(value(1)))), bonus) }),
    ).toBe("partialCredit");
  });

  it("are refused when they depend on each other, or when one earns nothing", async () => {
    const bonus = rules(when(isRight("R1"), add(value(1)), otherwise(when(isRight("R2"), add(value(1))))));
    expect(await asks({ ...twoTexts, processing: bonus })).toBe("partialCredit");
    expect(await asks({ ...twoTexts, processing: rules(when(isRight("R1"), set(value(1)))) })).toBe(
      "gapWithoutKey: R2",
    );
    expect(await asks({ responses: response("string", ["a"]), body: `<p>${entry()}${entry()}</p>` })).toBe(
      "severalInteractions: textEntryInteraction, textEntryInteraction",
    );
  });
});

describe("a list within a text", () => {
  it("is a text with one gap", async () => {
    const item = {
      responses: response("identifier", ["are"]),
      body: `<p>They ${inline("RESPONSE", ["is", "are"])} here.</p>`,
    };
    expect(await asks(item)).toEqual({
      asked: typed("shares", {
        id: "RESPONSE",
        weight: 1,
        kind: "choice",
        options: [option("is", "is"), option("are", "are")],
        shares: { are: 1 },
      }),
      points: 1,
      changed: [],
    });
    expect(await shows(item)).toMatchObject({ stem: `<p>They ${gapMark("RESPONSE")} here.</p>` });
  });
});

const words = '<gapText identifier="up" matchMax="1">up</gapText><gapText identifier="dn" matchMax="1">down</gapText>';
const gapMatch = (attributes = 'shuffle="false"') =>
  `<p>Weather.</p><gapMatchInteraction responseIdentifier="RESPONSE" ${attributes}><prompt>Put the words in.</prompt>` +
  `${words}<p>Smoke goes <gap identifier="G1"/>, rain <gap identifier="G2"/>.</p></gapMatchInteraction><p>End.</p>`;
const chosenGap = (id: string, shares: Record<string, number>, weight = 1) => ({
  id,
  weight,
  kind: "choice",
  options: [option("up", "up"), option("dn", "down")],
  shares,
});

describe("words to put into gaps", () => {
  it("become a choice at each gap, with a note", async () => {
    const item = { responses: response("directedPair multiple", ["up G1", "dn G2"]), body: gapMatch() };
    expect(await asks(item)).toEqual({
      asked: typed("whole", chosenGap("G1", { up: 1 }), chosenGap("G2", { dn: 1 })),
      points: 1,
      changed: ["gapMatchAsChoices"],
    });
    expect(await shows(item)).toMatchObject({
      stem:
        "<p>Weather.</p><div>Put the words in.</div>" +
        `<p>Smoke goes ${gapMark("G1")}, rain ${gapMark("G2")}.</p><p>End.</p>`,
    });
  });

  it("earn the points of their mapping", async () => {
    expect(
      await asks({
        responses: response(
          "directedPair multiple",
          ["up G1", "dn G2"],
          mapping({ "up G1": 1, "dn G2": 2, "up G2": 0.5 }, 'defaultValue="-1" lowerBound="-1"'),
        ),
        body: gapMatch('shuffle="true"'),
        processing: mapResponse,
      }),
    ).toEqual({
      asked: typed("shares", chosenGap("G1", { up: 1, dn: -1 }), chosenGap("G2", { up: 0.25, dn: 1 }, 2)),
      points: 3,
      lowest: -1 / 3,
      changed: ["shuffledOnce", "gapMatchAsChoices"],
    });
  });

  it("are refused if a gap has no right word or refers to an unknown one", async () => {
    expect(await asks({ responses: response("directedPair multiple", ["up G1"]), body: gapMatch() })).toBe(
      "gapWithoutKey",
    );
    expect(await asks({ responses: response("directedPair multiple", ["up G3"]), body: gapMatch() })).toBe(
      "keyUnknown: up G3",
    );
    expect(
      await asks({ responses: response("directedPair multiple", []), body: gapMatch(), processing: matchCorrect }),
    ).toBe("keyMissing");
  });
});
