import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import type { ExerciseDetail } from "../../../src/contract/attempt/exam";
import { QuestionReview } from "../../../src/web/item/review/QuestionReview";
import { Analyse } from "../../../src/web/results/analyse/Analyse";
import { exerciseDetail, fixedReport } from "./fixtures";
import { show } from "./show";

function Page({ first }: { first?: string }) {
  const [exerciseId, setExerciseId] = useState(first);
  return (
    <Analyse
      report={fixedReport()}
      exerciseId={exerciseId}
      onSelect={setExerciseId}
      resultAddress="/r"
      open={() => undefined}
      question={(item, next) => `${item.exercise_id} then ${next?.exercise_id ?? "none"}`}
    />
  );
}

afterEach(() => sessionStorage.clear());

const rows = () => within(screen.getByRole("list", { name: "Questions" })).getAllByRole("button");
const chips = () => within(screen.getByRole("group", { name: "Which questions to list" })).getAllByRole("button");
const current = () => rows().find((row) => row.getAttribute("aria-current") === "true")?.textContent;

describe("the analysis", () => {
  it("lists every question with mark, skill, time and flags", () => {
    show(<Page />);
    expect([0, 2, 7].map((at) => rows()[at]?.textContent)).toEqual([
      "1Two-step problems with whole numbersRight · 0:30",
      "3Two-step problems with whole numbersWrong · 0:47Marked for review",
      "8Adding and subtracting fractionsSkipped · 0:04An answer came late",
    ]);
    expect(screen.getByText("q-1 then q-2")).toBeDefined();
  });

  it("counts and filters by chips, and shows the first question of the list", () => {
    show(<Page />);
    expect(chips().map((chip) => chip.textContent)).toEqual([
      "All 12",
      "Wrong 2",
      "Partly right 1",
      "Skipped 1",
      "Marked 2",
      "Right 8",
      "Not reviewed yet 12",
    ]);
    fireEvent.click(chips()[1] as HTMLElement);
    expect(chips().map((chip) => chip.getAttribute("aria-pressed"))).toEqual([
      "false",
      "true",
      "false",
      "false",
      "false",
      "false",
      "false",
    ]);
    expect(rows()).toHaveLength(2);
    expect(screen.getByText("q-3 then q-10")).toBeDefined();
  });

  it("restores filter and question of this attempt, and of no other", () => {
    const { unmount } = show(<Page />);
    fireEvent.click(chips()[1] as HTMLElement);
    fireEvent.keyDown(document.body, { key: "ArrowRight" });
    unmount();
    expect([JSON.parse(sessionStorage.getItem("fullList") ?? "null"), sessionStorage.getItem("light")]).toEqual([
      { attempt_id: fixedReport().attempt_id, filter: "wrong", skill: "", exercise_ids: ["q-3", "q-10"] },
      "q-10",
    ]);
    const again = show(<Page />);
    expect([rows().length, current()?.slice(0, 2)]).toEqual([2, "10"]);
    again.unmount();
    sessionStorage.setItem("fullList", JSON.stringify({ attempt_id: "other", filter: "wrong", skill: "" }));
    const other = show(<Page />);
    expect([rows().length, current()?.slice(0, 2)]).toEqual([12, "1T"]);
    other.unmount();
    sessionStorage.setItem("fullList", "{not json");
    show(<Page />);
    expect(rows()).toHaveLength(12);
  });

  it("moves by arrows on the page and in the list, and stops at the ends", () => {
    show(<Page first="q-11" />);
    fireEvent.keyDown(document.body, { key: "ArrowRight" });
    expect(screen.getByText("q-12 then none")).toBeDefined();
    fireEvent.keyDown(document.body, { key: "ArrowRight" });
    expect(screen.getByText("q-12 then none")).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Next question" }).disabled).toBe(true);
    fireEvent.keyDown(document.body, { key: "ArrowLeft" });
    fireEvent.keyDown(rows()[10] as HTMLElement, { key: "ArrowUp" });
    expect(current()).toMatch(/^10Adding/);
  });

  it("leaves arrows to a field that has the focus", () => {
    show(
      <>
        <input aria-label="field" />
        <Page />
      </>,
    );
    fireEvent.keyDown(screen.getByLabelText("field"), { key: "ArrowRight" });
    expect(screen.getByText("q-1 then q-2")).toBeDefined();
  });
});

describe("a question under review", () => {
  const review = (over: Partial<ExerciseDetail> = {}) =>
    show(<QuestionReview attemptId="a1" exercise={exerciseDetail(over)} />);

  const options = () =>
    within(screen.getAllByRole("list")[0] as HTMLElement)
      .getAllByRole("listitem")
      .map((option) => option.textContent);

  it("names the student's and the right answer among the options, each once, and the reason", () => {
    review();
    expect([screen.getByText("Wrong").textContent, options()]).toEqual([
      "Wrong",
      ["A27", "B32Your answer", "C40Right answer", "D104"],
    ]);
    expect([screen.getAllByText("32").length, screen.getAllByText("40").length]).toEqual([1, 1]);
    expect(screen.getByText("First the total: 3 × 24 = 72. Then take away what was sold: 72 − 32 = 40.")).toBeDefined();
  });

  it("says a typed answer once where it is the right one, and beside the other forms where there are some", () => {
    const given = exerciseDetail().review;
    if (given === null) throw new Error("the fixture is released");
    const typed = (accepted: readonly string[]) =>
      review({
        interaction: { type: "text_entry", max_length: 12 },
        review: {
          ...given,
          mark: "right",
          answer: { type: "text_entry", text: "40" },
          key: { type: "text_entry", accepted: [...accepted], case_sensitive: false },
        },
      });
    typed(["40"]);
    expect(screen.queryByRole("heading", { name: "Right answer" })).toBeNull();
    expect(panels(["Your answer"])).toEqual(["Your answerRight40"]);
    cleanup();
    typed(["40", "forty"]);
    expect(panels(["Your answer", "Right answer"])).toEqual(["Your answerRight40", "Right answer40forty"]);
  });

  const minus = { en: "The minus was lost.", zh: "负号丢了。" };
  const panels = (names: readonly string[]) =>
    names.map((name) => screen.getByRole("heading", { name }).parentElement?.parentElement?.textContent);

  it.each([
    ["en", ["A27", "B32Your answerThe minus was lost.", "C40Right answer", "D104"]],
    ["zh", ["A27", "B32你的答案负号丢了。", "C40正确答案", "D104"]],
  ] as const)("explains the mistake at the student's answer: %s", (language, texts) => {
    const given = exerciseDetail().review;
    if (given === null) throw new Error("the fixture is released");
    const mistakes = ["o2", "o4"].map((option_id) => ({ option_id, sentence: minus }));
    show(<QuestionReview attemptId="a1" exercise={exerciseDetail({ review: { ...given, mistakes } })} />, language);
    expect(options()).toEqual(texts);
    const [told, why] = [language === "en" ? minus.en : minus.zh, language === "en" ? "Why" : "解析"];
    const order = screen.getByText(told).compareDocumentPosition(screen.getByRole("heading", { name: why }));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("explains only those of several chosen options with a known mistake", () => {
    const given = exerciseDetail().review;
    if (given === null) throw new Error("the fixture is released");
    const { interaction } = exerciseDetail();
    if (interaction.type !== "single_choice") throw new Error("the fixture is a single choice");
    review({
      interaction: { ...interaction, type: "multiple_choice", max_choices: 0 },
      review: {
        ...given,
        key: { type: "multiple_choice", option_ids: ["o3"] },
        answer: { type: "multiple_choice", option_ids: ["o1", "o3", "o4"] },
        mark: "partly",
        mistakes: [{ option_id: "o4", sentence: minus }],
      },
    });
    expect([screen.getByText("Partly right").textContent, options()]).toEqual([
      "Partly right",
      ["A27Your answer", "B32", "C40Your answer", "D104Your answerThe minus was lost."],
    ]);
  });

  it("marks questions without an answer, and those with a stored late answer", () => {
    const given = exerciseDetail().review;
    if (given === null) throw new Error("the fixture is released");
    review({
      review: {
        ...given,
        answer: null,
        mark: "skipped",
        explanation: null,
        held_answer: { type: "single_choice", option_id: "o3" },
      },
    });
    expect(screen.getByText("No answer given")).toBeDefined();
    expect(
      screen.getByRole("heading", { name: "Came after the time was over, not counted" }).parentElement?.parentElement
        ?.textContent,
    ).toBe("Came after the time was over, not countedC40");
    expect(screen.queryByRole("heading", { name: "Why" })).toBeNull();
  });

  it("marks typed gaps one by one beside all that would have counted", () => {
    const given = exerciseDetail().review;
    if (given === null) throw new Error("the fixture is released");
    review({
      stem: { en: "<p>A {{g1}} of the {{g2}} in {{g3}}.</p>" },
      interaction: { type: "gap_entry", gaps: ["g1", "g2", "g3"].map((gap_id) => ({ gap_id, max_length: 12 })) },
      review: {
        ...given,
        answer: { type: "gap_entry", texts: { g1: "Color", g2: "sea" } },
        key: { type: "gap_entry", accepted: { g1: ["colour", "color"], g2: ["sky"], g3: ["May"] } },
        mark: "partly",
      },
    });
    expect(document.querySelector("[data-gap]")?.closest("p")?.textContent).toBe("A 1 of the 2 in 3.");
    expect(
      ["Your answer", "Right answer"].map(
        (title) => screen.getByRole("heading", { name: title }).parentElement?.parentElement?.textContent,
      ),
    ).toEqual(["Your answerPartly right1ColorRight2seaWrong3left emptySkipped", "Right answer1colour / color2sky3May"]);
  });

  it("withholds the right answer until release", () => {
    review({ review: null });
    expect(screen.getByText("The right answer appears here when it is released.")).toBeDefined();
    expect(screen.queryByText("Right answer")).toBeNull();
  });
});
