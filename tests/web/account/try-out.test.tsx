import { fireEvent, screen } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { estimateOf, nextQuestion, type TryoutAnswer } from "../../../src/web/account/tryout/estimate";
import { shownOptions, tryoutQuestions } from "../../../src/web/account/tryout/questions";
import { TryOut } from "../../../src/web/account/tryout/TryOut";
import { show } from "../show";

const sits = (pattern: readonly boolean[]): TryoutAnswer[] =>
  pattern.reduce<TryoutAnswer[]>((answers, isRight) => {
    const question = nextQuestion(tryoutQuestions, answers);
    return question === null ? answers : [...answers, { question, isRight }];
  }, []);

/** The answers to the questions, computed independently. */
const solved: Readonly<Record<string, string>> = {
  "6 + 7 = ?": String(6 + 7),
  "43 − 18 = ?": String(43 - 18),
  "7 × 8 = ?": String(7 * 8),
  "144 ÷ 6 = ?": String(144 / 6),
  "½ + ¼ = ?": { 0.75: "¾" }[1 / 2 + 1 / 4] ?? "",
  "0.3 × 0.4 = ?": String((3 * 4) / 100),
  "3x + 5 = 20,  x = ?": String((20 - 5) / 3),
  "(−2)³ = ?": String((-2) ** 3).replace("-", "−"),
  "√50 = ?": `${Math.sqrt(50 / 2)}√2`,
  "x² − 5x + 6 = 0,  x = ?": [-9, -6, -3, -2, -1, 1, 2, 3, 6, 9].filter((x) => x * x - 5 * x + 6 === 0).join(", "),
  "log₂ 32 = ?": String(Math.log2(32)),
};

describe("five questions before any account", () => {
  it("have one right option each, at no position more often than by chance", () => {
    for (const question of tryoutQuestions) {
      const shown = shownOptions(question);
      expect(new Set(shown).size).toBe(4);
      expect(shown[question.place]).toBe(question.options[0]);
      expect(question.options[0]).toBe(solved[question.asks]);
    }
    const places = [0, 1, 2, 3].map((place) => tryoutQuestions.filter((one) => one.place === place).length);
    expect(Math.max(...places) - Math.min(...places)).toBeLessThanOrEqual(1);
  });

  it("narrow the estimate: right answers raise it, wrong ones lower it, five about halve the band", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 11 }), (pattern) => {
        const answers = sits(pattern);
        for (let count = 1; count <= answers.length; count += 1) {
          const before = estimateOf(answers.slice(0, count - 1));
          const after = estimateOf(answers.slice(0, count));
          expect(after.error).toBeLessThan(estimateOf([]).error);
          if (count >= 5) expect(after.error).toBeLessThan(12);
          expect(after.value > before.value).toBe(answers[count - 1]?.isRight);
        }
        expect(new Set(answers.map(({ question }) => question)).size).toBe(answers.length);
      }),
    );
  });

  it("start in the middle of school, and end at the end of the questions", () => {
    expect(estimateOf([])).toEqual({ value: expect.closeTo(208, 0), error: expect.closeTo(20, 0) });
    expect(nextQuestion(tryoutQuestions, sits(Array.from({ length: 20 }, () => true)))).toBeNull();
  });

  it("are answered by buttons, report the result, and can be restarted", () => {
    show(<TryOut />, "en");
    const choose = (isRight: boolean) => {
      const asks = screen.getByRole("heading", { level: 2 }).textContent;
      const question = tryoutQuestions.find((one) => one.asks === asks);
      if (question === undefined) throw new Error(`nobody knows "${asks}"`);
      fireEvent.click(screen.getByRole("button", { name: question.options[isRight ? 0 : 1] ?? "" }));
    };
    expect(screen.getByText("Question 1 of 5")).toBeTruthy();
    choose(true);
    expect(screen.getByRole("status").textContent).toBe("Right");
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2 }));
    for (const isRight of [true, false, true, false]) choose(isRight);
    const { value, error } = estimateOf(sits([true, true, false, true, false]));
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(
      `About ${Math.round(value)}, give or take ${Math.round(error)}`,
    );
    expect(screen.getByText("All 5 questions done")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByText("Question 1 of 5")).toBeTruthy();
  });
});
