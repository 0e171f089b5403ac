import { describe, expect, it } from "vitest";
import { canvas, equal, html, item, lid, not, processing, readOne, recordOf, rule } from "./samples";

const options = { a: "frog", b: "pike", c: "duck" };
const shown = [
  { id: "a", content: { html: "frog" } },
  { id: "b", content: { html: "pike" } },
  { id: "c", content: { html: "duck" } },
];
const presented = html("Which?") + lid("r", options);
const single = (rules: string) => canvas("multiple_choice", presented, rules);
const several = (rules: string, render = "") =>
  canvas("multiple_answers", html("Which?") + lid("r", options, { cardinality: "Multiple", render }), rules);
const all = (...conditions: string[]) => `<and>${conditions.join("")}</and>`;
const wholeKey = all(equal("a"), equal("b"), not(equal("c")));

const chosen = (shares: Record<string, number>, more = {}) => ({
  stem: "Which?",
  asked: { kind: "single_choice", options: shown, shuffle: false, shares },
  points: 2,
  ...more,
});
const chosenSeveral = (marking: string, shares: Record<string, number>, more = {}, most = 0) => ({
  stem: "Which?",
  asked: { kind: "multiple_choice", options: shown, shuffle: false, most, marking, shares },
  points: 2,
  ...more,
});

describe("a choice of one option in QTI 1.2", () => {
  it("keeps its right option", async () => {
    expect(await readOne(single(rule(equal("b"), 100)))).toEqual(chosen({ a: 0, b: 1, c: 0 }));
  });

  it("keeps the credit of other options, by the order of the conditions", async () => {
    const rules = rule(equal("b"), 100) + rule(equal("a"), 50) + rule(equal("c"), 25);
    expect(await readOne(single(rules))).toEqual(chosen({ a: 0.5, b: 1, c: 0.25 }));
    const added = rule(equal("b"), 100, "Add") + rule(equal("a"), -25, "Add");
    expect(await readOne(item({ ...parts, processing: processing(added, 'maxvalue="100" minvalue="-50"') }))).toEqual(
      chosen({ a: -0.25, b: 1, c: 0 }, { lowest: -0.25 }),
    );
    expect(await readOne(item({ ...parts, processing: processing(added) }))).toEqual(chosen({ a: 0, b: 1, c: 0 }));
  });

  it("stops at a condition without `continue`", async () => {
    const first = rule(equal("b"), 100);
    expect(await readOne(single(first + rule(equal("b"), 0)))).toEqual(chosen({ a: 0, b: 1, c: 0 }));
    const going = rule(equal("b"), 100, "Set", 'continue="Yes"');
    expect(await readOne(single(going + rule(equal("b"), 0)))).toBe("refused keyMissing");
  });

  it("adds up conditions that only add", async () => {
    const rules = rule(equal("b"), 60, "Add", "") + rule(`<or>${equal("a")}${equal("b")}</or>`, 40, "Add", "");
    expect(await readOne(single(rules))).toEqual(chosen({ a: 0.4, b: 1, c: 0 }));
  });

  it("reads the score of a right answer and percents of it", async () => {
    const bound = 'maxvalue="5" minvalue="0"';
    const rules = rule(equal("a"), "SCORE.max") + rule(equal("c"), "20%");
    const read = await readOne(item({ presentation: presented, processing: processing(rules, bound) }));
    expect(read).toEqual({ ...chosen({ a: 1, b: 0, c: 0.2 }), points: 5 });
  });

  it("reads a score with another variable name, or without one", async () => {
    const other = processing(rule(equal("b"), 100), 'maxvalue="100"').replace(
      ' varname="SCORE" vartype',
      ' varname="points" vartype',
    );
    const unnamed = other.replace(' varname="SCORE">100', ">100");
    expect(await readOne(item({ ...parts, processing: unnamed }))).toEqual(chosen({ a: 0, b: 1, c: 0 }));
    const foreign = processing(rule(equal("b"), 100)).replace(' varname="SCORE">100', ' varname="BONUS">100');
    expect(await readOne(item({ ...parts, processing: foreign }))).toBe("refused keyMissing");
  });

  it("is refused if no option, or more than one, is right", async () => {
    expect(await readOne(single(rule(equal("b"), 0)))).toBe("refused keyMissing");
    expect(await readOne(single(""))).toBe("refused keyMissing");
    expect(await readOne(single(rule(equal("x"), 100)))).toBe("refused keyUnknown");
    expect(await readOne(single(rule(equal("a"), 100) + rule(equal("b"), 100)))).toBe("refused keyAmbiguous");
    expect(await readOne(single(rule(equal("a"), 50)))).toBe("refused noFullCredit: 50 / 100");
  });

  it("is refused for scoring that is not understood, by its element", async () => {
    expect(await readOne(single(rule(`<durlt respident="r">5</durlt>`, 100)))).toBe(
      "refused processingUnsupported: durlt",
    );
    expect(await readOne(single(rule(equal("a"), 2, "Multiply")))).toBe(
      "refused processingUnsupported: setvar multiply",
    );
    expect(await readOne(single(rule(equal("a", "other"), 100)))).toBe("refused responseUnknown");
    expect(await readOne(single(rule(equal("a"), "lots")))).toBe("refused pointsUnreadable: lots");
  });

  it("notes points that an empty answer would cost", async () => {
    const rules = rule(equal("b"), 100) + rule("<other/>", -10);
    expect(await readOne(item({ ...parts, processing: processing(rules, 'maxvalue="100"') }))).toEqual(
      chosen({ a: -0.1, b: 1, c: -0.1 }, { lowest: -0.1, changed: ["blankScoresNothing"] }),
    );
  });

  it("keeps shuffling, and options that keep their place", async () => {
    const fixed = presented
      .replace("<render_choice ", '<render_choice shuffle="Yes" ')
      .replace('ident="c"', 'ident="c" rshuffle="No"');
    const { asked } = await recordOf(canvas("multiple_choice", fixed, rule(equal("b"), 100)));
    expect(asked).toMatchObject({ shuffle: true, options: [shown[0], shown[1], { ...shown[2], fixed: true }] });
  });
});

const parts = { fields: { question_type: "multiple_choice_question", points_possible: 2 }, presentation: presented };

describe("a choice of several options in QTI 1.2", () => {
  it("is all or nothing if one condition names all right options", async () => {
    expect(await readOne(several(rule(wholeKey, 100)))).toEqual(chosenSeveral("whole", { a: 1, b: 1, c: 0 }));
  });

  it("adds up the points that each option earns or costs", async () => {
    const rules = rule(equal("a"), 50, "Add") + rule(equal("b"), 50, "Add") + rule(equal("c"), -50, "Add");
    expect(await readOne(several(rules))).toEqual(chosenSeveral("shares", { a: 0.5, b: 0.5, c: -0.5 }, {}));
    const open = item({
      fields: { question_type: "multiple_answers_question", points_possible: 2 },
      presentation: html("Which?") + lid("r", options, { cardinality: "Multiple" }),
      processing: processing(rules, 'maxvalue="100" minvalue="-100"'),
    });
    expect(await readOne(open)).toEqual(chosenSeveral("shares", { a: 0.5, b: 0.5, c: -0.5 }, { lowest: -0.5 }));
  });

  it("restores hundredths lost by rounding thirds", async () => {
    const rules = ["a", "b", "c"].map((ident) => rule(equal(ident), "33.33", "Add")).join("");
    const third = 0.333333333333;
    expect(await readOne(several(rules))).toEqual(chosenSeveral("shares", { a: third, b: third, c: third }));
  });

  it("keeps the greatest number of choices and notes the least", async () => {
    expect(await readOne(several(rule(wholeKey, 100), 'maxnumber="2" minnumber="1"'))).toEqual(
      chosenSeveral("whole", { a: 1, b: 1, c: 0 }, { changed: ["minChoicesLeftOut: 1"] }, 2),
    );
    expect(await readOne(several(rule(wholeKey, 100), 'maxnumber="1"'))).toBe("refused tooManyCorrect");
  });

  it("notes that other choices count if the file does not say so", async () => {
    expect(await readOne(several(rule(all(equal("a"), equal("b")), 100)))).toEqual(
      chosenSeveral("whole", { a: 1, b: 1, c: 0 }, { changed: ["extraChoicesCount"] }),
    );
  });

  it("is refused where part of the right choice earns points", async () => {
    const partly = rule(wholeKey, 100) + rule(equal("a"), 50);
    expect(await readOne(several(partly))).toBe("refused partialCredit");
    expect(await readOne(several(rule(`<or>${equal("a")}${equal("b")}</or>`, 100)))).toBe(
      "refused processingUnsupported: or",
    );
    expect(await readOne(several(rule(all(equal("a"), equal("x")), 100)))).toBe("refused keyUnknown");
    expect(await readOne(several(""))).toBe("refused keyMissing");
  });
});
