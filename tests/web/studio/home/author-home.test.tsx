import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Calls } from "../../../../src/contract/calls/calls";
import type { WaitingWork } from "../../../../src/contract/studio/studio-bank";
import { AuthorHomePage } from "../../../../src/web/studio/home/AuthorHomePage";
import { StaffHome } from "../../../../src/web/studio/home/StaffHome";
import { loadFaultWords } from "../../../../src/web/ui/fault-words";
import { Refused, stubServer } from "../../open-page";
import { openStudio } from "../open-studio";

beforeAll(loadFaultWords);
// its chunk, which a page loads when it is opened
beforeAll(() => import("../../../../src/web/studio/reviews/ReviewList"));

type TestEntry = Calls["studioTests"]["output"]["tests"][number];
const day = new Date(2026, 10, 28, 10, 42).getTime();
const testOf = (testId: string, more: Partial<TestEntry> = {}): TestEntry => ({
  test_id: testId,
  version: 3,
  title: { en: `Test ${testId}`, zh: `测验${testId}` },
  kind: "fixed",
  phase: "drafting",
  questions: 10,
  edition: 0,
  blocking: 0,
  attempts: 0,
  touched_at: day,
  ...more,
});
const nothing: WaitingWork = {
  unfinished: { total: 0, items: [] },
  findings: { total: 0, tests: [] },
  imports: { total: 0, list: [] },
  reviews: 0,
};

let home: WaitingWork;
let tests: TestEntry[];
let isDown: boolean;
beforeEach(() => {
  home = nothing;
  tests = [];
  isDown = false;
  stubServer({
    authorHome: () => {
      if (isDown) throw new Refused("serverError");
      return home;
    },
    studioTests: () => ({ tests, total: tests.length }),
    waitingReviews: () => ({ waiting: [], total: 0 }),
  });
});

const teacher = ["item.write", "test.publish", "test.import"];
const open = (Page: () => ReactNode, permission: readonly string[], language?: "zh") => {
  return openStudio(Page, "/studio", { nickname: "Ms Lin", permission: [...permission], language });
};
const linksIn = (name: string) =>
  within(screen.getByRole("region", { name }))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

describe("a teacher's home", () => {
  it("offers four ways to a new test, and three to whoever may not import", async () => {
    await open(StaffHome, teacher);
    await screen.findByRole("region", { name: "New test" });
    expect(linksIn("New test")).toEqual([
      "/studio/test?way=write",
      "/studio/test?way=paste",
      "/studio/import",
      "/studio/test?way=bank",
    ]);
    expect(screen.getByRole("link", { name: "See it as a student" }).getAttribute("href")).toBe("/#student");
  });

  it("has no import for an author who may not import, and says that nothing waits and no test is there", async () => {
    await open(AuthorHomePage, ["item.write"]);
    await screen.findByText("Nothing waits for you.");
    expect(linksIn("New test")).not.toContain("/studio/import");
    expect(await screen.findByText("Your tests will be here")).toBeTruthy();
    expect(screen.queryByText(/Waiting for your review/)).toBeNull();
  });

  it("lists what needs its person today, each with one link to its place", async () => {
    home = {
      unfinished: {
        total: 7,
        items: [
          { item_id: "i1", words: "How many legs", touched_at: day },
          { item_id: "i2", words: "", touched_at: day },
        ],
      },
      findings: { total: 3, tests: [{ test_id: "t1", title: { en: "Sums" }, blocking: 2, touched_at: day }] },
      imports: {
        total: 2,
        list: [
          { import_id: "m1", file_name: "cells.xml", waits_for: "decision", at: day },
          { import_id: "m2", file_name: "sea.zip", waits_for: "publication", at: day },
        ],
      },
      reviews: 4,
    };
    await open(StaffHome, teacher);
    await screen.findByText("Sums: 2 findings");
    const today = within(screen.getByRole("region", { name: "What needs you today" }));
    expect(
      today.getAllByRole("link").map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")]),
    ).toEqual([
      ["Look: Sums: 2 findings", "/studio/test?test_id=t1"],
      ["Look: 2 more tests have findings", "/studio"],
      ["Go on: 7 questions are unfinished", "/studio/items?needs_work=1"],
      ["Review: 4 questions wait for your review", "/studio#reviews"],
      ["Open the report: cells.xml has been read and waits for you", "/studio/import?import=m1"],
      ["Open the report: sea.zip is imported but not published", "/studio/import?import=m2"],
    ]);
    expect(today.getByText("How many legs")).toBeTruthy();
  });

  it("leads to the one unfinished question itself", async () => {
    home = { ...nothing, unfinished: { total: 1, items: [{ item_id: "i9", words: "Why?", touched_at: day }] } };
    await open(StaffHome, teacher);
    const link = await screen.findByRole("link", { name: "Go on: 1 question is unfinished" });
    expect(link.getAttribute("href")).toBe("/studio/item?item_id=i9");
  });

  it("says how each test stands, and saves published ones as files", async () => {
    tests = [
      testOf("a"),
      testOf("b", { blocking: 1 }),
      testOf("c", { phase: "frozen", edition: 2, attempts: 31 }),
      testOf("d", { edition: 1 }),
      testOf("e", { phase: "withdrawn", edition: 1 }),
      testOf("f", { phase: "ready", title: {} }),
    ];
    await open(StaffHome, teacher);
    await screen.findByRole("link", { name: "Test a" });
    const rows = screen.getAllByRole("row").slice(1);
    expect(rows.map((row) => row.querySelector("td")?.textContent)).toEqual([
      "Draft",
      "1 finding",
      "PublishedEdition 2",
      "Published, changed sinceEdition 1",
      "WithdrawnEdition 1",
      "Checked",
    ]);
    expect(screen.getByRole("link", { name: "Untitled" }).getAttribute("href")).toBe("/studio/test?test_id=f");
    expect(screen.getAllByRole("button", { name: /^Save .* as a file$/ })).toHaveLength(3);
  });

  it("speaks Chinese", async () => {
    tests = [testOf("a")];
    await open(StaffHome, teacher, "zh");
    expect(await screen.findByRole("link", { name: "测验a" })).toBeTruthy();
    expect(await screen.findByText("没有待处理的事。")).toBeTruthy();
  });

  it("says what went wrong and tries again", async () => {
    isDown = true;
    await open(StaffHome, teacher);
    const again = await screen.findByRole("button", { name: "Try again" });
    isDown = false;
    fireEvent.click(again);
    await screen.findByText("Nothing waits for you.");
  });
});

describe("the page of whoever reviews", () => {
  it("has only the reviews for a reviewer", async () => {
    await act(async () => void (await open(AuthorHomePage, ["item.review"])));
    await screen.findByText("No question waits for your review.");
    expect(screen.queryByRole("region", { name: "New test" })).toBeNull();
  });

  it("has the reviews for an author who reviews, with the focus on them where the link says so", async () => {
    await openStudio(AuthorHomePage, "/studio#reviews", { permission: ["item.write", "item.review"] });
    await screen.findByText("No question waits for your review.");
    expect(screen.getByRole("region", { name: "New test" })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Waiting for your review"));
  });
});
