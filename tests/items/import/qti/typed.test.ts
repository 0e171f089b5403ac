import { describe, expect, it } from "vitest";
import {
  asks,
  choices,
  entry,
  isRight,
  mapping,
  mapResponse,
  matchCorrect,
  orWhen,
  otherwise,
  response,
  rules,
  set,
  shows,
  value,
  variable,
  when,
} from "./builders";

const body = `<p>How many? ${entry()}</p>`;
const text = (processing: string, more = "", correct: readonly string[] = ["four"]) =>
  asks({ responses: response("string", correct, more), body, processing });
const forms = (shares: Record<string, number>, caseSensitive: boolean) => ({
  kind: "text_entry",
  forms: Object.entries(shares).map(([form, share]) => ({ text: form, share })),
  caseSensitive,
});
const like = (form: string, attributes: string) =>
  `<stringMatch ${attributes}>${variable()}${value(form, "string")}</stringMatch>`;

describe("a typed text", () => {
  it("is right letter by letter by the standard template", async () => {
    expect(await text(matchCorrect)).toEqual({ asked: forms({ four: 1 }, true), points: 1, changed: [] });
  });

  it("earns the points of its mapping, case-sensitively as the mapping says", async () => {
    const points = mapping({ four: 2, IV: 2, fore: 1, five: 0 }, 'defaultValue="0"', 'caseSensitive="false"');
    expect(await text(mapResponse, points)).toEqual({
      asked: forms({ four: 1, IV: 1, fore: 0.5 }, false),
      points: 2,
      changed: [],
    });
    expect(await text(mapResponse, mapping({ four: 2, five: -1 }))).toEqual({
      asked: forms({ four: 1, five: -0.5 }, true),
      points: 2,
      lowest: -0.5,
      changed: [],
    });
  });

  it("is compared by stringMatch with or without capitals", async () => {
    const rule = (attributes: string) =>
      rules(when(like("four", attributes), set(value(3)), orWhen(like("fore", attributes), set(value(1)))));
    expect(await text(rule('caseSensitive="false"'))).toEqual({
      asked: forms({ four: 1, fore: 1 / 3 }, false),
      points: 3,
      changed: [],
    });
    expect(await text(rule('caseSensitive="0"'))).toMatchObject({ asked: { caseSensitive: false } });
    expect(await text(rule('caseSensitive="no"'))).toBe('booleanUnreadable: caseSensitive="no"');
    expect(await text(rule('caseSensitive="true"'))).toEqual({
      asked: forms({ four: 1, fore: 1 / 3 }, true),
      points: 3,
      changed: [],
    });
  });

  it("has further forms in an unused mapping and in the key, with a note", async () => {
    expect(await text(matchCorrect, mapping({ four: 1, IV: 1 }, "", 'caseSensitive="false"'))).toEqual({
      asked: forms({ four: 1, IV: 1 }, false),
      points: 1,
      changed: ["mappingRead"],
    });
    expect(await text(matchCorrect, "", ["four", "IV"])).toEqual({
      asked: forms({ four: 1, IV: 1 }, true),
      points: 1,
      changed: ["severalCorrectForms"],
    });
  });

  it("counts a match as right if the rules set no score or are missing, with a note", async () => {
    const right = { asked: forms({ four: 1 }, true), points: 1, changed: ["scoreAssumed"] };
    expect(await text("")).toEqual(right);
    expect(await text(rules(when(isRight(), "")))).toEqual(right);
    expect(await text(rules(when(`<not>${isRight()}</not>`, "")))).toBe("processingUnsupported: SCORE");
  });

  it("notes its pattern, and keeps the length of its field", async () => {
    expect(
      await asks({
        responses: response("string", ["four"]),
        body: `<p>${entry("RESPONSE", 'patternMask="[a-z]+" expectedLength="12"')}</p>`,
      }),
    ).toEqual({ asked: { ...forms({ four: 1 }, true), length: 12 }, points: 1, changed: ["patternLeftOut"] });
  });

  it("has a blank in the text only if its field is within a sentence", async () => {
    const blank = '<span style="border-bottom:1px solid;padding:0 2em">\u00a0</span>';
    const responses = response("string", ["four"]);
    expect(await shows({ responses, body: `<p>A chair has ${entry()} legs.</p>` })).toEqual({
      stem: `<p>A chair has ${blank} legs.</p>`,
      changed: [],
    });
    expect(await shows({ responses, body: `<p>How many?</p><div><p>${entry()}</p></div>` })).toEqual({
      stem: "<p>How many?</p>",
      changed: [],
    });
  });

  it("is refused unless its key is certainly right", async () => {
    expect(await text(matchCorrect, "", [])).toBe("keyMissing");
    expect(await text(matchCorrect, "", [" "])).toBe("keyMissing");
    expect(
      await text(
        mapResponse,
        '<mapping><mapEntry mapKey="four" mappedValue="1" caseSensitive="false"/>' +
          '<mapEntry mapKey="five" mappedValue="1" caseSensitive="true"/></mapping>',
      ),
    ).toBe("caseMixed");
    expect(await text(mapResponse, mapping({ four: 1 }, 'defaultValue="-1"'))).toBe("otherAnswersEarn");
    expect(await text(rules(when(isRight(), set(value(1)), otherwise(set(value(-1))))))).toBe("otherAnswersEarn");
    expect(await text(mapResponse, mapping({ five: 1 }))).toBe("keyContradicted");
    expect(await text(rules(when(like("four", 'substring="1" caseSensitive="false"'), set(value(1)))))).toBe(
      "processingUnsupported: stringMatch substring",
    );
    expect(await text(rules(when(`<patternMatch pattern="fo.*">${variable()}</patternMatch>`, set(value(1)))))).toBe(
      "processingUnsupported: patternMatch",
    );
    expect(await asks({ responses: response("string multiple", ["a"]), body })).toBe(
      "responseTypeUnsupported: string multiple",
    );
    expect(await asks({ responses: response("string", ["a"], "", "OTHER"), body })).toBe(
      "responseUndeclared: RESPONSE",
    );
  });
});

const key = '<correct identifier="RESPONSE"/>';
const number = (processing: string, correct = "12.5", baseType = "float", more = "") =>
  asks({ responses: response(baseType, [correct], more), body, processing });
const equal = (attributes: string, of = key) => `<equal ${attributes}>${variable()}${of}</equal>`;
const rightWhen = (test: string) => rules(when(test, set(value(1)), otherwise(set(value(0)))));
const interval = (shown: number, low: number, high: number, share = 1) => ({ value: shown, low, high, share });
const numbers = (...intervals: readonly unknown[]) => ({
  asked: { kind: "numeric_entry", intervals },
  points: 1,
  changed: [],
});

describe("scoring without end", () => {
  it("is refused for too many forms, or rules too long to try all answers", async () => {
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`form${index}`, 1]));
    expect(await text(mapResponse, mapping(many), [])).toBe("tooManyForms: 201");
    const long = Array.from({ length: 800 }, () => when(isRight(), set(value(1))));
    const twelve = Array.from({ length: 12 }, (_, index) => `Number ${index}`);
    expect(
      await asks({
        responses: response("identifier multiple", ["a"], mapping({ a: 1 })),
        body: choices(twelve, 'maxChoices="0"'),
        processing: rules(...long, set('<mapResponse identifier="RESPONSE"/>')),
      }),
    ).toBe("processingTooLong");
  });
});

describe("a typed number", () => {
  it("is exact by match, and by equal without tolerance", async () => {
    expect(await number(matchCorrect, "-2.50")).toEqual(numbers(interval(-2.5, -2.5, -2.5)));
    expect(await number(rightWhen(equal('toleranceMode="exact"')), "7", "integer")).toEqual(numbers(interval(7, 7, 7)));
  });

  it("has an absolute tolerance of one or two values", async () => {
    expect(await number(rightWhen(equal('toleranceMode="absolute" tolerance="0.5"')))).toEqual(
      numbers(interval(12.5, 12, 13)),
    );
    expect(
      await number(rightWhen(`<equal toleranceMode="absolute" tolerance="1 3">${key}${variable()}</equal>`), "10"),
    ).toEqual(numbers(interval(10, 9, 13)));
  });

  it("has a relative tolerance, which is a percentage, also below zero", async () => {
    expect(await number(rightWhen(equal('toleranceMode="relative" tolerance="5"')), "200")).toEqual(
      numbers(interval(200, 190, 210)),
    );
    expect(
      await number(rightWhen(`<equal toleranceMode="relative" tolerance="10 20">${key}${variable()}</equal>`), "-50"),
    ).toEqual(numbers(interval(-50, -60, -45)));
  });

  it("notes two different tolerances, which the standard applies to the response", async () => {
    expect(await number(rightWhen(equal('toleranceMode="absolute" tolerance="1 3"')), "10")).toEqual({
      ...numbers(interval(10, 9, 13)),
      changed: ["toleranceRoundKey"],
    });
  });

  it("is compared after rounding, with a note about the ends of the interval", async () => {
    const rounded = (attributes: string, of: string) =>
      number(rightWhen(`<equalRounded ${attributes}>${variable()}${key}</equalRounded>`), of);
    const named = { changed: ["roundingEndIncluded"] };
    expect(await rounded('roundingMode="decimalPlaces" figures="2"', "3.14")).toEqual({
      ...numbers(interval(3.14, 3.135, 3.145)),
      ...named,
    });
    expect(await rounded('roundingMode="significantFigures" figures="2"', "1000")).toEqual({
      ...numbers(interval(1000, 995, 1050)),
      ...named,
    });
  });

  it("lies between two comparisons", async () => {
    const between = `<and><gte>${variable()}${value(3)}</gte><lte>${variable()}${value(5)}</lte></and>`;
    expect(await number(rightWhen(between), "4")).toEqual(numbers(interval(4, 3, 5)));
    expect(await asks({ responses: response("float", []), body, processing: rightWhen(between) })).toEqual(
      numbers(interval(4, 3, 5)),
    );
  });

  it("earns part of the points near the answer", async () => {
    expect(
      await number(
        rules(
          when(
            equal('toleranceMode="absolute" tolerance="1"'),
            set(value(4)),
            orWhen(equal('toleranceMode="absolute" tolerance="2"'), set(value(1))),
          ),
        ),
        "10",
      ),
    ).toEqual({ ...numbers(interval(10, 9, 11), interval(10, 8, 12, 0.25)), points: 4 });
  });

  it("earns the points of its mapping", async () => {
    expect(await number(mapResponse, "7", "integer", mapping({ "7": 1, "8": 0.5 }))).toEqual(
      numbers(interval(7, 7, 7), interval(8, 8, 8, 0.5)),
    );
  });

  it("loses points within an interval, also around the right one", async () => {
    const near = (tolerance: number, points: number) =>
      [equal(`toleranceMode="absolute" tolerance="${tolerance}"`), set(value(points))] as const;
    const [right, close, far] = [near(1, 4), near(2, -1), near(5, -2)];
    expect(await number(rules(when(...right, orWhen(...close), orWhen(...far))), "10")).toBe("boundExcluded");
    expect(await number(rules(when(...right, orWhen(...far))), "10")).toEqual({
      ...numbers(interval(10, 9, 11), interval(10, 5, 15, -0.5)),
      points: 4,
      lowest: -0.5,
    });
    const at = (number_: number, points: number) =>
      orWhen(`<equal toleranceMode="exact">${variable()}${value(number_)}</equal>`, set(value(points)));
    expect(await number(rules(when(...right, at(20, -4), at(30, 1))), "10")).toEqual({
      ...numbers(interval(10, 9, 11), interval(30, 30, 30, 0.25), interval(20, 20, 20, -1)),
      points: 4,
      lowest: -1,
    });
  });

  it("is refused when its interval or its key cannot be read", async () => {
    expect(await number(rightWhen(equal('toleranceMode="absolute" tolerance="x"')))).toBe(
      'processingUnsupported: tolerance="x"',
    );
    expect(await number(rightWhen(equal('toleranceMode="roughly" tolerance="1"')))).toBe(
      'processingUnsupported: toleranceMode="roughly"',
    );
    expect(await number(rightWhen(equal('toleranceMode="absolute" tolerance="1" includeUpperBound="false"')))).toBe(
      "boundExcluded",
    );
    expect(await number(rightWhen(`<gt>${variable()}${value(3)}</gt>`))).toBe("numberUnbounded");
    expect(await number(matchCorrect, "four", "integer")).toBe("numberUnreadable: four");
    expect(await number(rules(when(isRight(), set(value(1)), otherwise(set(value(-1))))))).toBe("otherAnswersEarn");
  });
});
