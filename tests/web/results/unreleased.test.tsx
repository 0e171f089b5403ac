import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Language } from "../../../src/contract/item/content";
import type { ReleasePolicy } from "../../../src/contract/tests";
import { Analyse } from "../../../src/web/results/analyse/Analyse";
import { ReportScreen } from "../../../src/web/results/families/screens";
import { fixedReport, mapReport, unreleased } from "./fixtures";
import { show } from "./show";

const links = { analysis: (id = "") => `/analyse?exercise_id=${id}`, test: "/t", open: () => undefined };
const at = Date.UTC(2026, 11, 1, 8);
const notes = () => screen.getAllByRole("note").map((note) => note.textContent);
const regions = () =>
  screen
    .getAllByRole("region")
    .map((region) => region.getAttribute("aria-label") ?? region.querySelector("h2")?.textContent);

describe("a result before its release", () => {
  const cases: readonly (readonly [ReleasePolicy, boolean, Language, string])[] = [
    [{ when: "manual" }, false, "en", "They appear here when your teacher releases them."],
    [{ when: "never" }, false, "en", "This test does not show them. Your score stands."],
    [{ when: "after_close", at }, false, "zh", "正确答案稍后公布将于 2026年12月1日"],
    [
      { when: "after_finish" },
      true,
      "en",
      "They are hidden while you sit this test again, and appear here when that sitting has ended.",
    ],
    [
      { when: "after_finish" },
      true,
      "zh",
      "正确答案稍后公布你正在再次作答这个测试，期间暂不显示；那次作答结束后会回到这里。",
    ],
  ];
  it.each(cases)("says when explanations come: %j, sitting again %s, %s", (release, sitting_again, language, words) => {
    const report = unreleased(fixedReport({ held: 0 }), { release, sitting_again });
    show(<ReportScreen report={report} links={links} />, language);
    expect(notes()).toHaveLength(1);
    expect(notes()[0]).toContain(words);
  });

  it("a fixed one keeps its score and lists its questions without marks", () => {
    show(<ReportScreen report={unreleased(fixedReport())} links={links} />);
    const score = within(screen.getByRole("region", { name: "Score" }));
    expect([score.getByText("8 of 12").tagName, score.getByText("71%").tagName]).toEqual(["STRONG", "DIV"]);
    expect(score.queryAllByRole("listitem")).toEqual([]);
    expect(regions()).toEqual(["Score", "Question by question", "What to do next"]);
    const questions = within(screen.getByRole("region", { name: "Question by question" })).getAllByRole("link");
    expect(questions.map((link) => link.getAttribute("aria-label"))).toEqual(
      Array.from({ length: 12 }, (_, place) => `Question ${place + 1}`),
    );
  });

  it("one on the RIT scale keeps score and level, and no picture of its items", () => {
    show(<ReportScreen report={unreleased(mapReport())} links={links} />);
    expect(regions()).toEqual([
      "Score",
      "Among students like you",
      "Table: Levels in grade 5 (autumn)",
      "What to do next",
    ]);
    expect(screen.queryAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/analyse?exercise_id=",
      "/t",
    ]);
  });

  it("its analysis lists every question, and filters by known facts", () => {
    show(
      <Analyse
        report={unreleased(fixedReport())}
        onSelect={() => undefined}
        resultAddress="/r"
        open={() => undefined}
        question={(item) => item.exercise_id}
      />,
    );
    const rows = within(screen.getByRole("list", { name: "Questions" })).getAllByRole("button");
    expect([rows.length, rows[2]?.textContent]).toEqual([
      12,
      "3Two-step problems with whole numbers0:47Marked for review",
    ]);
    expect(
      within(screen.getByRole("group", { name: "Which questions to list" }))
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["All 12", "Marked 2", "Not reviewed yet 12"]);
    expect(notes()).toEqual(["Right answers come laterThey appear here when your teacher releases them."]);
  });
});
