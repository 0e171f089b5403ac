import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { studioAuditKinds } from "../../../src/contract/site/audit-kinds";
import type { StudioAudit, StudioAuditEntry } from "../../../src/contract/studio/studio-audit";
import { StudioAuditPage } from "../../../src/web/studio/audit/StudioAuditPage";
import { Refused, stubServer } from "../open-page";
import { detailOf } from "./assignments/given-assignment";
import { entryOf } from "./classes/class-server";
import { openStudio } from "./open-studio";

const at = Date.UTC(2026, 10, 23, 9);
const entry = (number: number, more: Partial<StudioAuditEntry>): StudioAuditEntry => ({
  number,
  at,
  kind: "classChanged",
  account: "lin",
  nickname: "Ms Lin",
  facts: {},
  class_id: null,
  assignment_id: null,
  ...more,
});
const entries: readonly StudioAuditEntry[] = [
  entry(9, {
    kind: "regradeApplied",
    facts: { place: "3", rule: "fullCredit", changed: "12", reason: "Two answers fit" },
    class_id: "c1",
    assignment_id: "as-1",
  }),
  entry(8, {
    kind: "resultsReleased",
    account: "",
    nickname: null,
    facts: { test: "m1", version: "2", class: "4b" },
    class_id: "c1",
    assignment_id: "as-1",
  }),
  entry(7, {
    account: "gone",
    nickname: null,
    facts: { class: "4b", change: "memberLeft", member: "Bo" },
    class_id: "c1",
  }),
  entry(6, { kind: "testReleased", nickname: "lin", facts: { test: "m1", version: "2", items: "5" } }),
];
const logOf = (list: readonly StudioAuditEntry[], total = list.length): StudioAudit => ({
  list: [...list],
  total,
  page_size: 50,
  titles: { m1: { en: "Fractions", zh: "分数" } },
  assignments: { "as-1": { title: { en: "Fractions", zh: "分数" }, class_name: "4b" } },
});

const open = async (
  more: {
    readonly search?: string;
    readonly language?: "zh";
    readonly log?: () => StudioAudit;
    readonly admin?: true;
  } = {},
) => {
  const { asked } = stubServer({
    studioAudit: more.log ?? (() => logOf(entries)),
    studioClasses: ({ archived }) => ({
      classes: archived === "1" ? [entryOf("c9", "3a", { archived: true })] : [entryOf("c1", "4b")],
    }),
    studioAssignments: ({ page }) => ({
      assignments: page === "2" ? [{ ...detailOf().assignment, assignment_id: "as-51" }] : [detailOf().assignment],
      total: 2,
      page_size: 1,
    }),
  });
  const history = await openStudio(StudioAuditPage, `/studio/audit${more.search ?? ""}`, {
    language: more.language,
    permission: ["audit.read", "class.manage", "assignment.manage"],
    ...(more.admin === true ? { admin: true } : {}),
  });
  return { asked, history };
};
const rows = () =>
  [...document.querySelectorAll("tbody tr")].map((row) => [...row.children].slice(1).map((cell) => cell.textContent));
const options = (label: string) =>
  [...screen.getByRole<HTMLSelectElement>("combobox", { name: label }).options].map(({ text }) => text);
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole("combobox", { name: label }), { target: { value } });
const auditAsked = (asked: Awaited<ReturnType<typeof open>>["asked"]) =>
  asked.filter(({ name }) => name === "studioAudit").map(({ input }) => input);

describe("the log of classes and tests", () => {
  it("says when, what, who and the details, newest first", async () => {
    const { asked } = await open();
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(rows()).toEqual([
      [
        "Scores corrected",
        "Ms Lin (lin)",
        "Fractions for 4b · question: 3 · rule: full points for everybody · scores changed: 12 · " +
          "because: Two answers fit",
      ],
      ["Results released", "the server itself", "Fractions for 4b"],
      ["Class changed", "gone (deleted)", "class: 4b · change: a student has left · student: Bo"],
      ["Test released", "lin", "test: Fractions · version: 2 · questions: 5"],
    ]);
    expect(auditAsked(asked)).toEqual([{ page: "1" }]);
    expect(screen.getByText(/^What was done to your classes/)).toBeTruthy();
  });

  it("speaks Chinese, with every kind of event in the choice", async () => {
    await open({ language: "zh" });
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(rows()[0]?.[2]).toBe("分数（4b）；题号：3；规则：全部给分；更改的成绩：12；原因：Two answers fit");
    expect(options("发生了什么")).toHaveLength(studioAuditKinds.length + 1);
    expect(document.body.textContent).not.toMatch(/audit\./u);
  });

  it("is narrowed to a class, one of all its assignments, and a kind, which stand in the address", async () => {
    const { asked, history } = await open();
    await waitFor(() => expect(options("Class")).toEqual(["All classes", "4b · 2026/27", "3a · 2026/27"]));
    expect(screen.queryByRole("combobox", { name: "Assignment" })).toBeNull();
    choose("Class", "c1");
    await waitFor(() => expect(history.location.search).toBe("?class_id=c1"));
    await waitFor(() => expect(options("Assignment")).toHaveLength(3));
    choose("Assignment", "as-51");
    await waitFor(() => expect(history.location.search).toBe("?class_id=c1&assignment_id=as-51"));
    choose("What happened", "regradeApplied");
    await waitFor(() =>
      expect(auditAsked(asked).at(-1)).toEqual({
        class_id: "c1",
        assignment_id: "as-51",
        kind: "regradeApplied",
        page: "1",
      }),
    );
    choose("Class", "");
    await waitFor(() => expect(history.location.search).toBe("?kind=regradeApplied"));
  });

  it("shows by its name an assignment that is asked for by its address", async () => {
    const { asked } = await open({ search: "?assignment_id=as-1&kind=nonsense" });
    await waitFor(() => expect(options("Assignment")).toEqual(["All assignments", "Fractions"]));
    expect(auditAsked(asked)).toEqual([{ assignment_id: "as-1", page: "1" }]);
  });

  it("is read page by page", async () => {
    const { asked } = await open({ log: () => logOf(entries, 120) });
    await screen.findByText("1–50 of 120");
    fireEvent.click(screen.getByRole("button", { name: "Next page" }));
    await screen.findByText("51–100 of 120");
    expect(auditAsked(asked)).toEqual([{ page: "1" }, { page: "2" }]);
  });

  it("asks for the classes of all teachers as an administrator", async () => {
    const { asked } = await open({ admin: true });
    await screen.findByText(/^What was done to all classes/);
    expect(asked.filter(({ name }) => name === "studioClasses").map(({ input }) => input)).toEqual([
      { every: "1" },
      { every: "1", archived: "1" },
    ]);
  });

  it("says that nothing has happened yet, or that nothing fits", async () => {
    await open({ log: () => logOf([]) });
    await screen.findByRole("heading", { name: "Nothing has happened yet" });
    choose("What happened", "testExported");
    await screen.findByRole("heading", { name: "Nothing here fits this choice" });
  });

  it("says why it cannot be read", async () => {
    await open({
      log: () => {
        throw new Refused("tooManyRequests");
      },
    });
    await screen.findByRole("button", { name: "Try again" });
  });
});
