import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { StaffHome } from "../../../../src/web/studio/home/StaffHome";
import { stubServer } from "../../open-page";
import { dayMs, detailOf, fridayNoon } from "../assignments/given-assignment";
import { openStudio } from "../open-studio";

it("a teacher's home lists what the classes wait for, and leads there", async () => {
  const assignments = [
    detailOf({ closes_at: fridayNoon + dayMs }),
    detailOf({ assignment_id: "as-2", phase: "marking", unmarked: 7, begun: 4 }),
    detailOf({ assignment_id: "as-3", phase: "settled", begun: 4, to_second: 1 }),
  ].map(({ assignment }) => assignment);
  stubServer({
    authorHome: () => ({
      unfinished: { total: 0, items: [] },
      findings: { total: 0, tests: [] },
      imports: { total: 0, list: [] },
      reviews: 0,
    }),
    studioTests: () => ({ tests: [], total: 0 }),
    waitingReviews: () => ({ waiting: [], total: 0 }),
    studioAssignments: () => ({ assignments, total: 3, page_size: 50 }),
  });
  await openStudio(StaffHome, "/studio", { permission: ["item.write", "assignment.manage", "mark.write"] });
  await screen.findByText("4b: 1 correction to confirm in Fractions");
  const tasks = within(screen.getByRole("region", { name: "What needs you today" })).getAllByRole("link");
  expect(tasks.map((link) => `${link.getAttribute("aria-label")} → ${link.getAttribute("href")}`)).toEqual([
    "Look: 4b: 2 have not begun Fractions, open until Nov 28, 12:00 PM → /studio/assignment?assignment_id=as-1",
    "Mark: 4b: 7 answers to mark in Fractions → /studio/marking?assignment_id=as-2",
    "Look: 4b: 1 correction to confirm in Fractions → /studio/results?assignment_id=as-3",
  ]);
});
