import { describe, expect, it } from "vitest";
import { canvas, equal, field, html, item, lid, plain, processing, readOne, rule } from "./samples";

const gap = (id: string) => `\u{F0000}${id}\u{F0001}`;
const option = (id: string, text: string) => ({ id, content: { html: text } });
const bound = (name: string, value: string, response: string) => `<${name} respident="${response}">${value}</${name}>`;
const between = (low: string, high: string, response: string) =>
  bound("vargte", low, response) + bound("varlte", high, response);
const or = (...conditions: string[]) => `<or>${conditions.join("")}</or>`;
const and = (...conditions: string[]) => `<and>${conditions.join("")}</and>`;
const shown = `<flow>${plain("Ice melts at ")}${field("p")}${plain(" and lies on ")}${field("q")}${plain(".")}</flow>`;
const stem = `Ice melts at ${gap("p")} and lies on ${gap("q")}.`;
const water = { id: "q", weight: 1, kind: "text", forms: [{ text: "water", share: 1 }], caseSensitive: false };
const asked = (rules: string) => readOne(item({ presentation: shown, processing: processing(rules, 'maxvalue="2"') }));

describe("numbers between two others in a gap of QTI 1.2", () => {
  it("count as right, each interval with its share", async () => {
    const rules =
      rule(between("-1", "1", "p"), 1, "Add", 'continue="Yes"') +
      rule(between("2", "3.5", "p"), 0.5, "Add", 'continue="Yes"') +
      rule(equal("water", "q"), 1, "Add", 'continue="Yes"');
    expect(await asked(rules)).toEqual({
      stem,
      asked: {
        kind: "gaps",
        gaps: [
          {
            id: "p",
            weight: 1,
            kind: "number",
            intervals: [
              { value: 0, low: -1, high: 1, share: 1 },
              { value: 2.75, low: 2, high: 3.5, share: 0.5 },
            ],
          },
          water,
        ],
        marking: "shares",
      },
      points: 2,
    });
  });

  it("count beside an exact value, which is shown as the answer", async () => {
    const exact = or(equal("0.5", "p"), and(between("-1", "1", "p")));
    const number = { id: "p", weight: 1, kind: "number", intervals: [{ value: 0.5, low: -1, high: 1, share: 1 }] };
    const rules = rule(exact, 1, "Add", 'continue="Yes"') + rule(equal("water", "q"), 1, "Add", 'continue="Yes"');
    expect(await asked(rules)).toMatchObject({ asked: { gaps: [number, water], marking: "shares" } });
    expect(await asked(rule(and(exact, equal("water", "q")), 2))).toMatchObject({
      asked: { gaps: [number, water], marking: "whole" },
    });
  });

  it("make the question refused without two ends, beside words, or with two shares for one number", async () => {
    const others = rule(equal("water", "q"), 1, "Add", 'continue="Yes"');
    const first = (condition: string, score = 1) => rule(condition, score, "Add", 'continue="Yes"');
    expect(await asked(first(bound("vargte", "1", "p")) + others)).toBe("refused intervalOpen");
    expect(await asked(first(or(equal("zero", "p"), and(between("-1", "1", "p")))) + others)).toBe(
      "refused numberUnreadable: zero",
    );
    expect(await asked(first(between("-1", "1", "p")) + first(between("0", "2", "p"), 0.5) + others)).toBe(
      "refused partialCredit",
    );
  });
});

describe("a typed answer that is compared with bounds", () => {
  it("is a number, regardless of the type of its field", async () => {
    const question = html("How many?") + field();
    expect(await readOne(canvas("short_answer", question, rule(between("3", "5", "r"), 100)))).toEqual({
      stem: "How many?",
      asked: { kind: "numeric_entry", intervals: [{ value: 4, low: 3, high: 5, share: 1 }] },
      points: 2,
    });
  });
});

describe("identifiers of choices that are unique in their response only", () => {
  const categories = (second: Readonly<Record<string, string>>) =>
    html("Sort.") +
    lid("k1", { a: "frog", b: "pike" }, { cardinality: "Multiple", prompt: plain("legs") }) +
    lid("k2", second, { cardinality: "Multiple", prompt: plain("fins") });
  const rules = rule(equal("a", "k1"), 50, "Add") + rule(equal("a", "k2"), 50, "Add");

  it("refer to the choice of their category", async () => {
    expect(await readOne(canvas("categorization", categories({ a: "pike", b: "frog" }), rules))).toEqual({
      stem: "Sort.",
      asked: {
        kind: "categorise",
        options: [option("a", "frog"), option("b", "pike")],
        categories: [option("k1", "legs"), option("k2", "fins")],
        placements: { a: "k1", b: "k2" },
        marking: "shares",
      },
      points: 2,
      changed: ["categoriesCounted"],
    });
  });

  it("make the question refused if the choices differ or look alike", async () => {
    expect(await readOne(canvas("categorization", categories({ a: "pike", b: "eel" }), rules))).toBe(
      "refused rowsDiffer",
    );
    expect(await readOne(canvas("categorization", categories({ a: "pike" }), rules))).toBe("refused rowsDiffer");
  });
});
