import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { ScoreCorrection } from "../../../src/contract/classes/regrades";
import { QuestionReview } from "../../../src/web/item/review/QuestionReview";
import { CorrectionNotes } from "../../../src/web/results/CorrectionNotes";
import { OpenReplacedProvider } from "../../../src/web/results/open-replaced";
import { ReplacedNote } from "../../../src/web/results/ReplacedNote";
import { exerciseDetail, fixedReport, mapReport } from "./fixtures";
import { show } from "./show";

const at = Date.UTC(2026, 10, 28, 10, 42);
const corrected = (more: Partial<ScoreCorrection> = {}): ScoreCorrection => ({
  exercise_id: "q-3",
  at,
  rule: "fullCredit",
  reason: "The picture was missing.",
  before: 54,
  after: 62.4,
  regrade_id: "r1",
  ...more,
});

describe("the corrections of an attempt", () => {
  it("say what, when, why, and the scores before and since", () => {
    const corrections = [corrected(), corrected({ exercise_id: "q-1", rule: "leaveOut", before: null, after: null })];
    show(<CorrectionNotes report={fixedReport({ corrections })} />);
    const note = within(screen.getByRole("note"));
    expect(note.getByText("2 corrections were made afterwards")).toBeTruthy();
    expect(note.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Question 3 was corrected on Nov 28, 10:42 AM: everybody gets full credit. Reason: The picture was missing. " +
        "Score before: 54%, since then: 62%.",
      "Question 1 was corrected on Nov 28, 10:42 AM: it does not count. Reason: The picture was missing. " +
        "The score stays the same.",
    ]);
  });

  it("give scores that read alike more exactly, on the scale of the test, in Chinese too", () => {
    const items = fixedReport().items;
    const corrections = [corrected({ rule: "newKey", before: 210.3, after: 210.42 })];
    show(<CorrectionNotes report={mapReport({ items, corrections })} />, "zh");
    expect(screen.getByRole("listitem").textContent).toMatch(
      /^第 3 题于 11月28日 10:42 更正：更换了正确答案。 原因：The picture was missing\. 更正前成绩 210\.3，更正后 210\.42。$/,
    );
  });

  it("are absent where nothing was corrected", () => {
    show(<CorrectionNotes report={fixedReport()} />);
    expect(screen.queryByRole("note")).toBeNull();
  });

  it("lead to the result as it was before where it is stored, and that back to the present one", () => {
    const opened: string[] = [];
    const { regrade_id: _, ...unstored } = corrected({ exercise_id: "q-1" });
    const report = fixedReport({ corrections: [corrected(), unstored] });
    const { unmount } = show(
      <OpenReplacedProvider value={(regradeId) => void opened.push(regradeId)}>
        <CorrectionNotes report={report} />
      </OpenReplacedProvider>,
    );
    screen.getByRole("button", { name: "The result as it was before" }).click();
    unmount();
    const open = (address: string) => void opened.push(address);
    show(<ReplacedNote report={report} corrections={[corrected()]} replacedBy="r1" open={open} />);
    screen.getByText("This is the result before the correction of Nov 28, 10:42 AM; it does not count any more");
    screen.getByRole("button", { name: "To the present result" }).click();
    expect(opened).toEqual(["r1", `/examAccess/result?attempt_id=${report.attempt_id}`]);
  });
});

describe("a corrected question", () => {
  const review = exerciseDetail().review;
  if (review === null) throw new Error("no review");
  const told = { exercise_id: "q-3", at, reason: "The picture was missing." } as const;
  const shown = async (correction: NonNullable<typeof review.correction>, more: Partial<typeof review> = {}) => {
    show(<QuestionReview attemptId="a1" exercise={exerciseDetail({ review: { ...review, ...more, correction } })} />);
    return within(await screen.findByRole("note"));
  };

  it("says how it counts since, and why", async () => {
    const note = await shown({ ...told, rule: "fullCredit" });
    expect(note.getByText("Corrected on Nov 28, 10:42 AM: everybody gets full credit.")).toBeTruthy();
    expect(note.getByText("Reason: The picture was missing.")).toBeTruthy();
    expect(screen.queryByText("Right too since the correction")).toBeNull();
  });

  const options = () => screen.getAllByRole("listitem").map((option) => option.textContent);
  const right = (option_id: string) => ({ type: "single_choice", option_id }) as const;

  it("shows an answer that is right too beside the key", async () => {
    const note = await shown({ ...told, rule: "alsoRight", key: right("o4") });
    expect(note.getByText("Right too since the correction")).toBeTruthy();
    expect(note.getByText("104")).toBeTruthy();
    expect(options()).toEqual(["A27", "B32Your answer", "C40Right answer", "D104"]);
  });

  it("takes an answer for right that is right by the correction, and names the key of before", async () => {
    const note = await shown({ ...told, rule: "alsoRight", key: right("o2") }, { mark: "right" });
    expect(note.getByText("Right as before")).toBeTruthy();
    expect(note.getByText("40")).toBeTruthy();
    expect(options()).toEqual(["A27", "B32Your answer", "C40", "D104"]);
  });

  it("is compared with the new key, without the mistakes behind an answer that is right by now", async () => {
    const mistakes = [{ option_id: "o2", mistake: "x", sentence: { en: "You forgot the first step." } }];
    await shown({ ...told, rule: "newKey", key: right("o2") }, { mark: "right", mistakes: mistakes as never });
    expect(screen.queryByText("You forgot the first step.")).toBeNull();
    expect(options()).toEqual(["A27", "B32Your answer", "C40", "D104"]);
  });
});
