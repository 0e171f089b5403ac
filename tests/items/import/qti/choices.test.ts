import { describe, expect, it } from "vitest";
import {
  add,
  asks,
  choices,
  isRight,
  mapping,
  mapResponse,
  matchCorrect,
  option,
  orWhen,
  otherwise,
  response,
  rules,
  set,
  value,
  variable,
  when,
} from "./builders";

const three = ["red", "green", "square"];
const options = [option("a", "red"), option("b", "green"), option("c", "square")];
const one = (processing: string, more = "", correct: readonly string[] = ["b"]) =>
  asks({ responses: response("identifier", correct, more), body: choices(three), processing });
const several = (
  processing: string,
  more = "",
  attributes = 'maxChoices="0"',
  correct: readonly string[] = ["a", "b"],
) => asks({ responses: response("identifier multiple", correct, more), body: choices(three, attributes), processing });
const single = (shares: Record<string, number>) => ({ kind: "single_choice", options, shuffle: false, shares });
const multiple = (marking: string, shares: Record<string, number>, most = 0) => ({
  kind: "multiple_choice",
  options,
  shuffle: false,
  most,
  marking,
  shares,
});
const is = (identifier: string) => `<match>${variable()}${value(identifier, "identifier")}</match>`;
const chosen = (identifier: string) => `<member>${value(identifier, "identifier")}${variable()}</member>`;

describe("one choice of several", () => {
  it("is right by the standard template, for one point", async () => {
    expect(await one(matchCorrect)).toEqual({ asked: single({ b: 1 }), points: 1, changed: [] });
  });

  it("earns any constant that the rules set", async () => {
    expect(await one(rules(when(isRight(), set(value(5)))))).toEqual({
      asked: single({ b: 1 }),
      points: 5,
      changed: [],
    });
  });

  it("loses points for each wrong choice; no answer costs nothing, which is noted", async () => {
    expect(await one(rules(when(isRight(), set(value(2)), otherwise(set(value(-1))))))).toEqual({
      asked: single({ a: -0.5, b: 1, c: -0.5 }),
      points: 2,
      lowest: -0.5,
      changed: ["unansweredFree"],
    });
  });

  it("earns part of the points by another condition, in any order", async () => {
    const half = { asked: single({ a: 0.5, b: 1 }), points: 1, changed: [] };
    expect(await one(rules(when(isRight(), set(value(1)), orWhen(is("a"), set(value(0.5))))))).toEqual(half);
    expect(await one(rules(when(is("a"), set(value(0.5))), when(isRight(), set(value(1)))))).toEqual(half);
    const given = `<not><isNull>${variable()}</isNull></not>`;
    const wrong = when(is("a"), set(value(0.5)), orWhen(is("c"), set(value(0))), otherwise(set(value(1))));
    expect(await one(rules(when(given, wrong)))).toEqual(half);
  });

  it("earns the points of its mapping, within its bounds", async () => {
    expect(await one(mapResponse, mapping({ b: 3, a: 1 }, 'defaultValue="-4" lowerBound="-1"'))).toEqual({
      asked: single({ a: 1 / 3, b: 1, c: -1 / 3 }),
      points: 3,
      lowest: -1 / 3,
      changed: [],
    });
  });

  it("starts from the default of the outcome", async () => {
    expect(
      await asks({
        responses: response("identifier", ["b"]),
        body: choices(three),
        outcomes:
          '<outcomeDeclaration identifier="SCORE" baseType="float" cardinality="single">' +
          "<defaultValue><value>-1</value></defaultValue></outcomeDeclaration>",
        processing: rules(when(isRight(), add(value(3))), when(`<isNull>${variable()}</isNull>`, set(value(0)))),
      }),
    ).toEqual({ asked: single({ a: -0.5, b: 1, c: -0.5 }), points: 2, lowest: -0.5, changed: [] });
  });

  it("notes a declared maximum that no answer earns", async () => {
    const declared = (attributes: string) =>
      asks({
        responses: response("identifier", ["b"]),
        body: choices(three),
        outcomes: `<outcomeDeclaration identifier="SCORE" baseType="float" cardinality="single" ${attributes}/>`,
      });
    expect(await declared('normalMaximum="1.0"')).toEqual({ asked: single({ b: 1 }), points: 1, changed: [] });
    expect(await declared('normalMaximum="4"')).toEqual({
      asked: single({ b: 1 }),
      points: 1,
      changed: ["maximumDiffers"],
    });
  });

  it("keeps shuffling and the choices that stay in place", async () => {
    const shuffled = (fixed: string) =>
      asks({
        responses: response("identifier", ["b"]),
        body: choices(three, 'shuffle="true" maxChoices="1"').replaceAll(fixed, `${fixed} fixed="true"`),
      });
    expect(await shuffled('identifier="c"')).toMatchObject({
      asked: { shuffle: true, options: [option("a", "red"), option("b", "green"), option("c", "square", true)] },
      changed: [],
    });
    expect(await shuffled("<simpleChoice")).toMatchObject({ asked: { shuffle: false, options }, changed: [] });
  });

  it("is refused unless its key is certainly right", async () => {
    expect(await one(matchCorrect, "", ["d"])).toBe("keyUnknown: d");
    expect(await one(matchCorrect, "", ["a", "b"])).toBe("keyAmbiguous: a, b");
    expect(await one(matchCorrect, "", [])).toBe("keyMissing");
    expect(await one(mapResponse, mapping({ a: 1 }))).toBe("keyContradicted");
    expect(await one(mapResponse, mapping({ a: 1, b: 1 }), [])).toBe("keyAmbiguous: a, b");
    expect(await one(mapResponse, mapping({ z: 1, b: 1 }))).toBe("keyUnknown: z");
    expect(await one(mapResponse)).toBe("mappingMissing: RESPONSE");
    expect(await one(rules(when(isRight(), set(value(0)), otherwise(set(value(1))))), "", [])).toBe("unansweredEarns");
    expect(await one(rules(when(isRight(), set(value(0)))))).toBe("noFullCredit");
    expect(await one(rules(when(isRight(), set(value(2)), otherwise(set(value(1))))))).toBe("unansweredEarns");
  });

  it("is refused for a rule that is not understood, by its name", async () => {
    expect(await one(rules(set('<customOperator class="x"/>')))).toBe("processingUnsupported: customOperator");
    expect(await one(rules(set('<randomFloat min="0" max="1"/>')))).toBe("processingUnsupported: randomFloat");
    expect(await one(rules('<lookupOutcomeValue identifier="SCORE"/>', when(isRight(), set(value(1)))))).toBe(
      "processingUnsupported: lookupOutcomeValue",
    );
    expect(await one(rules(set(variable("numAttempts"))))).toBe("processingUnsupported: variable numAttempts");
    expect(await one('<responseProcessing template="https://example.org/rp/my_rule.xml"/>')).toBe(
      "processingUnsupported: https://example.org/rp/my_rule.xml",
    );
    expect(await one(rules(when(isRight("OTHER"), set(value(1)))))).toBe("processingUnsupported: variable OTHER");
  });
});

describe("several choices", () => {
  it("must all be right by the standard template", async () => {
    expect(await several(matchCorrect)).toEqual({
      asked: multiple("whole", { a: 0.5, b: 0.5 }),
      points: 1,
      changed: [],
    });
  });

  it("earn the sum of a mapping, with its bounds and its default", async () => {
    expect(
      await several(mapResponse, mapping({ a: 1, b: 1 }, 'lowerBound="0" upperBound="2" defaultValue="-1"')),
    ).toEqual({ asked: multiple("shares", { a: 0.5, b: 0.5, c: -0.5 }), points: 2, changed: [] });
    expect(await several(mapResponse, mapping({ a: 1, b: 3, c: -2 }))).toEqual({
      asked: multiple("shares", { a: 0.25, b: 0.75, c: -0.5 }),
      points: 4,
      lowest: -0.5,
      changed: [],
    });
  });

  it("earn all points with any two of three when a bound cuts the sum", async () => {
    expect(
      await several(mapResponse, mapping({ a: 1, b: 1, c: 1 }, 'upperBound="2"'), 'maxChoices="0"', ["a", "b", "c"]),
    ).toEqual({ asked: multiple("shares", { a: 0.5, b: 0.5, c: 0.5 }), points: 2, changed: [] });
  });

  it("count as right if the key names them, although another one earns points too", async () => {
    const points = mapping({ a: 1, b: 1, c: 1 }, 'upperBound="2"');
    expect(await several(mapResponse, points)).toEqual({
      asked: { ...multiple("shares", { a: 0.5, b: 0.5, c: 0.5 }), right: ["a", "b"] },
      points: 2,
      changed: [],
    });
    expect(await several(mapResponse, points, 'maxChoices="2"')).toMatchObject({ asked: { right: ["a", "b"] } });
    expect(await several(mapResponse, mapping({ a: 1, b: 1, c: 1 }))).toBe("keyContradicted");
  });

  it("earn points by one condition for each choice", async () => {
    expect(
      await several(
        rules(when(chosen("a"), add(value(2))), when(chosen("b"), add(value(1))), when(chosen("c"), add(value(-1)))),
      ),
    ).toEqual({
      asked: multiple("shares", { a: 2 / 3, b: 1 / 3, c: -1 / 3 }),
      points: 3,
      lowest: -1 / 3,
      changed: [],
    });
  });

  it("earn the sum of a mapping among many choices", async () => {
    const many = Array.from({ length: 15 }, (_, index) => `Number ${index}`);
    expect(
      await asks({
        responses: response(
          "identifier multiple",
          ["a", "b"],
          mapping({ a: 1, b: 1 }, 'defaultValue="-1" lowerBound="0"'),
        ),
        body: choices(many, 'maxChoices="0"'),
        processing: mapResponse,
      }),
    ).toMatchObject({
      points: 2,
      asked: { marking: "shares", shares: { a: 0.5, b: 0.5, c: -0.5, o: -0.5 } },
      changed: [],
    });
    expect(
      await asks({
        responses: response("identifier multiple", ["a", "b"]),
        body: choices(many, 'maxChoices="0"'),
        processing: rules(when(chosen("a"), set(value(1)))),
      }),
    ).toBe("partialCredit: 15");
  });

  it("note the least number of choices", async () => {
    expect(await several(matchCorrect, "", 'maxChoices="0" minChoices="2"')).toMatchObject({
      changed: ["minChoicesLeftOut"],
    });
  });

  it("are refused when more are right than may be chosen, or when choices depend on each other", async () => {
    expect(await several(matchCorrect, "", 'maxChoices="1"')).toBe("tooManyCorrect: 2 > 1");
    expect(await several(mapResponse, mapping({ a: 1, b: 1 }), 'maxChoices="1"')).toBe("tooManyCorrect: 2 > 1");
    expect(await several(rules(when(isRight(), set(value(2)), orWhen(chosen("a"), set(value(1))))))).toBe(
      "partialCredit",
    );
    expect(await several(rules(when(isRight(), set(value(2)), otherwise(set(value(-1))))))).toBe("partialCredit");
  });
});
