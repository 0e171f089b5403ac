import { fireEvent, screen, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect } from "vitest";
import type { Calls } from "../../../../src/contract/calls/calls";
import type { Language } from "../../../../src/contract/item/content";
import { StudioAssignmentPage } from "../../../../src/web/studio/assignments/StudioAssignmentPage";
import { loadFaultWords } from "../../../../src/web/ui/fault-words";
import { Refused, stubServer, type Asked } from "../../open-page";
import { openStudio } from "../open-studio";
import { detailOf } from "./given-assignment";

type Detail = Calls["studioAssignment"]["output"];
type Changed = Calls["changeAssignment"]["output"];

const testOf = (test_id: string) => ({ test_id, title: { en: `Test ${test_id}` }, edition: 1, phase: "frozen" });

/** The permissions of a teacher who gives tests. */
export const teacher = ["assignment.manage", "class.manage"];

/** For each test of a file, an assignment as `detail` says, whose changes are answered by `answers` in turn. */
export function serveAssignment() {
  const page: { detail: Detail; answers: (Partial<Changed> | "assignmentChanged")[]; asked: Asked[] } = {
    detail: detailOf(),
    answers: [],
    asked: [],
  };
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
  beforeEach(() => {
    page.detail = detailOf();
    page.answers = [];
    ({ asked: page.asked } = stubServer({
      studioAssignment: () => page.detail,
      studioTests: () => ({ tests: [testOf("m1"), testOf("m9")], total: 2 }),
      studioClass: () => ({ class_id: "c1", members: [{ member_id: "id-Ann", name: "Ann", accommodation: null }] }),
      changeAssignment: () => {
        const answer = page.answers.shift() ?? {};
        if (answer === "assignmentChanged") throw new Refused(answer);
        const { phase, release_phase } = page.detail.assignment;
        return { changed: true, version: 4, phase, release_phase, findings: [], ...answer };
      },
    }));
  });
  return page;
}

export const openAssignment = async (language?: Language) => {
  await openStudio(StudioAssignmentPage, "/studio/assignment?assignment_id=as-1", { permission: teacher, language });
  await screen.findByRole("heading", { level: 1 });
};

/** What stands in the head of the page to be done. */
export const headButtons = () =>
  within(screen.getByRole("heading", { level: 1 }).closest("div:has(button)") as HTMLElement)
    .getAllByRole("button")
    .map((one) => one.textContent);

export const pressButton = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

export const changesIn = (asked: readonly Asked[]) =>
  asked.filter(({ name }) => name === "changeAssignment").map(({ input }) => input);

/** A change as the page sends it. */
export const sentChange = (change: object, more: object = {}) => ({
  idempotency_key: expect.stringMatching(/^[\w-]{36}$/),
  assignment_id: "as-1",
  version: 3,
  change,
  accept_findings: false,
  ...more,
});
