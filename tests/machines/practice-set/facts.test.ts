import { describe, expect, it } from "vitest";
import { knownChoice, openPlace, withQuestion } from "../../../machines/practice-set/practice-set-facts";
import { checked, choice, offer, setOf } from "./samples";

describe("a choice that an address names", () => {
  it.each([
    [
      { family: "map", skill: "fractions" },
      { family: "map", skill: "fractions" },
    ],
    [{ skill: "fractions" }, { skill: "fractions" }],
    [{ family: "map", skill: "gone" }, { family: "map" }],
    [{ family: "map", subject: "math", skill: "gone" }, { family: "map" }],
    [{ family: "sat", skill: "fractions" }, { family: "sat" }],
    [{ family: "opt", skill: "fractions" }, {}],
  ] as const)("%j is known as %j", (asked, known) => {
    expect(knownChoice({ ...choice, ...asked }, offer)).toEqual({ ...choice, ...known });
  });
});

describe("a set", () => {
  it("finds the first open question from a given position on", () => {
    expect([openPlace(setOf()), openPlace(setOf(0)), openPlace(setOf(), 1), openPlace(setOf(0, 1))]).toEqual([
      0,
      1,
      1,
      null,
    ]);
  });
  it("skips a question that may not be worked on now", () => {
    const set = setOf();
    const resting = { ...set, questions: set.questions.map((one) => ({ ...one, rests: one.place === 0 })) };
    expect(openPlace(resting)).toBe(1);
  });
  it("updates one question, and leaves the others", () => {
    expect(withQuestion(setOf(), checked(1))).toEqual(setOf(1));
  });
});
