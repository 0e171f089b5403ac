import { fireEvent, screen } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { KeysWithheld, TestPaper } from "../../../../src/contract/studio/printed-test";
import { PaperPage } from "../../../../src/web/studio/paper/PaperPage";
import { loadFaultWords } from "../../../../src/web/ui/fault-words";
import { Refused, stubServer, type Asked } from "../../open-page";
import { openStudio } from "../open-studio";

beforeAll(loadFaultWords);

const body = {
  stem: { en: "<p>How many?</p>" },
  interaction: {
    type: "single_choice" as const,
    options: ["One", "Two"].map((word) => ({ option_id: word, content: { en: word } })),
    shuffle: false,
  },
  media: [],
  calculator: false,
};
const whole: TestPaper = {
  title: { en: "Sums" },
  menu_id: "m1",
  edition: 2,
  class_name: "5A",
  time_limit_ms: 600_000,
  draw: null,
  without: null,
  sections: [
    {
      stage: "main",
      title: { en: "Questions" },
      kind: "items",
      media: [],
      time_limit_ms: null,
      questions: [{ item_id: "q1", number: 1, points: 2, body }],
    },
  ],
};

let paper: TestPaper | "assignmentUnknown" | "unavailable";
let withheld: KeysWithheld | null;
let asked: Asked[];
beforeEach(() => {
  paper = whole;
  withheld = null;
  const read = () => {
    if (typeof paper === "string") throw new Refused(paper);
    return paper;
  };
  const key = { item_id: "q1", key: { type: "single_choice", option_id: "Two" }, skill: { en: "Sums" } };
  const keys = () => ({ withheld, keys: withheld === null ? [{ ...key, transcript: null }] : [] });
  ({ asked } = stubServer({
    assignmentPaper: read,
    assignmentPaperKeys: keys,
    editionPaper: read,
    editionPaperKeys: keys,
  }));
});

const open = (address: string) =>
  openStudio(PaperPage, `/studio/paper?${address}`, { permission: ["assignment.manage"], language: "en" });
const calls = () => asked.map(({ name, input }) => [name, input]);
const ofClass = "assignment_id=as-1";

describe("the page of a test on paper", () => {
  it("reads the paper of an assignment, and its keys with their sheet alone", async () => {
    await open(ofClass);
    await screen.findByText("How many?");
    expect(screen.getByRole("article").textContent).toContain("1 question · 2 points · 10 minutes");
    expect(calls()).toEqual([["assignmentPaper", { assignment_id: "as-1" }]]);
    fireEvent.click(screen.getByRole("button", { name: "Keys" }));
    expect((await screen.findByRole("table")).querySelector("tbody")?.textContent).toBe("1.B2Sums");
    expect(calls().slice(1)).toEqual([["assignmentPaperKeys", { assignment_id: "as-1" }]]);
  });

  it("reads that of an edition for its author", async () => {
    await open("test_id=t1&edition=2&sheet=answers");
    await screen.findByRole("article", { name: "Answer sheet" });
    expect(calls()).toEqual([["editionPaper", { test_id: "t1", edition: "2" }]]);
  });

  it.each([
    [{ reason: "inUse", until: Date.UTC(2026, 11, 4, 12) }, /^A student may still begin .* Not before Dec 4, /],
    [{ reason: "held", until: null }, /^The keys come when the results of this assignment are released\.$/],
    [{ reason: "never", until: null }, /^The author of the test never releases its keys\.$/],
  ] as const)("says why keys are withheld, and prints nothing: %o", async (reason, words) => {
    withheld = reason;
    await open(`${ofClass}&sheet=keys`);
    await screen.findByText(words);
    expect(screen.queryByRole("button", { name: /^Print/ })).toBeNull();
  });

  it("says that an adaptive test has no paper", async () => {
    paper = { ...whole, without: "adaptive", sections: [] };
    await open(ofClass);
    await screen.findByText(/^Each question is chosen by the answers before it/);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("names the draw", async () => {
    paper = { ...whole, draw: "1A2B3C4D" };
    await open(ofClass);
    expect((await screen.findByRole("article")).textContent).toContain("Draw 1A2B3C4D");
  });

  it("leads away from a class of others", async () => {
    paper = "assignmentUnknown";
    await open(ofClass);
    await screen.findByRole("heading", { name: "This assignment is not there, or it is not given to you." });
  });

  it("shows a fault, and the paper once it is read again", async () => {
    paper = "unavailable";
    await open(ofClass);
    const retry = await screen.findByRole("button", { name: "Try again" });
    paper = whole;
    fireEvent.click(retry);
    await screen.findByText("How many?");
  });
});
