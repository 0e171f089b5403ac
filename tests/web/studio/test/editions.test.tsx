import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { EditionDifference, EditionEntry } from "../../../../src/contract/studio/studio-editions";
import { loadFaultWords } from "../../../../src/web/ui/fault-words";
import { draftOf, draftTestOf } from "../../../support/drafts";
import { openTest, testServer } from "./test-server";

beforeAll(loadFaultWords);
beforeEach(() => sessionStorage.clear());

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const editionOf = (version: number, more: Partial<EditionEntry> = {}): EditionEntry => ({
  version,
  published_at: new Date(2026, 10, 20 + version, 9, 30).getTime(),
  published_by: "ann",
  questions: 2,
  attempts: 0,
  available: false,
  ...more,
});
const published = (editions: readonly EditionEntry[]) => {
  const server = testServer([draftTestOf(["a"])], { a: draftOf("First?") });
  server.editions = [...editions];
  server.phase = "frozen";
  return server;
};
const version = (stem: string, key = "b") => ({
  body: draftOf(stem).body,
  key: { type: "single_choice" as const, option_id: key },
  points: 1,
  expected_ms: 60_000,
});
const difference: EditionDifference = {
  questions: [
    {
      item_id: "a",
      change: "kept",
      from: { stage: "main", number: 2 },
      to: { stage: "main", number: 1 },
      moved: true,
      parts: [{ part: "key" }, { part: "points", from: "1", to: "3" }],
      before: version("Same?"),
      after: { ...version("Same?", "a"), points: 3 },
    },
    {
      item_id: "b",
      change: "added",
      from: null,
      to: { stage: "main", number: 2 },
      moved: false,
      parts: [],
      before: null,
      after: version("New?"),
    },
    {
      item_id: "c",
      change: "removed",
      from: { stage: "main", number: 3 },
      to: null,
      moved: false,
      parts: [],
      before: version("Old?"),
      after: null,
    },
  ],
  settings: [
    { setting: "time_limit_ms", from: 600_000, to: null },
    { setting: "release", from: { when: "after_finish" }, to: { when: "never" } },
    { setting: "title", from: { en: "Sums" }, to: { en: "Sums 2" } },
    { setting: "shuffle", stage: "main", from: false, to: true },
    { setting: "tools", stage: "main", from: [], to: ["palette"] },
    { setting: "directions", stage: "main", from: null, to: { en: "<p>Read <b>this</b></p>" } },
  ],
};

describe("the editions of a test", () => {
  it("are none before it is published, and nothing speaks of them", async () => {
    const server = testServer([draftTestOf(["a"])], { a: draftOf("First?") });
    await openTest(`/studio/test?test_id=${server.id}&way=editions`);
    await screen.findByText("Not published yet.");
    expect(screen.queryByRole("button", { name: /Students get/ })).toBeNull();
  });

  it("stand newest first, and the head says which one students get and that the draft has changed", async () => {
    const server = published([editionOf(2, { available: true, attempts: 3 }), editionOf(1)]);
    const history = await openTest(`/studio/test?test_id=${server.id}`);
    await screen.findByRole("button", { name: "Students get edition 2" });
    fireEvent.change(screen.getByLabelText("Title of the test"), { target: { value: "Sums 2" } });
    await screen.findByRole("button", { name: "Students get edition 2; changed since" }, { timeout: 3_000 });
    press("Students get edition 2; changed since");
    await waitFor(() => expect(history.location.href).toBe(`/studio/test?test_id=${server.id}&way=editions`));
    await screen.findByRole("heading", { name: "Edition 1" });
    const rows = screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.closest("li")?.textContent);
    expect(rows).toEqual([
      "Edition 2students get this oneWhat changed since edition 1On paperSit edition 2 as a student" +
        "Nov 22, 09:30 AM · ann · 2 questions · 3 attempts",
      "Edition 1On paperSit edition 1 as a studentNov 21, 09:30 AM · ann · 2 questions · no attempts",
    ]);
  });

  it("show what was added, taken out, moved and changed, and which settings", async () => {
    const server = published([editionOf(3, { available: true }), editionOf(2), editionOf(1)]);
    server.difference = difference;
    await openTest(`/studio/test?test_id=${server.id}&way=editions`);
    fireEvent.click(await screen.findByRole("button", { name: "What changed since edition 2" }));
    const list = await screen.findByRole("list", { name: "What changed since edition 2" });
    expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      "Question 2 is now question 1. Question 1: changedSame?Right answerChoice B Choice APoints1 3",
      "Question 2: addedNew?",
      "Question 3: taken outOld?",
      "Minutes (empty: no limit): 10 → none",
      "Answers are shown: right after handing in → never",
      "Title: Sums → Sums 2",
      "Questions, Questions in another order for each student: no → yes",
      "Questions, Tools for students: none → question overview",
      "Questions, Directions for students: none → Read this",
    ]);
    fireEvent.change(screen.getByLabelText("Compared with"), { target: { value: "1" } });
    await screen.findByRole("list", { name: "What changed since edition 1" });
    expect(server.asked.filter(({ name }) => name === "editionDifference")).toEqual([
      { name: "editionDifference", input: { test_id: server.id, from: "2", to: "3" } },
      { name: "editionDifference", input: { test_id: server.id, from: "1", to: "3" } },
    ]);
  });

  it("are taken back once that is confirmed in place, and undo goes on", async () => {
    const server = published([editionOf(1, { available: true })]);
    await openTest(`/studio/test?test_id=${server.id}&way=editions`);
    fireEvent.click(await screen.findByRole("button", { name: "Take this test back" }));
    const question = within(screen.getByRole("group", { name: "Take this test back" }));
    fireEvent.click(question.getByRole("button", { name: "Cancel" }));
    expect(server.asked.filter(({ name }) => name === "withdrawTest")).toEqual([]);
    press("Take this test back");
    fireEvent.click(
      within(screen.getByRole("group", { name: "Take this test back" })).getByRole("button", {
        name: "Take this test back",
      }),
    );
    await screen.findByRole("button", { name: "Taken back: students cannot begin it" });
    expect([
      screen.queryByRole("button", { name: "Take this test back" }),
      server.asked.filter(({ name }) => name === "withdrawTest" || name === "saveTest"),
    ]).toEqual([null, [{ name: "withdrawTest", input: { test_id: server.id, version: 1 } }]]);
  });
});

describe("a preview as a student", () => {
  it("of the draft opens a page of its own", async () => {
    const server = published([editionOf(1, { available: true })]);
    const history = await openTest(`/studio/test?test_id=${server.id}&way=editions`);
    await screen.findByRole("heading", { name: "Edition 1" });
    press("Preview as a student");
    await waitFor(() => expect(history.location.href).toBe(`/examAccess/detail?menu_id=preview.${server.id}`));
    expect(server.asked.filter(({ name }) => name === "previewTest")).toEqual([
      { name: "previewTest", input: { test_id: server.id } },
    ]);
  });

  it("of an edition names the edition", async () => {
    const server = published([editionOf(1, { available: true })]);
    const history = await openTest(`/studio/test?test_id=${server.id}&way=editions`);
    await screen.findByRole("heading", { name: "Edition 1" });
    press("Sit edition 1 as a student");
    await waitFor(() => expect(history.location.href).toBe(`/examAccess/detail?menu_id=preview.${server.id}`));
    expect(server.asked.filter(({ name }) => name === "previewTest")).toEqual([
      { name: "previewTest", input: { test_id: server.id, edition: 1 } },
    ]);
  });
});

describe("a question on screen", () => {
  it("says itself how it is saved and has the only pair of steps", async () => {
    const server = testServer([draftTestOf(["a"])], { a: draftOf("First?") });
    await openTest(`/studio/test?test_id=${server.id}&item_id=a`);
    await screen.findByRole("button", { name: "Undo (Ctrl+Z)" }, { timeout: 5_000 });
    expect([
      screen.queryAllByRole("button", { name: /^(?:Undo|Redo)/ }).map((button) => button.getAttribute("aria-label")),
      screen.queryAllByText(/^Saved/).map(({ textContent }) => textContent),
    ]).toEqual([["Undo (Ctrl+Z)", "Redo (Shift+Ctrl+Z)"], ["Saved 10:42:07"]]);
  });
});
