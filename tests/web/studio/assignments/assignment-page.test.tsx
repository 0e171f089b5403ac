import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { AssignmentEntry } from "../../../../src/contract/classes/assignments";
import { StudioAssignmentPage } from "../../../../src/web/studio/assignments/StudioAssignmentPage";
import { Refused, stubServer } from "../../open-page";
import { openStudio } from "../open-studio";
import {
  changesIn,
  headButtons,
  openAssignment,
  pressButton,
  sentChange,
  serveAssignment,
  teacher,
} from "./assignment-page";
import { dayMs, detailOf, fridayNoon } from "./given-assignment";

const page = serveAssignment();

describe("the head of an assignment", () => {
  const states: readonly [Partial<AssignmentEntry>, string, readonly string[]][] = [
    [
      { phase: "scheduled", opens_at: fridayNoon + dayMs },
      "Students see it, and begin from Nov 28, 12:00 PM. Students see results when the time is over.",
      ["Link and QR code", "Browser", "Change time and terms", "Cancel it"],
    ],
    [
      { phase: "open", release: "manual" },
      "Students begin until Dec 4, 12:00 PM. Students see results when you release them.",
      ["Link and QR code", "Browser", "Change time and terms", "Stop for now", "Take it back", "Release results"],
    ],
    [
      { phase: "suspended" },
      "Nobody can begin. Those who sit it go on by their own clocks. Students see results when the time is over.",
      ["Link and QR code", "Browser", "Change time and terms", "Let it go on", "Take it back", "Release results"],
    ],
    [
      { phase: "marking", unmarked: 7, release: "after_marking" },
      "7 answers wait to be marked. Students see results when all is marked.",
      ["Link and QR code", "Browser", "Change time and terms", "Release results"],
    ],
    [
      { phase: "settled", release_phase: "released" },
      "Every answer has its points. Students see their results.",
      ["Link and QR code", "Browser", "Change time and terms", "Archive", "Withhold results"],
    ],
    [{ phase: "recalled" }, "It was taken back. What was sat counts for nothing.", ["Link and QR code"]],
  ];
  it.each(states)("of %o says its state, and offers what can be done", async (entry, says, offered) => {
    page.detail = detailOf(entry);
    await openAssignment();
    expect([screen.getAllByRole("status")[0]?.textContent?.trim(), headButtons()]).toEqual([says, offered]);
  });

  it("names class, window, attempts, place and edition", async () => {
    await openAssignment();
    expect(screen.getByText(/edition 2/).textContent).toBe(
      "the whole class · Nov 26, 12:00 PM – Dec 4, 12:00 PM · one attempt · anywhere · edition 2",
    );
    expect(screen.getByRole("link", { name: "‹ 4b" }).getAttribute("href")).toBe("/studio/class?class_id=c1");
    cleanup();
    page.detail = detailOf({ for_whole_class: false, members: 3, attempts: 2, place: "room" });
    await openAssignment("zh");
    expect(screen.getByText(/第 2 版/).textContent).toBe(
      "3 名学生 · 11月26日 12:00 – 12月4日 12:00 · 可作答 2 次 · 在教室 · 第 2 版",
    );
  });

  it("shows the students' link with its QR code", async () => {
    await openAssignment();
    pressButton("Link and QR code");
    expect(await screen.findByText(`${window.location.origin}/assignment?assignment_id=as-1`)).toBeTruthy();
    expect(await screen.findByRole("img", { name: "QR code of the link" })).toBeTruthy();
  });
});

describe("what a teacher does to an assignment", () => {
  it("is done at once where it can be undone", async () => {
    await openAssignment();
    pressButton("Stop for now");
    await screen.findByText("It is stopped.");
    expect(changesIn(page.asked)).toEqual([sentChange({ kind: "suspend" })]);
  });

  it("is asked about where students lose something", async () => {
    await openAssignment();
    pressButton("Take it back");
    const dialog = within(await screen.findByRole("dialog", { hidden: true }));
    expect(dialog.getByText(/This cannot be undone/)).toBeTruthy();
    fireEvent.click(dialog.getByRole("button", { name: "Leave it as it is", hidden: true }));
    expect(changesIn(page.asked)).toEqual([]);
    pressButton("Take it back");
    const again = within(await screen.findByRole("dialog", { hidden: true }));
    fireEvent.click(again.getByRole("button", { name: "Take it back", hidden: true }));
    await screen.findByText("It is taken back.");
    expect(changesIn(page.asked)).toEqual([sentChange({ kind: "recall" })]);
  });

  it("is refused where it was changed elsewhere, and the page is read again", async () => {
    page.answers = ["assignmentChanged"];
    await openAssignment();
    page.detail = detailOf({ phase: "suspended", version: 4 });
    pressButton("Stop for now");
    expect((await screen.findByRole("alert")).textContent).toMatch(/changed in another window/);
    await screen.findByRole("button", { name: "Let it go on" });
  });

  it("changes the time to the minute that is entered, and leaves the rest as it was to the millisecond", async () => {
    page.detail = detailOf({ opens_at: fridayNoon - dayMs + 1, closes_at: fridayNoon + 7 * dayMs + 59_999 });
    await openAssignment();
    pressButton("Change time and terms");
    fireEvent.change(await screen.findByLabelText("Attempts"), { target: { value: "2" } });
    pressButton("Save");
    await screen.findByText("The time and terms are changed.");
    const { opens_at, closes_at, release, place } = page.detail.assignment;
    expect(changesIn(page.asked)).toEqual([
      sentChange({ kind: "terms", opens_at, closes_at, attempts: 2, release, place }),
    ]);
  });

  it("says what would cut somebody short, and saves it when it is saved all the same", async () => {
    const sentence = { en: "It is open for 10 minutes.", zh: "只开放 10 分钟。" };
    page.answers = [{ changed: false, findings: [{ severity: "notice", code: "windowShort", sentence }] }];
    await openAssignment();
    pressButton("Change time and terms");
    fireEvent.change(await screen.findByLabelText("Closes"), { target: { value: "2026-11-28T12:30" } });
    pressButton("Save");
    await screen.findByText("It is open for 10 minutes.");
    pressButton("Save it all the same");
    await screen.findByText("The time and terms are changed.");
    const terms = { kind: "terms", opens_at: fridayNoon - dayMs, attempts: 1, release: "after_close", place: "home" };
    const closes_at = new Date(2026, 10, 28, 12, 30).getTime();
    expect(changesIn(page.asked)).toEqual([
      sentChange({ ...terms, closes_at }),
      sentChange({ ...terms, closes_at }, { accept_findings: true }),
    ]);
  });

  it("sends nothing for a window that ends before it begins", async () => {
    await openAssignment();
    pressButton("Change time and terms");
    fireEvent.change(await screen.findByLabelText("Closes"), { target: { value: "2026-11-01T12:30" } });
    pressButton("Save");
    expect((await screen.findByRole("alert")).textContent).toBe("It has to end after it begins.");
    expect(changesIn(page.asked)).toEqual([]);
  });
});

it("says what is wrong with the assignment now, and who is concerned", async () => {
  const sentence = { en: "Cai has 10 minutes fewer.", zh: "Cai 少 10 分钟。" };
  page.detail = { ...detailOf(), findings: [{ severity: "notice", code: "cut", member_id: "id-Cai", sentence }] };
  await openAssignment();
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
