import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { unsentDrafts } from "../../../../src/web/effects/studio/unsent-drafts";
import { MarkingPage } from "../../../../src/web/studio/marking/MarkingPage";
import { loadFaultWords } from "../../../../src/web/ui/fault-words";
import { answerOf, differs } from "../../../machines/studio/marking-samples";
import { Refused, stubServer } from "../../open-page";
import { openStudio } from "../open-studio";
import { MarkingServer, questionOf } from "./marking-server";

let server: MarkingServer;
let asked: ReturnType<typeof stubServer>["asked"] = [];
const patience = { timeout: 5_000 };
let opened = 0;

beforeAll(loadFaultWords);
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  server = new MarkingServer(
    questionOf("q1", {
      "They dig outside.": [answerOf("m1"), answerOf("m2"), answerOf("m3")],
      "No idea": [answerOf("m4")],
      "It bends.": [answerOf("m5", { by_other: true })],
    }),
    questionOf("q2", { Mud: [answerOf("n1")] }, { points: 12, comments: [] }),
  );
});

const place = () => `/studio/marking?assignment_id=as${opened}`;
const open = async ({ more = "", language }: { more?: string; language?: "zh" } = {}) => {
  opened += 1;
  ({ asked } = stubServer(server.handlers));
  const history = await openStudio(MarkingPage, place() + more, { language });
  await screen.findByRole("heading", { level: 1 });
  return history;
};
const key = (...pressed: readonly string[]) => {
  for (const one of pressed) act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key: one }));
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const saved = () =>
  asked
    .filter(({ name }) => name === "markSave")
    .map(({ input: { mark_id, points, comment } }) => [mark_id, points, comment]);
const heading = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const isSavedLine = () => waitFor(() => expect(screen.getByText(/^Saved \d\d:\d\d:\d\d$/)).toBeTruthy(), patience);
const states = () =>
  within(screen.getByRole("region", { name: "Answers" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const comment = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Comment" });

describe("the answers of a class to be marked", () => {
  it("come with the question that waits, its guide, and without names", async () => {
    await open();
    expect(asked.map(({ name, input }) => [name, input["item_id"]])).toEqual([
      ["markQueue", undefined],
      ["markQueue", "q1"],
    ]);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Marking: Rivers");
    expect(
      within(screen.getByRole("navigation", { name: "Questions" }))
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["2. Words of q14 waiting", "3. Words of q21 waiting"]);
    expect(heading()).toContain("Answer 1 of 5");
    expect(states()).toEqual([
      "1They dig outside.waiting3 like answers",
      "2They dig outside.waiting3 like answers",
      "3They dig outside.waiting3 like answers",
      "4No ideawaiting",
      "5It bends.waiting",
    ]);
    expect(screen.getByText("Why do rivers bend?")).toBeTruthy();
  });

  it("are marked a whole group with one key, each by a key of its own, and the next one follows", async () => {
    await open();
    key("3");
    expect(heading()).toContain("Answer 4 of 5");
    await isSavedLine();
    await waitFor(() => expect(saved()).toHaveLength(3), patience);
    expect(saved()).toEqual([
      ["m1", 3, ""],
      ["m2", 3, ""],
      ["m3", 3, ""],
    ]);
    const keys = asked.flatMap(({ input: { idempotency_key: one } }) => (typeof one === "string" ? [one] : []));
    expect(new Set(keys).size).toBe(3);
    for (const one of keys) expect(one).toMatch(/^[\w.-]{8,64}$/);
    expect(states().slice(0, 3)).toEqual(
      Array(3)
        .fill(0)
        .map((_, at) => `${at + 1}They dig outside.marked · 3 points3 like answers`),
    );
  });

  it("are marked one at a time where that is chosen, by halves too", async () => {
    await open();
    key("g", ".", "2");
    expect(heading()).toContain("Answer 2 of 5");
    press("2 points");
    await waitFor(() => expect(saved()).toHaveLength(2), patience);
    expect(saved()).toEqual([
      ["m1", 2.5, ""],
      ["m2", 2, ""],
    ]);
    key("k");
    expect(heading()).toContain("Answer 2 of 5");
  });

  it("get comments that are typed, or chosen from those so far by their number", async () => {
    await open();
    key("j", "j", "j", "c");
    expect(document.activeElement).toBe(comment());
    fireEvent.change(comment(), { target: { value: "Think of sand." } });
    key("4");
    expect(saved()).toEqual([]);
    key("Escape", "b", "1");
    expect(comment().value).toBe("Think of sand. Say why.");
    key("0");
    await waitFor(() => expect(saved()).toEqual([["m4", 0, "Think of sand. Say why."]]), patience);
    key("j");
    await isSavedLine();
  });

  it("keep a comment that is changed after the points, once typing rests", async () => {
    await open();
    key("g", "1", "k");
    fireEvent.change(comment(), { target: { value: "Why?" } });
    await waitFor(() => expect(saved().at(-1)).toEqual(["m1", 1, "Why?"]), patience);
  });

  it("are taken back: before they are sent nothing is, after that their points are", async () => {
    await open();
    key("3", "u");
    expect(heading()).toContain("Answer 1 of 5");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Undo the last mark" }).disabled).toBe(true);
    key("g", "4");
    await isSavedLine();
    expect(saved()).toEqual([["m1", 4, ""]]);
    press("Undo the last mark");
    await waitFor(() => expect(saved().at(-1)).toEqual(["m1", null, ""]), patience);
    await waitFor(() => expect(states()[0]).toBe("1They dig outside.waiting3 like answers"), patience);
  });

  it("are typed with Enter where points have two digits", async () => {
    const history = await open();
    press(/^3\. Words/);
    await screen.findByRole("heading", { name: "Answer 1 of 1" });
    expect(history.location.search).toBe(`?assignment_id=as${opened}&item_id=q2`);
    key("1", "1");
    expect(screen.getByText("11 points: press Enter to give")).toBeTruthy();
    key("5", "Backspace", "2", "Enter");
    await waitFor(() => expect(saved()).toEqual([["n1", 12, ""]]), patience);
    expect(screen.getByText("This question is marked")).toBeTruthy();
  });

  it("lead on: to the next question, to a second marking, and to the results", async () => {
    await open();
    key("3", "1");
    expect(screen.getByText("This question is marked")).toBeTruthy();
    press("Mark a second time");
    expect(heading()).toContain("Answer 5 of 5");
    expect(screen.getByText("marked by another teacher; you can mark it a second time")).toBeTruthy();
    key("2", "n");
    await screen.findByRole("heading", { name: "Answer 1 of 1" });
    key("7", "Enter");
    await waitFor(() => expect(screen.getByText("Everything is marked")).toBeTruthy(), patience);
    expect(screen.getByRole("link", { name: "Results" }).getAttribute("href")).toBe(
      `/studio/results?assignment_id=as${opened}`,
    );
    await isSavedLine();
  });
});

describe("two markers who differ", () => {
  const settledBy = async (act: () => void, points: number) => {
    server.questions = [questionOf("q1", { Mud: [{ ...differs }] })];
    await open();
    expect(screen.getByText(/^You and another teacher gave different points/)).toBeTruthy();
    expect(states()).toEqual(["1Muddiffering · 3 points"]);
    act();
    expect(states()).toEqual([`1Mudsettled · ${points} points`]);
    await waitFor(() => expect(asked.at(-1)?.input).toMatchObject({ points, settles: true, version: 0 }), patience);
    await isSavedLine();
  };
  it("settle by the other's mark", () => settledBy(() => key("o"), 5));
  it("settle by their own", () => settledBy(() => press("Take mine: 3 points"), 3));
  it("settle by other points", () => settledBy(() => key("4"), 4));
});

describe("trouble while marking", () => {
  it("keeps marks on the device and sends them when the server is back, also after the page was left", async () => {
    server.trouble = {
      markSave: () => {
        throw new TypeError("no network");
      },
    };
    await open();
    key("g", "3");
    expect(await screen.findAllByText(/^Server not reached/, {}, patience)).toHaveLength(2);
    const kept = (await unsentDrafts.all("ann")).map(({ kind, id, content }) => [kind, id, content["marks"]]);
    expect(kept).toEqual([
      ["marks", `as${opened}`, [expect.objectContaining({ markId: "m1", points: 3, isSent: true })]],
    ]);
    cleanup();
    server.trouble = {};
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(saved().at(-1)).toEqual(["m1", 3, ""]), patience);
    await waitFor(async () => expect(await unsentDrafts.all("ann")).toEqual([]), patience);
  });

  it("names a mark that is refused, and reads the answers again", async () => {
    server.trouble = {
      markSave: () => {
        throw new Refused("markElsewhere");
      },
    };
    await open();
    key("g", "3");
    expect(await screen.findByText(/^This answer is settled or marked by others by now/, {}, patience)).toBeTruthy();
    await waitFor(() => expect(asked.at(-1)?.name).toBe("markQueue"));
    expect(states()[0]).toBe("1They dig outside.waiting3 like answers");
  });

  it("offers to try again where the answers cannot be read", async () => {
    server.trouble = {
      markQueue: () => {
        throw new TypeError("no network");
      },
    };
    opened += 1;
    ({ asked } = stubServer(server.handlers));
    await openStudio(MarkingPage, place());
    const again = await screen.findByRole("button", { name: "Try again" }, patience);
    server.trouble = {};
    fireEvent.click(again);
    await screen.findByRole("heading", { level: 1, name: "Marking: Rivers" });
  });

  it("says that there is nothing to mark", async () => {
    server.questions = [];
    await open({ language: "zh" });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("没有要批阅的答案");
    expect(screen.getByRole("link").getAttribute("href")).toBe(`/studio/assignment?assignment_id=as${opened}`);
  });
});

describe("the keys of marking", () => {
  it("are listed by ?, and can be switched off", async () => {
    await open();
    key("?");
    const dialog = within(await screen.findByRole("dialog", { name: "Keys" }));
    fireEvent.click(dialog.getByRole("checkbox", { name: "Single keys are on" }));
    fireEvent.click(dialog.getByRole("button", { name: "Close" }));
    key("3");
    expect(heading()).toContain("Answer 1 of 5");
    press(/^Keys/);
    fireEvent.click(await screen.findByRole("checkbox", { name: "Single keys are on" }));
    press("Close");
    key("3");
    expect(heading()).toContain("Answer 4 of 5");
    await isSavedLine();
  });
});
