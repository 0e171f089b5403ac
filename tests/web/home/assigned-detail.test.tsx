import { screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { StudentAssignment } from "../../../src/contract/classes/assignments";
import type { TestDetail } from "../../../src/contract/tests";
import { TestDetailPage } from "../../../src/web/home/TestDetailPage";
import { stubServer } from "../open-page";
import { openStudio } from "../studio/open-studio";
import { assignmentOf, fridayMorning, minute } from "./assignments";
import { card, fixed } from "./samples";

beforeAll(() => import("../../../src/web/home/assigned/AssignedTerms"));
beforeAll(() => import("../../../src/web/home/assigned/ToAssignment"));
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: fridayMorning }));
afterEach(() => void vi.useRealTimers());

const detailOf = (time_limit_ms: number | null): TestDetail => ({
  ...card({}, { ...fixed, menu_id: "m7" }),
  time_limit_ms,
  attempt_limit: null,
  release: { when: "after_finish" },
  sections: [],
  rules: [],
  start_levels: [],
  start_level: null,
  attempts: [],
  open_attempt: null,
});

it.each<[string, number | null, Partial<StudentAssignment>, string[]]>([
  [
    "no limit",
    null,
    { time_limit_ms: null, usual_time_limit_ms: null },
    [
      "Until Fri, Dec 4, 09:00 AM",
      "No time limit",
      "You may leave and come back until then.",
      "Start: 27 questions",
      "The first question comes next.  ",
    ],
  ],
  [
    "more time than others",
    60 * minute,
    { time_limit_ms: 60 * minute, usual_time_limit_ms: 40 * minute },
    [
      "Until Fri, Dec 4, 09:00 AM",
      "60 minutes (40 for others)",
      "Start: 27 questions, 60 min",
      "The first question comes next. The clock starts at once and keeps running when you leave the page. ",
    ],
  ],
])(
  "a test from a teacher with %s says at its start button until when it can be taken",
  async (_, limit, own, texts) => {
    stubServer({
      menuDetail: () => detailOf(limit),
      ownAssignments: () => ({ assignments: [assignmentOf(own)], at: Date.now() }),
    });
    await openStudio(TestDetailPage, "/examAccess/detail?menu_id=m7&assignment_id=as-1", { permission: ["exam.take"] });
    await screen.findByText("Until Fri, Dec 4, 09:00 AM");
    const panel = screen.getByRole("region", { name: "Start the test" });
    const leaves = [...panel.querySelectorAll("*")].filter((one) =>
      [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== ""),
    );
    expect(leaves.map((one) => one.textContent)).toEqual(texts);
  },
);

it("a test that a teacher gives leads to the assignment, whoever opens it from the list", async () => {
  stubServer({ menuDetail: () => ({ ...detailOf(null), given_by_assignment: "as-1" }) });
  await openStudio(TestDetailPage, "/examAccess/detail?menu_id=m7", { permission: ["exam.take"] });
  const link = await screen.findByRole("link", { name: "To your teacher’s test" });
  expect(link.getAttribute("href")).toBe("/assignment?assignment_id=as-1");
  expect(screen.queryByRole("link", { name: /^Start/ })).toBeNull();
});
