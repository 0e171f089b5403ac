import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ItemChange } from "../../../../src/contract/studio/studio-bank";
import type { DraftEntry } from "../../../../src/contract/studio/studio-items";
import { BankPage } from "../../../../src/web/studio/bank/BankPage";
import { loadFaultWords } from "../../../../src/web/ui/fault-words";
import { draftOf } from "../../../support/drafts";
import { Refused, stubServer, type Asked } from "../../open-page";
import { openStudio } from "../open-studio";

beforeAll(loadFaultWords);
// its chunk, which a page loads when it is opened
beforeAll(() => import("../../../../src/web/studio/generators/GeneratorPanel"));

const day = new Date(2026, 10, 28, 10, 42).getTime();
const entry = (itemId: string, words: string, more: Partial<DraftEntry> = {}): DraftEntry => ({
  item_id: itemId,
  version: 1,
  words,
  type: "single_choice",
  subject: "general",
  skill: "sums",
  level: null,
  tags: [],
  complete: true,
  revisions: 0,
  changed: true,
  used_in: 0,
  touched_at: day,
  ...more,
});

/** The server's bank; a deleted question is kept aside. */
let bank: Map<string, DraftEntry>;
let deleted: Map<string, DraftEntry>;
let asked: Asked[];
let fails: boolean;

const apply = ({ item_id: itemId, tags, deleted: isDeleted }: ItemChange) => {
  const now = bank.get(itemId) ?? deleted.get(itemId);
  if (now === undefined) throw new Refused("draftUnknown");
  const next = { ...now, version: now.version + 1, tags: tags ?? now.tags };
  const goes = isDeleted ?? deleted.has(itemId);
  bank.delete(itemId);
  deleted.delete(itemId);
  (goes ? deleted : bank).set(itemId, next);
  return { item_id: itemId, version: next.version, saved_at: day };
};

beforeEach(() => {
  fails = false;
  deleted = new Map();
  bank = new Map(
    [
      entry("a", "How many legs", { tags: ["beetles"], used_in: 2, revisions: 1, changed: false }),
      entry("b", "Which is even", { complete: false, level: "easy" }),
      entry("c", "", { revisions: 2 }),
    ].map((one) => [one.item_id, one]),
  );
  ({ asked } = stubServer({
    studioItems: ({ words, needs_work: work }) => {
      const found = [...bank.values()].filter(
        (one) => (typeof words !== "string" || one.words.includes(words)) && (work === undefined || !one.complete),
      );
      return { items: found, total: found.length };
    },
    questionPool: () => ({ own: [], bank: [], tags: [{ tag: "beetles", count: 1 }] }),
    studioTests: () => ({ tests: [], total: 0 }),
    changeItems: ({ changes }) => {
      if (fails) throw new Refused("draftsFull");
      return { items: (changes as ItemChange[]).map(apply) };
    },
    exportItems: () => ({ csv: "", exported: 2, left_out: ["b"] }),
    saveTest: () => ({ test_id: "t1", version: 1, saved_at: day }),
    studioItem: ({ item_id, version }) => ({
      item_id,
      version: version === undefined ? 3 : Number(version),
      draft: draftOf(version === undefined ? "How many legs" : `Earlier ${Number(version)}`),
      saved_at: day,
      earliest: 1,
      deleted_at: null,
      missing: [],
      revisions: [],
    }),
    saveItem: () => ({ item_id: "a", version: 4, saved_at: day }),
    itemModels: () => ({ models: [] }),
  }));
});

const open = async (address = "/studio/items", language?: "zh") => {
  const history = await openStudio(BankPage, address, { language });
  await screen.findAllByRole("checkbox");
  return history;
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const choose = (words: string) => fireEvent.click(screen.getByRole("checkbox", { name: `Choose ${words}` }));
const lastOf = (name: Asked["name"]) => asked.filter((one) => one.name === name).at(-1)?.input;
const rows = () =>
  screen.getAllByRole("checkbox", { name: /^Choose (?!all)/ }).map((box) => box.closest("li")?.textContent);

describe("the bank", () => {
  it("lists the questions with their state, use and tags", async () => {
    await open();
    expect(screen.getByText("3 questions")).toBeTruthy();
    const [first, second, third] = rows();
    expect(first).toMatch(/^How many legsReady.* · sums · In 2 tests · .*beetles$/);
    expect(second).toMatch(/^Which is evenNeeds work.* · sums · Easy · /);
    expect(third).toMatch(/^A question without textChanged since it was made ready/);
    expect(screen.getByRole("link", { name: "How many legs" }).getAttribute("href")).toBe("/studio/item?item_id=a");
  });

  it("is searched as one types, by an address that a reload keeps", async () => {
    const history = await open();
    fireEvent.change(screen.getByRole("searchbox", { name: "Find in questions" }), { target: { value: " legs " } });
    await screen.findByText("1 question");
    expect(lastOf("studioItems")).toEqual({ words: "legs" });
    await waitFor(() => expect(history.location.href).toBe("/studio/items?words=legs"));
    press("Needs work");
    await screen.findByText("No question fits");
    expect(lastOf("studioItems")).toEqual({ words: "legs", needs_work: "1" });
    press("Clear all filters");
    await screen.findByText("3 questions");
  });

  it("opens as its address says", async () => {
    await open("/studio/items?needs_work=1&sort=skill");
    expect(lastOf("studioItems")).toEqual({ needs_work: "1", sort: "skill" });
    expect(rows()).toHaveLength(1);
  });

  it("tags the chosen questions at once, and takes the tag back", async () => {
    await open();
    choose("How many legs");
    choose("Which is even");
    const actions = within(screen.getByRole("region", { name: "2 chosen" }));
    fireEvent.click(actions.getByRole("button", { name: "Add a tag" }));
    fireEvent.change(actions.getByRole("textbox", { name: "Tag" }), { target: { value: "x".repeat(41) } });
    fireEvent.click(actions.getByRole("button", { name: "Apply" }));
    expect(actions.getByText("A tag has 1 to 40 characters; a question has 20 tags at most.")).toBeTruthy();
    fireEvent.change(actions.getByRole("textbox", { name: "Tag" }), { target: { value: " biology " } });
    fireEvent.click(actions.getByRole("button", { name: "Apply" }));
    await screen.findByText("2 questions tagged with biology.");
    expect([bank.get("a")?.tags, bank.get("b")?.tags]).toEqual([["beetles", "biology"], ["biology"]]);
    press("Undo");
    await waitFor(() => expect([bank.get("a")?.tags, bank.get("b")?.tags]).toEqual([["beetles"], []]));
    expect(lastOf("changeItems")?.["changes"]).toEqual([
      { item_id: "a", version: 2, tags: ["beetles"] },
      { item_id: "b", version: 2, tags: [] },
    ]);
  });

  it("removes a tag that the chosen ones have", async () => {
    await open();
    choose("How many legs");
    press("Remove a tag");
    press("beetles");
    await screen.findByText("beetles removed from 1 question.");
    expect(bank.get("a")?.tags).toEqual([]);
  });

  it("deletes the chosen questions and brings them back", async () => {
    await open();
    fireEvent.click(screen.getByRole("checkbox", { name: "Choose all on this page" }));
    press("Delete");
    await screen.findByText("3 questions deleted. Published tests keep theirs.");
    await screen.findByText("Your questions will be here");
    press("Undo");
    await screen.findByText("3 questions");
    expect([[...bank.keys()].toSorted(), deleted.size]).toEqual([["a", "b", "c"], 0]);
  });

  it("keeps what is chosen when a change is refused, and says why", async () => {
    await open();
    choose("How many legs");
    fails = true;
    press("Delete");
    expect((await screen.findByRole("alert")).textContent).not.toBe("");
    expect(screen.getByRole("region", { name: "1 chosen" })).toBeTruthy();
    expect(bank.has("a")).toBe(true);
  });

  it("puts the chosen questions in a new test, in their order, and opens it", async () => {
    const history = await open();
    choose("Which is even");
    choose("How many legs");
    press("Put in a new test");
    await waitFor(() => expect(history.location.href).toBe("/studio/test?test_id=t1"));
    expect(lastOf("saveTest")?.["definition"]).toMatchObject({
      kind: "fixed",
      title: { en: "New test" },
      sections: [{ items: ["b", "a"] }],
    });
  });

  it("brings an earlier version back", async () => {
    await open();
    press("History of How many legs");
    await screen.findByText("This is how the question stands.");
    press("Earlier version");
    await screen.findByText(/^Version 2 of 3/);
    await screen.findByText("What has changed since this version");
    press("Bring this version back");
    await screen.findByText("Version 2 is back, as the newest one.");
    expect(lastOf("saveItem")).toMatchObject({ item_id: "a", version: 3, draft: draftOf("Earlier 2") });
  });

  it("takes questions from a model", async () => {
    await open();
    await act(async () => press("From a model"));
    await screen.findByRole("heading", { name: "Questions from a model" });
    press("Close");
    expect(screen.queryByRole("heading", { name: "Questions from a model" })).toBeNull();
  });

  it("speaks Chinese, and invites to write where it is empty", async () => {
    bank = new Map();
    await openStudio(BankPage, "/studio/items", { language: "zh" });
    const card = (await screen.findByRole("heading", { level: 2 })).parentElement as HTMLElement;
    expect(within(card).getByRole("link").getAttribute("href")).toBe("/studio/item");
  });
});
