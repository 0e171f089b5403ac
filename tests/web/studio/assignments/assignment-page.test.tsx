import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Calls } from "../../../../src/contract/calls/calls";
import type { AssignmentEntry } from "../../../../src/contract/classes/assignments";
import type { Language } from "../../../../src/contract/item/content";
import { StudioAssignmentPage } from "../../../../src/web/studio/assignments/StudioAssignmentPage";
import { loadFaultWords } from "../../../../src/web/ui/fault-words";
import { Refused, stubServer, type Asked } from "../../open-page";
import { openStudio } from "../open-studio";
import { dayMs, detailOf, fridayNoon, memberOf } from "./given-assignment";

beforeAll(loadFaultWords);
// parts that the page loads when they are opened
beforeAll(() =>
  Promise.all([
    import("../../../../src/web/studio/assignments/AssignmentLink"),
    import("../../../../src/web/studio/assignments/TermsForm"),
    import("../../../../src/web/studio/assignments/TargetDialog"),
    import("../../../../src/web/studio/assignments/ExtraTime"),
    import("../../../../src/web/studio/classes/AccommodationDialog"),
    import("../../../../src/web/site/share/QrCode"),
  ]),
);

type Detail = Calls["studioAssignment"]["output"];
type Changed = Calls["changeAssignment"]["output"];

let detail: Detail;
let answers: (Partial<Changed> | "assignmentChanged")[];
let asked: Asked[];
beforeEach(() => {
  detail = detailOf();
  answers = [];
  ({ asked } = stubServer({
    studioAssignment: () => detail,
    studioTests: () => ({ tests: [testOf("m1"), testOf("m9")], total: 2 }),
    studioClass: () => ({ class_id: "c1", members: [{ member_id: "id-Ann", name: "Ann", accommodation: null }] }),
    changeAssignment: () => {
      const answer = answers.shift() ?? {};
      if (answer === "assignmentChanged") throw new Refused(answer);
      const { phase, release_phase } = detail.assignment;
      return { changed: true, version: 4, phase, release_phase, findings: [], ...answer };
    },
  }));
});

const testOf = (test_id: string) => ({ test_id, title: { en: `Test ${test_id}` }, edition: 1, phase: "frozen" });
const teacher = ["assignment.manage", "class.manage"];
const open = async (language?: Language) => {
  await openStudio(StudioAssignmentPage, "/studio/assignment?assignment_id=as-1", { permission: teacher, language });
  await screen.findByRole("heading", { level: 1 });
};
const buttons = () =>
  within(screen.getByRole("heading", { level: 1 }).closest("div:has(button)") as HTMLElement)
    .getAllByRole("button")
    .map((one) => one.textContent);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const changes = () => asked.filter(({ name }) => name === "changeAssignment").map(({ input }) => input);
const changed = (change: object, more: object = {}) => ({
  idempotency_key: expect.stringMatching(/^[\w-]{36}$/),
  assignment_id: "as-1",
  version: 3,
  change,
  accept_findings: false,
  ...more,
});

describe("the head of an assignment", () => {
  const states: readonly [Partial<AssignmentEntry>, string, readonly string[]][] = [
    [
      { phase: "scheduled", opens_at: fridayNoon + dayMs },
      "Students see it, and begin from Nov 28, 12:00 PM. Students see results when the time is over.",
      ["Link and QR code", "Change time and terms", "Cancel it"],
    ],
    [
      { phase: "open", release: "manual" },
      "Students begin until Dec 4, 12:00 PM. Students see results when you release them.",
      ["Link and QR code", "Change time and terms", "Stop for now", "Take it back", "Release results"],
    ],
    [
      { phase: "suspended" },
      "Nobody can begin. Those who sit it go on by their own clocks. Students see results when the time is over.",
      ["Link and QR code", "Change time and terms", "Let it go on", "Take it back", "Release results"],
    ],
    [
      { phase: "marking", unmarked: 7, release: "after_marking" },
      "7 answers wait to be marked. Students see results when all is marked.",
      ["Link and QR code", "Change time and terms", "Release results"],
    ],
    [
      { phase: "settled", release_phase: "released" },
      "Every answer has its points. Students see their results.",
      ["Link and QR code", "Change time and terms", "Archive", "Withhold results"],
    ],
    [{ phase: "recalled" }, "It was taken back. What was sat counts for nothing.", ["Link and QR code"]],
  ];
  it.each(states)("of %o says its state, and offers what can be done", async (entry, says, offered) => {
    detail = detailOf(entry);
    await open();
    expect([screen.getAllByRole("status")[0]?.textContent?.trim(), buttons()]).toEqual([says, offered]);
  });

  it("names class, window, attempts, place and edition", async () => {
    await open();
    expect(screen.getByText(/edition 2/).textContent).toBe(
      "the whole class · Nov 26, 12:00 PM – Dec 4, 12:00 PM · one attempt · anywhere · edition 2",
    );
    expect(screen.getByRole("link", { name: "‹ 4b" }).getAttribute("href")).toBe("/studio/class?class_id=c1");
    cleanup();
    detail = detailOf({ for_whole_class: false, members: 3, attempts: 2, place: "room" });
    await open("zh");
    expect(screen.getByText(/第 2 版/).textContent).toBe(
      "3 名学生 · 11月26日 12:00 – 12月4日 12:00 · 可作答 2 次 · 在教室 · 第 2 版",
    );
  });

  it("shows the students' link with its QR code", async () => {
    await open();
    press("Link and QR code");
    expect(await screen.findByText(`${window.location.origin}/assignment?assignment_id=as-1`)).toBeTruthy();
    expect(await screen.findByRole("img", { name: "QR code of the link" })).toBeTruthy();
  });
});

describe("what a teacher does to an assignment", () => {
  it("is done at once where it can be undone", async () => {
    await open();
    press("Stop for now");
    await screen.findByText("It is stopped.");
    expect(changes()).toEqual([changed({ kind: "suspend" })]);
  });

  it("is asked about where students lose something", async () => {
    await open();
    press("Take it back");
    const dialog = within(await screen.findByRole("dialog", { hidden: true }));
    expect(dialog.getByText(/This cannot be undone/)).toBeTruthy();
    fireEvent.click(dialog.getByRole("button", { name: "Leave it as it is", hidden: true }));
    expect(changes()).toEqual([]);
    press("Take it back");
    const again = within(await screen.findByRole("dialog", { hidden: true }));
    fireEvent.click(again.getByRole("button", { name: "Take it back", hidden: true }));
    await screen.findByText("It is taken back.");
    expect(changes()).toEqual([changed({ kind: "recall" })]);
  });

  it("is refused where it was changed elsewhere, and the page is read again", async () => {
    answers = ["assignmentChanged"];
    await open();
    detail = detailOf({ phase: "suspended", version: 4 });
    press("Stop for now");
    expect((await screen.findByRole("alert")).textContent).toMatch(/changed in another window/);
    await screen.findByRole("button", { name: "Let it go on" });
  });

  it("changes the time to the minute that is entered, and leaves the rest as it was to the millisecond", async () => {
    detail = detailOf({ opens_at: fridayNoon - dayMs + 1, closes_at: fridayNoon + 7 * dayMs + 59_999 });
    await open();
    press("Change time and terms");
    fireEvent.change(await screen.findByLabelText("Attempts"), { target: { value: "2" } });
    press("Save");
    await screen.findByText("The time and terms are changed.");
    const { opens_at, closes_at, release, place } = detail.assignment;
    expect(changes()).toEqual([changed({ kind: "terms", opens_at, closes_at, attempts: 2, release, place })]);
  });

  it("says what would cut somebody short, and saves it when it is saved all the same", async () => {
    const sentence = { en: "It is open for 10 minutes.", zh: "只开放 10 分钟。" };
    answers = [{ changed: false, findings: [{ severity: "notice", code: "windowShort", sentence }] }];
    await open();
    press("Change time and terms");
    fireEvent.change(await screen.findByLabelText("Closes"), { target: { value: "2026-11-28T12:30" } });
    press("Save");
    await screen.findByText("It is open for 10 minutes.");
    press("Save it all the same");
    await screen.findByText("The time and terms are changed.");
    const terms = { kind: "terms", opens_at: fridayNoon - dayMs, attempts: 1, release: "after_close", place: "home" };
    const closes_at = new Date(2026, 10, 28, 12, 30).getTime();
    expect(changes()).toEqual([
      changed({ ...terms, closes_at }),
      changed({ ...terms, closes_at }, { accept_findings: true }),
    ]);
  });

  it("sends nothing for a window that ends before it begins", async () => {
    await open();
    press("Change time and terms");
    fireEvent.change(await screen.findByLabelText("Closes"), { target: { value: "2026-11-01T12:30" } });
    press("Save");
    expect((await screen.findByRole("alert")).textContent).toBe("It has to end after it begins.");
    expect(changes()).toEqual([]);
  });
});

describe("the students of an assignment", () => {
  const rows = () =>
    screen.getAllByRole("table").map((table) => [
      table.getAttribute("aria-label"),
      ...within(table)
        .getAllByRole("row")
        .slice(1)
        .map((row) => [...row.children].slice(0, 4).map((cell) => cell.textContent?.replace(" · Attempts", ""))),
    ]);

  it("stand by how far they are, each with the time that applies", async () => {
    detail = detailOf({}, [
      memberOf("Ann", { state: "handedIn", attempt_ids: ["a1"], attempts_left: 0 }),
      memberOf("Ben", { state: "marking", attempt_ids: ["a2"], attempts_left: 0 }),
      memberOf("Cai", { time_limit_ms: 3_600_000, has_accommodation: true }),
      memberOf("Dan", {
        has_account: false,
        opens_at: fridayNoon,
        target: { member_id: "id-Dan", opens_at: fridayNoon, closes_at: fridayNoon + 7 * dayMs, menu_id: "m9" },
      }),
      memberOf("Eve", { state: "sitting", attempt_ids: ["a3"], attempts_left: 0 }),
    ]);
    await open();
    expect(rows()).toEqual([
      [
        "Not begun",
        ["Cai", "60 minutes (40 for others)", "as the class", "0 of 1"],
        [
          "Danother time · other formNo account: needs a link",
          "40 minutes",
          "Nov 27, 12:00 PM – Dec 4, 12:00 PM",
          "0 of 1",
        ],
      ],
      ["Sitting it now", ["Eve", "40 minutes", "as the class", "1 of 1"]],
      [
        "Handed in",
        ["Ann", "40 minutes", "as the class", "1 of 1"],
        ["Bento be marked", "40 minutes", "as the class", "1 of 1"],
      ],
    ]);
  });

  it("are found by their names where there are many, and all are drawn when that is asked for", async () => {
    detail = detailOf(
      {},
      Array.from({ length: 70 }, (_, at) => memberOf(`Student ${at}`)),
    );
    await open();
    expect(screen.getAllByRole("row")).toHaveLength(61);
    press("Show all 70");
    expect(screen.getAllByRole("row")).toHaveLength(71);
    fireEvent.change(screen.getByLabelText("Find a student"), { target: { value: "ent 69" } });
    await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(2));
    fireEvent.change(screen.getByLabelText("Find a student"), { target: { value: "nobody" } });
    await screen.findByText("No student is called that.");
  });

  it("are given another form, at the class's time", async () => {
    detail = detailOf({}, [memberOf("Ann")]);
    await open();
    press("Other time or form for Ann");
    await screen.findByRole("option", { name: "Test m9", hidden: true });
    fireEvent.change(screen.getByLabelText("Form"), { target: { value: "m9" } });
    fireEvent.click(screen.getByRole("button", { name: "Save", hidden: true }));
    await screen.findByText("It is arranged.");
    const target = { member_id: "id-Ann", opens_at: null, closes_at: null, menu_id: "m9" };
    expect(changes()).toEqual([changed({ kind: "target", target })]);
  });

  it("are given another time, which is taken back with one press", async () => {
    const own = { member_id: "id-Ann", opens_at: fridayNoon, closes_at: fridayNoon + 9 * dayMs, menu_id: null };
    detail = detailOf({}, [memberOf("Ann")]);
    await open();
    press("Other time or form for Ann");
    fireEvent.change(await screen.findByLabelText("Opens"), { target: { value: "2026-11-27T12:00" } });
    fireEvent.change(screen.getByLabelText("Closes"), { target: { value: "2026-12-06T12:00" } });
    detail = detailOf({}, [memberOf("Ann", { target: own })]);
    fireEvent.click(screen.getByRole("button", { name: "Save", hidden: true }));
    await screen.findByText(/other time/);
    press("Other time or form for Ann");
    fireEvent.click(await screen.findByRole("button", { name: "As for the class", hidden: true }));
    await waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes()).toEqual([
      changed({ kind: "target", target: own }),
      changed({ kind: "target", target: { ...own, opens_at: null, closes_at: null } }),
    ]);
  });

  it("are given extra time for all tests", async () => {
    detail = detailOf({}, [memberOf("Ann")]);
    await open();
    press("Extra time and help for Ann");
    await waitFor(() => expect(screen.getByRole("dialog", { hidden: true }).textContent).toMatch(/Ann/));
    expect(asked.filter(({ name }) => name === "studioClass").map(({ input }) => input)).toEqual([{ class_id: "c1" }]);
  });
});

it("says what is wrong with the assignment now, and who is concerned", async () => {
  const sentence = { en: "Cai has 10 minutes fewer.", zh: "Cai 少 10 分钟。" };
  detail = { ...detailOf(), findings: [{ severity: "notice", code: "cut", member_id: "id-Cai", sentence }] };
  await open();
  const findings = within(screen.getByRole("region", { name: "One thing to know" }));
  expect(findings.getAllByRole("listitem").map((one) => one.textContent)).toEqual(["Cai has 10 minutes fewer."]);
});

it("says why an assignment cannot be shown", async () => {
  stubServer({
    studioAssignment: () => {
      throw new Refused("assignmentUnknown");
    },
  });
  await openStudio(StudioAssignmentPage, "/studio/assignment?assignment_id=none", { permission: teacher });
  expect(await screen.findByText(/This assignment is not there/)).toBeTruthy();
});
