import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loadFaultWords } from "../../../../src/web/ui/fault-words";
import { draftOf, draftTestOf } from "../../../support/drafts";
import { Refused } from "../../open-page";
import { itemIdsIn, openTest, testServer } from "./test-server";

beforeAll(loadFaultWords);
beforeEach(() => sessionStorage.clear());

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const rows = () => [...document.querySelectorAll<HTMLElement>("[data-rail-item]")];
const words = () => rows().map(({ textContent }) => textContent);
const paste = (text: string) =>
  fireEvent.change(screen.getByLabelText("Text with questions"), { target: { value: text } });
const three = { a: draftOf("First?"), b: draftOf("Second?", { key: null }), c: draftOf("Third?") };
const ofThree = () => testServer([draftTestOf(["a", "b", "c"])], three);

describe("pasting into a new test", () => {
  it("shows each question, adds all of them, makes the test once and opens the first", async () => {
    const server = testServer();
    const history = await openTest("/studio/test?way=paste");
    await screen.findByLabelText("Text with questions");
    paste("One?\nTwo?\nbad line");
    await screen.findByRole("heading", { name: "Question 2" });
    expect(screen.getByText("2 questions, 1 place to look at")).toBeTruthy();
    press("Add 2 questions");
    await waitFor(() => expect(words()).toEqual(["1One?", "2Two?"]), { timeout: 3_000 });
    expect(itemIdsIn(server.versions.at(-1))).toEqual([["q1", "q2"]]);
    expect(server.asked.filter(({ name }) => name === "saveTest")).toHaveLength(1);
    expect((screen.getByLabelText("Text with questions") as HTMLTextAreaElement).value).toBe("bad line");
    await waitFor(() => expect(history.location.href).toBe(`/studio/test?test_id=${server.id}&way=paste`));
    paste("");
    paste("Four?");
    await screen.findByRole("heading", { name: "Question 1" });
    press("Add 1 question");
    await waitFor(() => expect(history.location.href).toBe(`/studio/test?test_id=${server.id}&item_id=q3`));
    await waitFor(() => expect(words()).toEqual(["1One?", "2Two?", "3Four?"]), { timeout: 3_000 });
  });

  it("loses nothing and doubles nothing where it is interrupted", async () => {
    const server = testServer();
    let failures = 1;
    server.before = (name, { draft }) => {
      if (name !== "saveItem" || !JSON.stringify(draft).includes("Two?") || failures === 0) return;
      failures -= 1;
      throw new Refused("draftsFull");
    };
    await openTest("/studio/test?way=paste");
    await screen.findByLabelText("Text with questions");
    paste("One?\nTwo?\nThree?");
    await screen.findByRole("heading", { name: "Question 3" });
    press("Add 3 questions");
    await screen.findByText("1 question is added already; nothing is added twice.", { exact: false });
    press("Try again");
    await waitFor(() => expect(words()).toEqual(["1One?", "2Two?", "3Three?"]), { timeout: 3_000 });
    expect([server.items.size, itemIdsIn(server.versions.at(-1))]).toEqual([3, [["q1", "q2", "q3"]]]);
  });

  it("says in a sentence that five million characters are too long, and keeps what was there", async () => {
    const server = testServer();
    await openTest("/studio/test?way=paste");
    const box = (await screen.findByLabelText("Text with questions")) as HTMLTextAreaElement;
    paste("One?");
    await screen.findByRole("heading", { name: "Question 1" });
    paste("x".repeat(5_000_000));
    await screen.findByText("This text is too long to read at once", { exact: false });
    expect([box.value, server.asked.filter(({ name }) => name === "parseItems")]).toEqual([
      "One?",
      [{ name: "parseItems", input: { text: "One?" } }],
    ]);
  });
});

describe("the list of questions", () => {
  it("marks what is incomplete and moves, removes and brings back by keys", async () => {
    const server = ofThree();
    await openTest(`/studio/test?test_id=${server.id}`);
    await waitFor(() => expect(words()).toEqual(["1First?", "2Second?Not complete yet", "3Third?"]));
    const [first] = rows();
    if (first === undefined) throw new Error("no row");
    fireEvent.keyDown(first, { key: "ArrowDown", altKey: true });
    await waitFor(() => expect(words()).toEqual(["1Second?Not complete yet", "2First?", "3Third?"]));
    await screen.findByText("Now question 2 of 3");
    fireEvent.keyDown(rows()[2] as HTMLElement, { key: "Delete" });
    await screen.findByText("Question 3 taken out. It stays in your bank.");
    expect(rows()).toHaveLength(2);
    await waitFor(() => expect(itemIdsIn(server.versions.at(-1))).toEqual([["b", "a"]]), { timeout: 3_000 });
    fireEvent.click(within(screen.getByText("Question 3 taken out.", { exact: false })).getByRole("button"));
    expect(rows()).toHaveLength(3);
    await waitFor(() => expect(itemIdsIn(server.versions.at(-1))).toEqual([["b", "a", "c"]]), { timeout: 3_000 });
  });

  it("undoes and redoes after a reload, by the versions of the server", async () => {
    const server = testServer([draftTestOf(["a"]), draftTestOf(["a", "b"]), draftTestOf(["a", "b", "c"])], three);
    await openTest(`/studio/test?test_id=${server.id}`);
    await waitFor(() => expect(rows()).toHaveLength(3));
    press("Undo");
    await waitFor(() => expect(rows()).toHaveLength(2));
    press("Undo");
    await waitFor(() => expect(rows()).toHaveLength(1));
    press("Redo");
    await waitFor(() => expect(rows()).toHaveLength(2));
    await waitFor(() => expect(itemIdsIn(server.versions.at(-1))).toEqual([["a", "b"]]), { timeout: 3_000 });
  });

  it("of which the last question is taken out offers the ways to add some", async () => {
    const server = testServer([draftTestOf(["a"])], three);
    await openTest(`/studio/test?test_id=${server.id}`);
    await waitFor(() => expect(rows()).toHaveLength(1));
    fireEvent.keyDown(rows()[0] as HTMLElement, { key: "Delete" });
    expect((await screen.findAllByText("No questions yet")).length).toBeGreaterThan(0);
    expect(screen.getAllByRole("button", { name: "Paste questions" })).toHaveLength(2);
  });

  it("takes several questions of the bank at once", async () => {
    const server = testServer([draftTestOf(["b"])], three);
    await openTest(`/studio/test?test_id=${server.id}&way=bank`);
    const boxes = await screen.findAllByRole("checkbox");
    expect(boxes.map((box) => (box as HTMLInputElement).disabled)).toEqual([false, true, false]);
    fireEvent.click(boxes[0] as HTMLElement);
    fireEvent.click(boxes[2] as HTMLElement);
    press("Add 2 questions");
    await waitFor(() => expect(itemIdsIn(server.versions.at(-1))).toEqual([["b", "a", "c"]]), { timeout: 3_000 });
  });
});

describe("drawing from a model", () => {
  it("puts the questions that were taken at the end of the test, and closes", async () => {
    const server = testServer([draftTestOf(["a", "b"])], { a: three.a, b: three.c });
    const history = await openTest(`/studio/test?test_id=${server.id}`);
    await waitFor(() => expect(rows()).toHaveLength(2));
    fireEvent.click(screen.getAllByRole("button", { name: "From a model" })[0] as HTMLElement);
    fireEvent.change(await screen.findByRole("combobox", { name: "Model" }), { target: { value: "adding" } });
    fireEvent.click(await screen.findByRole("checkbox", { name: "Take question 2" }));
    press("Add 1 question");
    await waitFor(() => expect(words()).toEqual(["1First?", "2Third?", "3Drawn 2?"]), { timeout: 3_000 });
    expect(itemIdsIn(server.versions.at(-1))).toEqual([["a", "b", "drawn-2"]]);
    press("Close");
    await waitFor(() => expect(history.location.href).toBe(`/studio/test?test_id=${server.id}`));
  });
});

describe("a form B", () => {
  it("has the same questions in another order, or others of the same kinds", async () => {
    const server = ofThree();
    await openTest(`/studio/test?test_id=${server.id}&way=settings`);
    const saved = () => server.asked.flatMap(({ name, input }) => (name === "saveTest" ? [input["definition"]] : []));
    fireEvent.click(await screen.findByRole("button", { name: "Form B: same questions, other order" }));
    const same = draftTestOf(["c", "a", "b"], { title: { en: "Sums, form B" } });
    await waitFor(() => expect(saved()).toEqual([same]));
    await screen.findByText("Open form B");
    fireEvent.click(screen.getByRole("button", { name: "Form B: other questions" }));
    await waitFor(() => expect(saved()).toHaveLength(2));
    const { kind: _kind, sections, ...facts } = draftTestOf([]);
    const line = { count: 3, filter: { from: "own", subject: "general", skill: "sums", type: "single_choice" } };
    const { items: _items, ...section } = sections[0] ?? { items: [] };
    expect(saved()[1]).toEqual({
      ...facts,
      kind: "blueprint",
      title: { en: "Sums, form B" },
      seed: server.id,
      apart_from: server.id,
      sections: [{ ...section, lines: [line] }],
    });
  });
});

describe("publishing", () => {
  it("checks, forecasts and publishes what was saved, and gives the link", async () => {
    const server = ofThree();
    await openTest(`/studio/test?test_id=${server.id}`);
    await waitFor(() => expect(rows()).toHaveLength(3));
    press("Publish");
    const dialog = within(await screen.findByRole("dialog"));
    await dialog.findByText("Not calibrated: no forecast.");
    fireEvent.click(dialog.getByRole("button", { name: "Publish" }));
    await dialog.findByText("Edition 1 is out.", { exact: false });
    expect(dialog.getByText(new RegExp(`/examAccess/detail\\?menu_id=${server.id}$`))).toBeTruthy();
    expect(server.asked.filter(({ name }) => name === "publishDraftTest")).toEqual([
      { name: "publishDraftTest", input: { test_id: server.id, version: 1 } },
    ]);
  });

  it("counts the simulated students, and publishes nothing once it is cancelled", async () => {
    const server = ofThree();
    server.simulated = 0.3;
    await openTest(`/studio/test?test_id=${server.id}`);
    await waitFor(() => expect(rows()).toHaveLength(3));
    press("Publish");
    const dialog = within(await screen.findByRole("dialog"));
    await dialog.findByText("300 of 1,000");
    server.simulated = 0.6;
    await dialog.findByText("600 of 1,000");
    expect(dialog.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("60");
    fireEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.asked.filter(({ name }) => name === "publishDraftTest")).toEqual([]);
  });

  it("lists what blocks first, and each finding leads to its place", async () => {
    const server = ofThree();
    server.findings = [
      { severity: "notice", code: "timeShort", sentence: { en: "The time is short." } },
      { severity: "blocking", code: "keyMissing", item_id: "b", sentence: { en: "No answer is marked." } },
    ];
    const history = await openTest(`/studio/test?test_id=${server.id}`);
    await waitFor(() => expect(rows()).toHaveLength(3));
    press("Publish");
    const dialog = within(await screen.findByRole("dialog"));
    const found = await dialog.findAllByRole("listitem");
    expect(found.map(({ textContent }) => textContent)).toEqual([
      "No answer is marked.Question 2",
      "The time is short.Show",
    ]);
    expect((dialog.getByRole("button", { name: "Publish" }) as HTMLButtonElement).disabled).toBe(true);
    fireEvent.click(dialog.getByRole("button", { name: "Question 2" }));
    await waitFor(() => expect(history.location.href).toBe(`/studio/test?test_id=${server.id}&item_id=b`));
  });

  it("after a change of its questions checks anew, says so, and publishes at the next press", async () => {
    const server = ofThree();
    await openTest(`/studio/test?test_id=${server.id}`);
    await waitFor(() => expect(rows()).toHaveLength(3));
    let refusals = 1;
    server.before = (name) => {
      if (name !== "publishDraftTest" || refusals === 0) return;
      refusals -= 1;
      throw new Refused("testQuestionsChanged");
    };
    press("Publish");
    const dialog = within(await screen.findByRole("dialog"));
    await dialog.findByText("Nothing to fix.", { exact: false });
    fireEvent.click(dialog.getByRole("button", { name: "Publish" }));
    await dialog.findByText(
      "Questions of this test have changed since it was checked, so nothing was published. This is a fresh check.",
    );
    await waitFor(() => expect(server.asked.filter(({ name }) => name === "simulateTest")).toHaveLength(2));
    expect(server.asked.filter(({ name }) => name === "checkTest")).toHaveLength(2);
    await waitFor(() =>
      expect((dialog.getByRole("button", { name: "Publish" }) as HTMLButtonElement).disabled).toBe(false),
    );
    fireEvent.click(dialog.getByRole("button", { name: "Publish" }));
    await dialog.findByText("Edition 1 is out.", { exact: false });
  });

  it("of a test that another window has saved meanwhile publishes nothing and says so", async () => {
    const server = ofThree();
    await openTest(`/studio/test?test_id=${server.id}`);
    await waitFor(() => expect(rows()).toHaveLength(3));
    server.before = (name) => {
      if (name === "publishDraftTest") throw new Refused("testDraftChanged");
    };
    press("Publish");
    const dialog = within(await screen.findByRole("dialog"));
    await dialog.findByText("Not calibrated: no forecast.");
    fireEvent.click(dialog.getByRole("button", { name: "Publish" }));
    await dialog.findByText("Another window has saved this test meanwhile.", { exact: false });
  });
});
