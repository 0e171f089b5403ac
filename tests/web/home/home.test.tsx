import { QueryClient } from "@tanstack/react-query";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Language } from "../../../src/contract/item/content";
import type { PracticeOffer, PracticeSkill } from "../../../src/contract/practice/practice";
import type { AttemptSummary, TestCard } from "../../../src/contract/tests";
import { browserTimeZone } from "../../../src/web/effects/time-zone";
import { FamilySection } from "../../../src/web/home/FamilySection";
import { LevelChoice } from "../../../src/web/home/LevelChoice";
import { openTests, withRunning } from "../../../src/web/home/open-test";
import { RecentResults } from "../../../src/web/home/RecentResults";
import { StartPanel } from "../../../src/web/home/StartPanel";
import { Today } from "../../../src/web/home/Today";
import { attempt, card, fixed, inRouter } from "./samples";

describe("the tasks of today", () => {
  const skill = (changes: Partial<PracticeSkill>): PracticeSkill => ({
    family: "map",
    subject: "math",
    skill: "fractions",
    title: { en: "Fractions", zh: "分数" },
    fresh: [],
    seen: 9,
    wrong: 0,
    due: 0,
    favourite: 0,
    ...changes,
  });
  const shown = async (offer: PracticeOffer) => {
    const client = new QueryClient();
    client.setQueryDefaults(["practiceOffer"], { staleTime: Infinity });
    client.setQueryData(["practiceOffer", { time_zone: browserTimeZone() }, "en"], offer);
    inRouter(<Today />, "en", client);
    return screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  };

  it("lists due questions and the weakest skill; a set under way comes before that skill", async () => {
    const skills = [
      skill({ wrong: 2, due: 1 }),
      skill({ skill: "angles", title: { en: "Angles" }, wrong: 5, due: 3 }),
      skill({ skill: "area" }),
    ];
    expect(await shown({ skills, open: null })).toEqual([
      ["Go over your mistakes4 questions are due again", "/practise?from=due"],
      ["Practise: Angles5 questions of it in your wrong-answer book", "/practise?family=map&skill=angles"],
    ]);
    cleanup();
    const open = { practice_id: "p1", started_at: 1, checked: 3, total: 10 };
    expect(await shown({ skills, open })).toEqual([
      ["Go on with your practice3 of 10 done", "/practise"],
      ["Go over your mistakes4 questions are due again", "/practise?from=due"],
    ]);
    cleanup();
    expect(await shown({ skills: [skill({})], open: null })).toEqual([]);
    expect(screen.queryByRole("heading")).toBeNull();
  });
});

const cardText = (test: TestCard, language?: Language) => {
  inRouter(<FamilySection family={{ family: test.family, title: { en: "MAP" }, tests: [test] }} />, language);
  return screen.getByRole("listitem").textContent;
};

describe("a test's card", () => {
  it.each([
    ["new", cardText.bind(null, card()), "MathematicsFour areasAdaptive20 to 43 questionsabout 15–55 minNot taken yet"],
    [
      "under way",
      cardText.bind(null, card({ open_attempt: attempt({ status: "sitting", answered: 12, score: null }) }, fixed)),
      "MathematicsFour areasFixed questions27 questions45 minIn progress, 12 of 43 answered",
    ],
    ["in Chinese", cardText.bind(null, card(), "zh"), "数学四个领域自适应20 至 43 题约 15–55 分钟还没做过"],
  ])("states kind and progress of %s", (_, text, expected) => {
    expect(text()).toBe(expected);
  });

  it.each([
    ["a score so far", { awaiting_points: 7.5 }, "RIT 214range 211–2187.5 points await marking"],
    ["no score yet", { score: null, awaiting_points: 1 }, "1 point awaits marking"],
  ] as const)("tells the points that a person has yet to mark: %s", (_, more, text) => {
    const shown = cardText(card({ last_attempt: attempt(more) }));
    expect(shown).toContain(text);
    expect(shown).not.toContain("Done");
  });

  it("shows a score never without its band", () => {
    expect(cardText(card({ last_attempt: attempt() }))).toContain("RIT 214range 211–218");
  });

  it("leads to the page of its family", () => {
    cardText(card());
    expect(screen.getByRole("link", { name: "Mathematics" }).getAttribute("href")).toBe(
      "/examAccess/MAPDetail?menu_id=m1",
    );
  });
});

describe("the start panel", () => {
  const detail = (test: TestCard, open: AttemptSummary | null = null) => ({
    ...test,
    attempt_limit: null,
    release: { when: "after_finish" as const },
    sections: [],
    rules: [],
    start_levels: test.family === "map" ? [4, 5] : [],
    start_level: test.family === "map" ? 5 : null,
    attempts: [],
    open_attempt: open,
  });
  it.each([
    [
      "an adaptive test",
      detail(card()),
      "Start: 43 questions",
      "/examAccess/MAPExamAuto?menu_id=m1&mode=full&start_level=5",
    ],
    ["a timed test", detail(card({}, fixed)), "Start: 27 questions, 45 min", "/examAccess/exam?menu_id=m1"],
    [
      "an adaptive sitting under way",
      detail(card(), attempt({ status: "sitting", answered: 12 })),
      "Continue at question 13 of 43",
      "/examAccess/MAPExamAuto?menu_id=m1&mode=full",
    ],
    [
      "a fixed sitting whose time is over",
      detail(card({}, fixed), attempt({ status: "sitting", deadline: 1 })),
      "See the result",
      "/examAccess/exam?menu_id=m1&mode=full",
    ],
  ])("of %s says what happens", (_, test, words, address) => {
    inRouter(<StartPanel test={test} mode={test.modes[0]?.mode} onOver={() => undefined} onMode={() => undefined} />);
    const link = screen.getByRole("link");
    expect([link.textContent, link.getAttribute("href")]).toEqual([words, address]);
  });

  it("passes the assignment on to the exam page", () => {
    inRouter(
      <StartPanel
        test={detail(card({}, fixed))}
        assignmentId="as-1"
        mode={undefined}
        onOver={() => undefined}
        onMode={() => undefined}
      />,
    );
    expect(screen.getByRole("link").getAttribute("href")).toBe("/examAccess/exam?menu_id=m1&assignment_id=as-1");
  });

  const section = { stage: "s1", title: { en: "One" }, items: 5, time_limit_ms: null, tools: [] };
  it.each([
    ["the first question", {}, "The first question comes next."],
    ["a sound to try", { rules: ["untimed" as const, "heard" as const] }, "You try the sound first."],
    ["a worked example", { rules: ["practiceFirst" as const] }, "A worked example comes first."],
    ["directions", { sections: [{ ...section, directed: true }] }, "The directions for the first part come next."],
  ])("says that %s comes next where it is the next part", (_, changes, words) => {
    inRouter(
      <StartPanel
        test={{ ...detail(card()), ...changes }}
        mode="full"
        onOver={() => undefined}
        onMode={() => undefined}
      />,
    );
    expect(screen.getByText(words, { exact: false })).toBeTruthy();
  });
});

describe("where to start", () => {
  const levels = () =>
    [...screen.getByRole("combobox").querySelectorAll("option")].map(({ textContent }) => textContent);

  it("is a grade where levels are grades", () => {
    const test = { ...card(), start_levels: [4, 5] };
    inRouter(<LevelChoice test={test} chosen={5} onChoose={() => undefined} />);
    expect([levels(), screen.getByRole<HTMLSelectElement>("combobox").value]).toEqual([["Grade 4", "Grade 5"], "5"]);
    expect(screen.getByLabelText("Start at the level of")).toBeTruthy();
  });

  it("is the grade of all questions where they do not follow the answers", () => {
    const test = { ...card(), start_levels: [4, 5], exam_info: { ...card().exam_info, type: 0 } };
    inRouter(<LevelChoice test={test} chosen={5} onChoose={() => undefined} />);
    expect(screen.getByLabelText("Grade")).toBeTruthy();
    expect(screen.getByText("All questions are those of this grade.")).toBeTruthy();
  });

  it("is a level of the Framework, or left to the test", () => {
    const chosen: (number | null)[] = [];
    const test = { ...card(), family: "opt" as const, start_levels: [0, 3, 6] };
    inRouter(<LevelChoice test={test} chosen={null} onChoose={(level) => chosen.push(level)} />);
    expect(levels()).toEqual(["Choose for me", "Pre-A1", "B1", "C2"]);
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "3" } });
    expect(chosen).toEqual([3]);
  });
});

it("finds the sittings under way, the one begun last first", () => {
  const older = card({ open_attempt: attempt({ attempt_id: "old", started_at: 1 }) });
  const newer = card({ open_attempt: attempt({ attempt_id: "new", started_at: 2 }) });
  const family = (tests: TestCard[]) => ({ family: "map" as const, title: { en: "MAP" }, tests });
  expect([
    openTests([family([older]), family([newer, card()])]).map((open) => open.attempt.attempt_id),
    openTests([family([card()])]),
  ]).toEqual([["new", "old"], []]);
});

it("knows attempts begun here since the menu was loaded, and otherwise trusts the menu", () => {
  const here = [
    { menuId: "m1", summary: attempt({ attempt_id: "here", status: "sitting", finished_at: null, score: null }) },
  ];
  const shown = (state: Partial<TestCard["state"]>, menu_id = "m1") =>
    withRunning([{ family: "map", title: { en: "MAP" }, tests: [card(state, { menu_id })] }], here)[0]?.tests[0]?.state;
  expect(shown({})).toMatchObject({ status: "sitting", open_attempt: { attempt_id: "here" } });
  expect(shown({}, "m2")).toMatchObject({ status: "new", open_attempt: null });
  const other = attempt({ attempt_id: "other" });
  expect(shown({ open_attempt: other })?.open_attempt?.attempt_id).toBe("other");
  const ended = attempt({ attempt_id: "here" });
  expect(shown({ status: "finished", last_attempt: ended })).toMatchObject({ status: "finished", open_attempt: null });
});

it("lists the last finished sittings, four at most", () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const sitting = (id: string) => ({
    ...attempt({ attempt_id: id, status: "finished" }),
    title: { en: `Test ${id}` },
    family: "map" as const,
  });
  const all = ["1", "2", "3", "4"].map(sitting);
  client.setQueryData(["answerRecord", { status: "finished", page_size: 4 }, "en"], { kind: "list", list: all });
  inRouter(<RecentResults />, "en", client);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    ["1", "2", "3", "4"].map((id) => `/examAccess/MAPResult?attempt_id=${id}`),
  );
});
