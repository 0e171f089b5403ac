import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { faultMessages } from "../../../src/contract/calls/fault-messages";
import type { ImportDetail } from "../../../src/contract/importing/importing";
import { ImportPage } from "../../../src/web/studio/importing/ImportPage";
import { loadFaultWords } from "../../../src/web/ui/fault-words";
import { openPage, Refused, stubServer, type Asked } from "../open-page";
import { detail, importedTest, questions } from "./samples";

beforeAll(loadFaultWords);

/** The server's current record of the import. */
let now: ImportDetail;
let list = questions;
let asked: Asked[];
/** The name of the next refusal of the server; null: none. */
let refused: "importSat" | "importChanged" | null;

const changed = (change: Partial<ImportDetail>): ImportDetail =>
  (now = { ...now, ...change, version: now.version + 1 });
const refusing = (change: () => ImportDetail): ImportDetail => {
  if (refused === null) return change();
  const fault = refused;
  refused = null;
  throw new Refused(fault);
};
const inStateWith = (state: ImportDetail["state"], published: boolean) => () =>
  refusing(() => changed({ state, tests: [{ ...importedTest, menu_id: "import-i1-1", published }] }));

beforeEach(() => {
  now = detail;
  list = questions;
  refused = null;
  ({ asked } = stubServer({
    importDetail: () => now,
    importList: () => ({ list: [now], total: 1, page_size: 20 }),
    importQuestions: ({ show }) => {
      const shown = list.filter(({ outcome }) => show === undefined || show === outcome);
      return { list: shown, total: shown.length, page_size: 20 };
    },
    leaveOutOfImport: ({ numbers, left_out }) =>
      refusing(() => {
        list = list.map((one) =>
          (numbers as number[]).includes(one.number) ? { ...one, left_out: left_out === true } : one,
        );
        const count = list.filter((one) => one.left_out).length;
        return changed({ counts: { ...now.counts, left_out: count, coming: 3 - count } });
      }),
    chooseInImport: ({ choices }) =>
      refusing(() => changed({ tests: [{ ...importedTest, choices: choices as object, title: "Leaves" }] })),
    commitImport: inStateWith("committed", false),
    publishImport: inStateWith("committed", true),
    undoImport: inStateWith("undone", false),
    discardImport: () => ({}),
  }));
});

const openReport = async () => {
  const history = await openPage(ImportPage, "/studio/import?import=i1");
  await screen.findByRole("heading", { level: 1 });
  return history;
};
const card = async (number: number) => {
  const heading = await screen.findByRole("heading", { level: 3, name: new RegExp(`^Question ${number} `) });
  return within(heading.closest("li") ?? heading);
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const sentOf = (name: Asked["name"]) => asked.filter((one) => one.name === name).map(({ input }) => input);

describe("the report of an import", () => {
  it("has a summary, the changes to the test, and each question with its key", async () => {
    await openReport();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "2 of 4 questions come in as they are, 1 changed, 1 not.",
    );
    expect(screen.getByText("Sections come one after the other.")).toBeTruthy();
    const first = await card(1);
    await first.findByText("Right answer");
    expect(first.getByText("4 points")).toBeTruthy();
    expect(first.getByText("C: 50 % of the points")).toBeTruthy();
    expect(first.getByText("At worst -25 % of the points")).toBeTruthy();
    expect(first.getByText("Since b is the second.")).toBeTruthy();
    const refusal = await card(3);
    expect([refusal.getByText("Not imported").textContent, refusal.queryByRole("button")]).toEqual([
      "Not imported",
      null,
    ]);
    expect(refusal.getByText("A person has to mark this.", { exact: false }).textContent).toBe(
      "A person has to mark this. (essay)",
    );
  });

  it("is narrowed to the questions that changed", async () => {
    await openReport();
    await card(1);
    press("Changed 1");
    await waitFor(() => expect(screen.queryByRole("heading", { level: 3, name: /^Question 1 / })).toBeNull());
    await card(2);
    expect(sentOf("importQuestions").at(-1)).toEqual({ import_id: "i1", page: "1", show: "changed" });
  });

  it("leaves a question out and includes it again, each time on the version on screen", async () => {
    await openReport();
    fireEvent.click((await card(4)).getByRole("button", { name: "Leave out" }));
    await screen.findByText("You leave 1 question out.");
    await waitFor(async () => fireEvent.click((await card(4)).getByRole("button", { name: "Take in again" })));
    await screen.findByRole("button", { name: "Import 3 questions" });
    expect(sentOf("leaveOutOfImport")).toEqual([
      { import_id: "i1", version: 4, numbers: [4], left_out: true },
      { import_id: "i1", version: 5, numbers: [4], left_out: false },
    ]);
  });

  it("sends only changed fields of the form, and refuses text in a number field", async () => {
    await openReport();
    press("Change title, clock, sections");
    const fill = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    fill("Attempts for each student (empty: no limit)", "often");
    press("Save");
    expect(screen.getByRole("alert").textContent).toBe("A whole number from 1 to 100, or empty.");
    fill("Attempts for each student (empty: no limit)", "");
    fill("Title", " Leaves ");
    fill("Title of section 1", "Green plants");
    fireEvent.click(screen.getByRole("checkbox", { name: "Join with the one above" }));
    press("Save");
    await screen.findByRole("heading", { level: 2, name: "Leaves" });
    expect(sentOf("chooseInImport")).toEqual([
      {
        import_id: "i1",
        version: 4,
        test: 0,
        choices: { title: "Leaves", attempts: null, sections: { 0: { title: "Green plants" }, 1: { merged: true } } },
      },
    ]);
  });

  it("shows the current import, and the reason, after a change by another person", async () => {
    await openReport();
    const leaveOut = (await card(1)).getByRole("button", { name: "Leave out" });
    refused = "importChanged";
    now = { ...now, version: 9, tests: [{ ...importedTest, title: "By a colleague" }] };
    fireEvent.click(leaveOut);
    await screen.findByRole("heading", { level: 2, name: "By a colleague" });
    expect(screen.getByText(faultMessages.importChanged.en)).toBeTruthy();
  });

  it("cannot be imported a second time: it leads to the first one", async () => {
    now = { ...now, known: { import_id: "i0", menu_id: "import-i0-1" } };
    await openReport();
    expect(screen.getByText("The same file was imported before.", { exact: false })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Open that import" }).getAttribute("href")).toBe(
      "/studio/import?import=i0",
    );
    expect(screen.getByRole("button", { name: "Import 3 questions" }).hasAttribute("disabled")).toBe(true);
  });
});

describe("an import", () => {
  it("makes drafts, then publishes them, and is undone only after confirmation", async () => {
    await openReport();
    press("Import 3 questions");
    await screen.findByText("Draft: only staff see it.");
    press("Publish");
    await screen.findByText("Students see what was imported.");
    press("Undo the import");
    press("Keep it");
    expect(sentOf("undoImport")).toEqual([]);
    press("Undo the import");
    const dialog = within(screen.getByRole("dialog"));
    fireEvent.click(dialog.getByRole("button", { name: "Undo the import" }));
    await screen.findByRole("button", { name: "Discard" });
    expect([sentOf("commitImport"), sentOf("publishImport"), sentOf("undoImport")]).toEqual([
      [{ import_id: "i1", version: 4 }],
      [{ import_id: "i1", version: 5 }],
      [{ import_id: "i1", version: 6 }],
    ]);
  });

  it("stays if it cannot be undone, with the reason", async () => {
    now = { ...now, state: "committed", tests: [{ ...importedTest, menu_id: "import-i1-1", published: true }] };
    await openReport();
    refused = "importSat";
    press("Undo the import");
    fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Undo the import" }));
    await screen.findByText(faultMessages.importSat.en);
    expect(screen.getByRole("button", { name: "Undo the import" }).hasAttribute("disabled")).toBe(true);
    expect(screen.getByText("Students see what was imported.")).toBeTruthy();
  });

  it("that is discarded leads back to all imports", async () => {
    const history = await openReport();
    press("Discard");
    fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Discard" }));
    await screen.findByRole("heading", { level: 2, name: "Imports so far" });
    expect([history.location.href, sentOf("discardImport")]).toEqual(["/studio/import", [{ import_id: "i1" }]]);
  });

  it("of an unsupported file shows its kind", async () => {
    const fault = { code: "kindWord", sentence: { en: "This is a Word document.", zh: "这是 Word 文档。" } };
    now = { ...now, state: "refused", fault, tests: [] };
    await openReport();
    expect([screen.getByRole("heading", { level: 1 }).textContent, screen.getByRole("status").textContent]).toEqual([
      "cells.xml",
      "This is a Word document.",
    ]);
  });
});

it("files that are empty or too large are named and not sent", async () => {
  await openPage(ImportPage, "/studio/import");
  const zone = document.querySelector("[data-drop]");
  const large = new File(["x"], "large.zip");
  Object.defineProperty(large, "size", { value: 60 * 1024 * 1024 + 1 });
  if (zone === null) throw new Error("there is nowhere to drop files");
  fireEvent.drop(zone, { dataTransfer: { files: [new File([], "empty.txt"), large] } });
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Not taken, since empty or larger than 60 MB: empty.txt, large.zip",
  );
  expect(sentOf("beginImport")).toEqual([]);
});
