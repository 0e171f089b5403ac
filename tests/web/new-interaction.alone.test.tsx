import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { ExerciseDetail } from "../../src/contract/attempt/exam";
import type { Answer, Interaction, ItemKey } from "../../src/contract/item/item";
import { PracticeQuestionView } from "../../src/web/exam/sections/PracticeQuestionView";
import { BrokenItem } from "../../src/web/item/interactions/BrokenItem";
import { preloadInteractions } from "../../src/web/item/interactions/lazy-interactions";
import { QuestionReview } from "../../src/web/item/review/QuestionReview";
import { tinyQuestion } from "../support/tiny-interaction";
import { Harness } from "./exam/Harness";
import { exerciseOf } from "./exam/sample";
import { exerciseDetail } from "./results/fixtures";
import { show } from "./show";

vi.mock("../../src/web/item/interactions/screen-records", async (load) => {
  const real = await load<typeof import("../../src/web/item/interactions/screen-records")>();
  const { tinyScreen } = await import("./tiny-interaction/tiny-screen");
  Object.assign(real.screenRecords, { tiny: tinyScreen });
  return real;
});

const interaction = tinyQuestion as unknown as Interaction;
const side = (of: string) => ({ type: "tiny", side: of }) as unknown as Answer & ItemKey;
const exercise = exerciseOf(interaction, "<p>Which side?</p>");
const pressed = () => screen.getAllByRole("button", { name: /^Side/ }).map((one) => one.getAttribute("aria-pressed"));

it("a new type's screen is enough for its items to be fetched ahead, shown and answered", async () => {
  await preloadInteractions([exercise]);
  const said: (Answer | null)[] = [];
  show(<Harness exercise={exercise} said={said} crossed={[]} />);
  expect(screen.getByText("Which side?")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Cross out" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Side R" }));
  expect([said, pressed()]).toEqual([[side("R")], ["false", "true"]]);
});

it("a new type's screen alone can show an entry whose item cannot be shown", () => {
  show(<BrokenItem answer={side("R")} onRetry={() => undefined} />);
  expect(screen.getByText("side R")).toBeDefined();
});

it("a new type's screen is enough for looking back at it", async () => {
  const given = exerciseDetail().review;
  if (given === null) throw new Error("the fixture is released");
  const review = { ...given, answer: side("L"), key: side("R"), held_answer: side("L") };
  const detail: ExerciseDetail = { ...exerciseDetail(), interaction, review };
  show(<QuestionReview attemptId="a1" exercise={detail} />);
  expect((await screen.findAllByText(/^Side/)).map(({ textContent }) => textContent)).toEqual([
    "Side L",
    "Side R",
    "Side L",
  ]);
});

it.each([
  ["showing", null, "This is how it is answered."],
  ["told", "R", "Right."],
  ["told", "L", "Not this time."],
] as const)("a new type's screen is enough for practice with a verdict: %s %s", async (phase, given, told) => {
  const all = {
    type: interaction.type,
    interaction,
    exercise,
    number: 1,
    title: "Practice",
    taught: undefined,
    onAnswer: () => undefined,
  };
  show(
    <PracticeQuestionView {...all} phase={phase} itemKey={side("R")} answer={given === null ? null : side(given)} />,
  );
  expect((await screen.findByRole("status")).textContent).toBe(told);
  expect(pressed()).toEqual(given === "L" ? ["true", "false"] : ["false", "true"]);
});
