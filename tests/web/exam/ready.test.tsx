import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ReadySheet } from "../../../src/web/exam/sections/ReadySheet";
import { attempt, section } from "../../machines/samples";
import { show } from "./screen";

const told = (time_limit_ms: number | null, items: number): readonly (string | null)[] => {
  show(
    <ReadySheet
      attempt={attempt({ stage: "p1", sections: [section("p1"), section("s1", { items, time_limit_ms })] })}
      canRepeat={false}
      onBegin={() => undefined}
      onRepeat={() => undefined}
    />,
  );
  return screen.getAllByRole("listitem").map(({ textContent }) => textContent);
};
const guess = "A wrong answer costs nothing more than an empty one, so answer every question.";

it("shows the duration of a timed section, and that it ends automatically", () => {
  expect(told(600_000, 20)).toEqual([
    "20 questions in 10 minutes. The clock starts when you begin.",
    "Move between the questions as you like. When the time is over, the section closes by itself.",
    guess,
  ]);
});

it("does not mention a clock where there is none", () => {
  expect(told(null, 1)).toEqual([
    "1 question, without a time limit.",
    "Move between the questions as you like.",
    guess,
  ]);
});
