import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { ExerciseReview } from "../../../src/contract/attempt/exam";
import type { ItemKey } from "../../../src/contract/item/item";
import { QuestionReview } from "../../../src/web/item/review/QuestionReview";
import { show } from "../show";
import { exerciseDetail } from "./fixtures";

const { interaction: choice, review: released } = exerciseDetail();
if (released === null || choice.type !== "single_choice") throw new Error("the fixture is a released single choice");

const review = (over: Partial<ExerciseReview>, interaction = exerciseDetail().interaction, language?: "en" | "zh") =>
  show(
    <QuestionReview attemptId="a1" exercise={exerciseDetail({ interaction, review: { ...released, ...over } })} />,
    language,
  );
const options = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
const panels = (...titles: readonly string[]) =>
  titles.map((title) => screen.getByRole("heading", { name: title }).parentElement?.parentElement?.textContent);

const single: ItemKey = { type: "single_choice", option_id: "o3", credit: { o2: 0.5, o4: -1 / 3 }, lowest: -1 };

describe("credit in the review of a question", () => {
  it.each([
    [
      "en",
      "Partly righthalf of the points",
      ["A27", "B32Your answerhalf of the points", "C40Right answer", "D104minus a third of the points"],
    ],
    ["zh", "部分正确一半分数", ["A27", "B32你的答案一半分数", "C40正确答案", "D104倒扣三分之一的分数"]],
  ] as const)("is described in plain words for the answer and each option: %s", (language, told, texts) => {
    review({ key: single, mark: "partly", credit: 0.5, points: 1 }, choice, language);
    expect(options()).toEqual(texts);
    expect(screen.getByText(language === "en" ? "Partly right" : "部分正确").parentElement?.textContent).toBe(told);
  });

  it("is given in points if a question has more than one", () => {
    review({ key: single, answer: { type: "single_choice", option_id: "o4" }, credit: -1 / 3, points: 6 });
    expect(screen.getByText("−2 of 6 points")).toBeDefined();
  });

  it("is shown for options if several are right", () => {
    review(
      {
        key: { type: "multiple_choice", option_ids: ["o1", "o3"], credit: { o2: -0.4 } },
        answer: { type: "multiple_choice", option_ids: ["o1", "o2"] },
        mark: "partly",
        credit: 0.1,
        points: 1,
      },
      { ...choice, type: "multiple_choice", max_choices: 0 },
    );
    expect(options()).toEqual([
      "A27Your answerhalf of the points",
      "B32Your answerminus 40% of the points",
      "C40Right answerhalf of the points",
      "D104",
    ]);
  });

  it("is not shown if all is right, nothing is answered, or it is unknown", () => {
    review({ key: single, mark: "right", credit: 1, points: 1, answer: { type: "single_choice", option_id: "o3" } });
    expect(screen.getByText("Right").parentElement?.parentElement?.textContent).toBe("Right");
    review({ mark: "wrong" });
    expect(screen.getByText("Wrong").parentElement?.parentElement?.textContent).toBe("Wrong");
  });

  it("is shown for each gap of a text, beside the answers that would have earned more", () => {
    review(
      {
        answer: { type: "gaps", texts: { g1: "Fluid", g2: "7" }, choices: { g3: "o1" } },
        key: {
          type: "gaps",
          gaps: {
            g1: { kind: "text", accepted: ["liquid", "fluid"], case_sensitive: false, credit: { fluid: 0.5, gas: -1 } },
            g2: { kind: "number", value: 5, tolerance: 0, also: [{ value: 7, tolerance: 1, credit: 0.25 }] },
            g3: { kind: "choice", option_id: "o1" },
            g4: { kind: "choice", option_id: "o2", credit: { o3: 2 / 3 } },
          },
        },
        mark: "partly",
        credit: 0.4375,
        points: 1,
      },
      {
        type: "gaps",
        gaps: [
          { gap_id: "g1", kind: "text", max_length: 9 },
          { gap_id: "g2", kind: "number", max_length: 9 },
          { gap_id: "g3", kind: "choice", options: choice.options },
          { gap_id: "g4", kind: "choice", options: choice.options },
        ],
      },
    );
    const own = [
      "Your answerPartly right44% of the points",
      "1FluidPartly righthalf of the points",
      "27Partly righta quarter of the points",
      "327Right",
      "4left emptySkipped",
    ];
    const right = [
      "Right answer",
      "1liquid",
      "1fluidhalf of the points",
      "1gasminus all of the points",
      "25",
      "26 – 8a quarter of the points",
      "327",
      "432",
      "440two thirds of the points",
    ];
    expect(panels("Your answer", "Right answer")).toEqual([own.join(""), right.join("")]);
  });

  it.each([
    ["awaiting", undefined, "Awaiting marking8 points"],
    ["partly", 0.75, "Partly right6 of 8 points"],
    ["wrong", 0, "Wrong0 of 8 points"],
  ] as const)("is given for a longer text by a person: %s", (mark, credit = 0, told) => {
    review(
      {
        answer: { type: "extended_text", text: "They dig.\nOutside." },
        key: { type: "extended_text" },
        mark,
        credit,
        points: 8,
      },
      { type: "extended_text", max_length: 900, format: "plain" },
    );
    expect(panels("Your answer")).toEqual([`Your answer${told}They dig.\nOutside.`]);
    expect(screen.queryByRole("heading", { name: /Right answer|Model answer/ })).toBeNull();
  });

  it("stands aside for the guide where that is shown as a model answer", () => {
    review(
      {
        answer: { type: "extended_text", text: "They dig." },
        key: { type: "extended_text", guide: { en: "<p>Erosion.</p>" } },
        mark: "unscored",
        credit: undefined,
        points: undefined,
      },
      { type: "extended_text", max_length: 900, format: "plain" },
    );
    expect(panels("Your answer", "Model answer")).toEqual(["Your answerNot scoredThey dig.", "Model answerErosion."]);
  });

  it("is shown for typed texts and numbers that earn less", () => {
    review(
      {
        answer: { type: "text_entry", text: "colur" },
        key: { type: "text_entry", accepted: ["colour", "colur"], case_sensitive: false, credit: { colur: 0.75 } },
        mark: "partly",
        credit: 0.75,
        points: 2,
      },
      { type: "text_entry", max_length: 20 },
    );
    expect(panels("Your answer", "Right answer")).toEqual([
      "Your answerPartly right1.5 of 2 pointscolur",
      "Right answercolourcolurthree quarters of the points",
    ]);
  });
});
