import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { StudentAssignment } from "../../../src/contract/classes/assignments";
import type { Language } from "../../../src/contract/item/content";
import { nextChange } from "../../../src/web/home/assigned/assigned-words";
import { AssignmentPage } from "../../../src/web/home/assigned/AssignmentPage";
import { loadFaultWords } from "../../../src/web/ui/fault-words";
import { Refused, stubServer } from "../open-page";
import { openStudio } from "../studio/open-studio";
import { assignmentOf, day, fridayMorning, hour, minute } from "./assignments";

beforeAll(loadFaultWords);

const now = fridayMorning;

let given: StudentAssignment[];
let isDown: boolean;
let asked: number;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  [given, isDown, asked] = [[], false, 0];
  stubServer({
    ownAssignments: () => {
      asked += 1;
      if (isDown) throw new Refused("serverError");
      return { assignments: given, at: Date.now() };
    },
  });
});
afterEach(() => void vi.useRealTimers());

const open = (language?: Language) =>
  openStudio(AssignmentPage, "/assignment?assignment_id=as-1", { nickname: "Ann", language });

/** The card of a single assignment: its text, and its links with their names. */
const shown = async (changes: Partial<StudentAssignment>, language?: Language) => {
  given = [assignmentOf(changes)];
  await open(language);
  const item = await screen.findByRole("listitem");
  const links = [...item.querySelectorAll("a")].map(
    (link) => `${link.getAttribute("aria-label")} → ${link.getAttribute("href")}`,
  );
  const texts = [...item.querySelectorAll("*:not(a)")].flatMap((one) => [...one.childNodes]);
  const text = texts.flatMap((one) => (one instanceof Text && one.data !== "" ? [one.data] : []));
  cleanup();
  return { text, links };
};

/** The texts of the card of an assignment that is sat in a room. */
const textsInRoom = (state: string, note: string) => [
  "Fractions",
  state,
  "Ms Lin · 4b",
  "Until Fri, Dec 4, 09:00 AM",
  "40 minutes",
  "In your classroom",
  note,
];

describe("an assignment on the page of its student", () => {
  it.each<[string, Partial<StudentAssignment>, Awaited<ReturnType<typeof shown>>]>([
    [
      "that is open for a week",
      {},
      {
        text: [
          "Fractions",
          "Open",
          "Ms Lin · 4b",
          "Until Fri, Dec 4, 09:00 AM",
          "40 minutes",
          "Allowed: calculator, reference sheet",
        ],
        links: ["Begin: Fractions → /examAccess/detail?menu_id=m7&assignment_id=as-1"],
      },
    ],
    [
      "with more time than others have, for several attempts",
      { time_limit_ms: 60 * minute, attempts: 3, attempts_left: 3, tools: [] },
      {
        text: [
          "Fractions",
          "Open",
          "Ms Lin · 4b",
          "Until Fri, Dec 4, 09:00 AM",
          "60 minutes (40 for others)",
          "3 of 3 attempts left",
        ],
        links: ["Begin: Fractions → /examAccess/detail?menu_id=m7&assignment_id=as-1"],
      },
    ],
    [
      "that is sat in a room, before a room is open",
      { place: "room", tools: [] },
      {
        text: textsInRoom("Open", "It begins in a room, once an invigilator opens it."),
        links: [],
      },
    ],
    [
      "whose room is being prepared",
      { place: "room", tools: [], room: { phase: "preparing", admits: false } },
      {
        text: textsInRoom("Open", "The room is not open yet. The button to go in appears here."),
        links: [],
      },
    ],
    [
      "whose room is open",
      { place: "room", tools: [], room: { phase: "admitting", admits: true } },
      {
        text: textsInRoom("Open", "The room is open: go in, and wait for the invigilator."),
        links: ["Go in to the room of Fractions → /join?assignment_id=as-1"],
      },
    ],
    [
      "under way in a room that is held",
      { place: "room", state: "sitting", attempt_id: "at-1", tools: [], room: { phase: "held", admits: true } },
      {
        text: textsInRoom("Under way", "The room stands still at the moment."),
        links: ["Continue: Fractions → /join?assignment_id=as-1"],
      },
    ],
    [
      "that ends today",
      { closes_at: now + 3 * hour, last_start: now + 2 * hour, tools: [] },
      {
        text: [
          "Fractions",
          "Open",
          "Ms Lin · 4b",
          "Until today at 12:00 PM, 3 hours left",
          "40 minutes",
          "Begin by today at 11:00 AM to have all your time.",
        ],
        links: ["Begin: Fractions → /examAccess/detail?menu_id=m7&assignment_id=as-1"],
      },
    ],
    [
      "that ends before its whole time",
      { closes_at: now + 25 * minute, last_start: now - 15 * minute, tools: [] },
      {
        text: [
          "Fractions",
          "Open",
          "Ms Lin · 4b",
          "Until today at 09:25 AM, 25 minutes left",
          "40 minutes",
          "Begin now and you have 25 minutes.",
        ],
        links: ["Begin: Fractions → /examAccess/detail?menu_id=m7&assignment_id=as-1"],
      },
    ],
    [
      "that opens tomorrow, in the classroom, without a limit",
      { state: "scheduled", opens_at: now + day, place: "room", time_limit_ms: null, tools: [], teacher: "" },
      {
        text: [
          "Fractions",
          "Not open yet",
          "4b",
          "Opens tomorrow at 09:00 AM",
          "No time limit (40 minutes for others)",
          "In your classroom",
        ],
        links: [],
      },
    ],
    [
      "that is stopped",
      { state: "suspended", tools: [], time_limit_ms: null, usual_time_limit_ms: null },
      {
        text: [
          "Fractions",
          "Stopped for now",
          "Ms Lin · 4b",
          "Until Fri, Dec 4, 09:00 AM",
          "No time limit",
          "Your teacher has stopped it for now. You can begin once it goes on.",
        ],
        links: [],
      },
    ],
    [
      "that is under way",
      { state: "sitting", attempt_id: "a7", attempts_left: 0, tools: [] },
      {
        text: ["Fractions", "Under way", "Ms Lin · 4b", "Until Fri, Dec 4, 09:00 AM", "40 minutes"],
        links: ["Continue: Fractions → /examAccess/exam?menu_id=m7&assignment_id=as-1"],
      },
    ],
    [
      "that is handed in",
      { state: "handedIn", attempts_left: 0 },
      {
        text: [
          "Fractions",
          "Handed in",
          "Ms Lin · 4b",
          "Until Fri, Dec 4, 09:00 AM",
          "You see your result when your teacher releases it.",
        ],
        links: [],
      },
    ],
    [
      "that was missed",
      { state: "missed", opens_at: now - 3 * day, closes_at: now - 2 * day, last_start: now - 2 * day },
      {
        text: [
          "Fractions",
          "Missed",
          "Ms Lin · 4b",
          "It ended Wed, Nov 25, 09:00 AM",
          "If you need another time, ask your teacher.",
        ],
        links: [],
      },
    ],
    [
      "whose result is out",
      { state: "released", attempt_id: "a7", attempts_left: 0 },
      {
        text: ["Fractions", "Result is out", "Ms Lin · 4b", "Until Fri, Dec 4, 09:00 AM"],
        links: ["See your result: Fractions → /examAccess/result?attempt_id=a7"],
      },
    ],
    [
      "that may be taken again",
      { state: "open", attempt_id: "a7", attempts: 2, attempts_left: 1, tools: [] },
      {
        text: ["Fractions", "Open", "Ms Lin · 4b", "Until Fri, Dec 4, 09:00 AM", "40 minutes", "1 of 2 attempts left"],
        links: [
          "Take it again: Fractions → /examAccess/detail?menu_id=m7&assignment_id=as-1",
          "See your result: Fractions → /examAccess/result?attempt_id=a7",
        ],
      },
    ],
  ])("%s says what matters, with the one thing to do", async (_, changes, expected) => {
    expect(await shown(changes)).toEqual(expected);
  });

  it("is told in Chinese", async () => {
    expect(await shown({ closes_at: now + 3 * hour, time_limit_ms: 60 * minute, last_start: now - 1 }, "zh")).toEqual({
      text: [
        "分数",
        "可以开始",
        "Ms Lin · 4b",
        "今天 12:00 截止，还剩 3 小时",
        "60 分钟（其他人 40 分钟）",
        "可以使用：计算器、公式表",
      ],
      links: ["开始：分数 → /examAccess/detail?menu_id=m7&assignment_id=as-1"],
    });
  });

  it("is read again once it opens", async () => {
    given = [assignmentOf({ state: "scheduled", opens_at: now + minute })];
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now });
    await open();
    await vi.waitFor(() => expect(screen.getByText("Not open yet")).toBeTruthy());
    given = [assignmentOf()];
    vi.advanceTimersByTime(2 * minute);
    await vi.waitFor(() => expect(screen.getByText("Open")).toBeTruthy());
    expect(asked).toBe(2);
  });

  it("knows when the next of them opens or ends", () => {
    const list = [assignmentOf(), assignmentOf({ opens_at: now + hour, closes_at: now + day })];
    expect([now, now + hour, now + day, now + 7 * day].map((at) => nextChange(list, at))).toEqual([
      now + hour,
      now + day,
      now + 7 * day,
      null,
    ]);
  });

  it("is not shown to another account, whose teacher finds the way to it", async () => {
    given = [assignmentOf({ assignment_id: "as-2" })];
    await openStudio(AssignmentPage, "/assignment?assignment_id=as-1", { permission: ["assignment.manage"] });
    await screen.findByRole("heading", { level: 1, name: "This test is not given to this account" });
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/studio/assignment?assignment_id=as-1",
      "/",
    ]);
  });

  it("says that it could not be read, and reads it again", async () => {
    isDown = true;
    given = [assignmentOf()];
    await open();
    const again = await screen.findByRole("button", { name: "Try again" });
    isDown = false;
    again.click();
    expect(await screen.findByRole("heading", { name: "Fractions" })).toBeTruthy();
  });
});
