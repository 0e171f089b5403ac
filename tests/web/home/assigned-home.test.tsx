import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { StudentAssignment } from "../../../src/contract/classes/assignments";
import { HomePage } from "../../../src/web/home/HomePage";
import { loadFaultWords } from "../../../src/web/ui/fault-words";
import { Refused, stubServer } from "../open-page";
import { openStudio } from "../studio/open-studio";
import { assignmentOf, day, fridayMorning } from "./assignments";
import { attempt, card } from "./samples";

beforeAll(loadFaultWords);
beforeAll(() => import("../../../src/web/home/assigned/AssignedSection"));

const underWay = attempt({ status: "sitting", finished_at: null, score: null, answered: 12 });
const openHome = () => openStudio(HomePage, "/", { nickname: "Ann" });

let given: StudentAssignment[];
let isDown: boolean;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: fridayMorning });
  [given, isDown] = [[], false];
  stubServer({
    menuList: () => ({ list: [{ family: "map", title: { en: "MAP" }, tests: [card({ open_attempt: underWay })] }] }),
    ownAssignments: () => {
      if (isDown) throw new Refused("serverError");
      return { assignments: given, at: Date.now() };
    },
    practiceOffer: () => ({ skills: [], open: null }),
    answerRecord: () => ({ kind: "list", list: [], total: 0, page: 1, page_size: 4 }),
  });
});
afterEach(() => void vi.useRealTimers());

describe("the student's home", () => {
  const headings = () => screen.getAllByRole("heading").map((one) => one.textContent);

  it("begins with what teachers have given, and shows what is under way there once", async () => {
    given = [
      assignmentOf({ state: "sitting", attempt_id: "a1" }),
      assignmentOf({
        assignment_id: "as-2",
        title: { en: "Decimals" },
        state: "missed",
        closes_at: fridayMorning - 9 * day,
      }),
    ];
    await openHome();
    await screen.findByRole("region", { name: "From your teacher" });
    await screen.findByRole("heading", { name: "MAP" });
    expect(headings()).toEqual([
      "Good morning, Ann",
      "From your teacher",
      "Fractions",
      "Decimals",
      "MAP",
      "Mathematics",
    ]);
    expect(screen.getByText("1 earlier one").closest("details")?.open).toBe(false);
  });

  it("has no such part where nothing is given", async () => {
    await openHome();
    await screen.findByRole("heading", { name: "MAP" });
    await waitFor(() => expect(headings()).toEqual(["Good morning, Ann", "Mathematics", "MAP", "Mathematics"]));
    expect(screen.queryByText("From your teacher")).toBeNull();
  });

  it("shows the tests although what is given could not be read, and says so", async () => {
    isDown = true;
    await openHome();
    await screen.findByRole("button", { name: "Try again" });
    expect(await screen.findByRole("heading", { name: "MAP" })).toBeTruthy();
  });
});
