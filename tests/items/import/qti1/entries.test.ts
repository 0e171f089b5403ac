import { describe, expect, it } from "vitest";
import { canvas, equal, field, html, item, plain, processing, readOne, recordOf, rule } from "./samples";

const bound = (name: string, value: number | string) => `<var${name} respident="r">${value}</var${name}>`;
const text = (rules: string, render = "") => canvas("short_answer", html("Name it.") + field("r", render), rules);
const number = (rules: string) => canvas("numerical", html("How many?") + field("r"), rules);
const typed = (forms: Record<string, number>, more = {}) => ({
  stem: "Name it.",
  asked: {
    kind: "text_entry",
    forms: Object.entries(forms).map(([form, share]) => ({ text: form, share })),
    caseSensitive: false,
  },
  points: 2,
  ...more,
});
const counted = (intervals: readonly (readonly [number, number, number, number])[], more = {}) => ({
  stem: "How many?",
  asked: {
    kind: "numeric_entry",
    intervals: intervals.map(([value, low, high, share]) => ({ value, low, high, share })),
  },
  points: 2,
  ...more,
});

describe("a short text in QTI 1.2", () => {
  it("accepts each of several forms, and gives less for later ones", async () => {
    expect(await readOne(text(rule(equal("tadpole") + equal("pollywog"), 100)))).toEqual(
      typed({ tadpole: 1, pollywog: 1 }),
    );
    expect(await readOne(text(rule(equal("tadpole"), 100) + rule(equal("larva"), 50)))).toEqual(
      typed({ tadpole: 1, larva: 0.5 }),
    );
    expect(await readOne(text(rule(`<or>${equal("a")}${equal("b")}</or>`, 100)))).toEqual(typed({ a: 1, b: 1 }));
  });

  it("keeps case sensitivity and the length of the field", async () => {
    const { asked } = await recordOf(text(rule(equal("Na", "r", 'case="Yes"'), 100), 'maxchars="5"'));
    expect(asked).toEqual({ kind: "text_entry", forms: [{ text: "Na", share: 1 }], caseSensitive: true, length: 5 });
    const mixed = equal("Na", "r", 'case="Yes"') + equal("Sodium", "r", 'case="No"');
    expect(await readOne(text(rule(mixed, 100)))).toBe("refused caseMixed");
  });

  it("ignores a condition that scores zero", async () => {
    expect(await readOne(text(rule(equal("frog"), 0)))).toBe("refused keyMissing");
    expect(await readOne(text(rule(equal("toad"), 0) + rule(equal("frog"), 100)))).toEqual(typed({ frog: 1 }));
  });

  it("is a gap if the sentence continues after the field", async () => {
    const flow = `<flow>${plain("A young frog is a ")}${field("r")}${plain(" in the pond.")}</flow>`;
    const read = await readOne(
      item({ presentation: flow, processing: processing(rule(equal("tadpole"), "SCORE.max"), 'maxvalue="3"') }),
    );
    expect(read).toEqual({
      stem: "A young frog is a \u{F0000}r\u{F0001} in the pond.",
      asked: {
        kind: "gaps",
        gaps: [{ id: "r", weight: 1, kind: "text", forms: [{ text: "tadpole", share: 1 }], caseSensitive: false }],
        marking: "shares",
      },
      points: 3,
    });
  });

  it("is refused for patterns, for anything that is right, and for wrong texts that cost", async () => {
    const part = '<varsubstring respident="r">frog</varsubstring>';
    expect(await readOne(text(rule(part, 100)))).toBe("refused patternAnswer: frog");
    expect(await readOne(text(rule("<other/>", 100)))).toBe("refused anythingRight");
    const costly = processing(rule(equal("frog"), 100) + rule("<other/>", -50), 'maxvalue="100"');
    expect(
      await readOne(
        item({
          fields: { question_type: "short_answer_question", points_possible: 1 },
          presentation: html("x") + field(),
          processing: costly,
        }),
      ),
    ).toBe("refused wrongCosts");
  });

  it("without any scoring is a longer answer, since a person must mark it", async () => {
    expect(await readOne(item({ presentation: html("Tell.") + field() }))).toMatchObject({
      asked: { kind: "extended_text" },
      changed: expect.arrayContaining(["personMarks"]),
    });
  });
});

describe("a number in QTI 1.2", () => {
  const exactOrNear = `<or>${equal("10")}<and>${bound("gte", 9)}${bound("lte", 12)}</and></or>`;

  it("accepts an interval and shows the exact value beside it", async () => {
    expect(await readOne(number(rule(exactOrNear, 100)))).toEqual(counted([[10, 9, 12, 1]]));
  });

  it("accepts an exact value, or the numbers between two ends", async () => {
    expect(await readOne(number(rule(equal("-1.5e2"), 100)))).toEqual(counted([[-150, -150, -150, 1]]));
    expect(await readOne(number(rule(bound("gte", 0.1) + bound("lte", 0.2), 100)))).toEqual(
      counted([[0.15, 0.1, 0.2, 1]]),
    );
  });

  it("notes an end that was excluded from the interval", async () => {
    const precise = `<or>${equal("13.4")}<and>${bound("gt", "13.395")}${bound("lte", "13.405")}</and></or>`;
    expect(await readOne(number(rule(precise, 100)))).toEqual(
      counted([[13.4, 13.395, 13.405, 1]], { changed: ["openEndClosed: 13.395"] }),
    );
  });

  it("keeps several answers with the share of each", async () => {
    expect(await readOne(number(rule(equal("1"), 50) + rule(exactOrNear, 100)))).toEqual(
      counted([
        [10, 9, 12, 1],
        [1, 1, 1, 0.5],
      ]),
    );
  });

  it("is refused if an end is missing, answers overlap, or the key is not a number", async () => {
    expect(await readOne(number(rule(bound("gte", 9), 100)))).toBe("refused intervalOpen");
    expect(await readOne(number(rule(equal("10"), 50) + rule(exactOrNear, 100)))).toBe("refused partialCredit");
    expect(await readOne(number(rule(equal("ten"), 100)))).toBe("refused numberUnreadable: ten");
    expect(await readOne(number(rule(bound("gte", 9) + bound("lte", 8), 100)))).toBe(
      "refused numberUnreadable: 9, 8.5, 8",
    );
  });
});
