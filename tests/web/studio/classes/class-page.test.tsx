import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { noAccommodation } from "../../../../src/contract/attempt/no-accommodation";
import type { ClassDetail } from "../../../../src/contract/classes/classes";
import { ClassPage } from "../../../../src/web/studio/classes/ClassPage";
import { loadFaultWords } from "../../../../src/web/ui/fault-words";
import { Refused, type Asked } from "../../open-page";
import { openStudio } from "../open-studio";
import { classServer, detailOf, memberOf } from "./class-server";

beforeAll(loadFaultWords);
// chunks that the page loads when its parts are opened
beforeAll(() =>
  Promise.all([
    import("../../../../src/web/studio/classes/AccommodationDialog"),
    import("../../../../src/web/studio/classes/ClassSettings"),
  ]),
);

const amy = memberOf("m1", "Amy", { external_id: "7", username: "amy7", access: "account" });
const ben = memberOf("m2", "Ben", { access: "none" });
const cleo = memberOf("m3", "Cleo", {
  access: "account",
  accommodation: { ...noAccommodation, time_factor: 1.5, text_to_speech: true },
});
const class4b = detailOf([amy, ben, cleo], { left: 1 });

const open = (more: Parameters<typeof openStudio>[2] = {}, address = "/studio/class?class_id=c1") =>
  openStudio(ClassPage, address, { permission: ["class.manage", "assignment.manage"], ...more });
const serve = (detail: ClassDetail, more: Parameters<typeof classServer>[0] = {}) =>
  classServer({ studioClass: () => detail, ...more });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const inputsOf = (asked: readonly Asked[], name: Asked["name"]) =>
  asked.filter((one) => one.name === name).map(({ input }) => input);
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent: text }) => text));
const students = () => screen.findByRole("table", { name: "Students" });
const key = expect.any(String);

describe("a class", () => {
  it("says what it is and who teaches it", async () => {
    serve({
      ...class4b,
      teachers: [...class4b.teachers, { username: "wu", nickname: "Mr Wu", role: "teacher", active: true }],
    });
    await open();
    await students();
    expect(screen.getByRole("heading", { level: 1 }).nextElementSibling?.textContent).toBe(
      "2026/27 · 3 students · 1 student has left · Ms Lin, Mr Wu",
    );
  });

  it("leads to what was done to it by whoever may read that", async () => {
    serve(class4b);
    await open({ permission: ["class.manage", "audit.read"] });
    await students();
    expect(screen.getByRole("link", { name: "What was done here" }).getAttribute("href")).toBe(
      "/studio/audit?class_id=c1",
    );
  });

  it("lists its students with how they sign in and what is arranged for them", async () => {
    serve(class4b);
    await open();
    expect(cellsOf(await students())).toEqual([
      ["Name ↑", "Student ID", "Signs in", "Arranged", "Actions"],
      ["Amyamy7", "7", "With an account", "", "ArrangeEdit"],
      ["Ben", "", "Without an account", "", "Edit"],
      ["Cleo", "", "With an account", "1.5 × time · read aloud", "ArrangeEdit"],
    ]);
  });

  it("is sorted by a column and searched by words", async () => {
    serve(class4b);
    await open();
    const table = await students();
    press("Arranged");
    press("Arranged");
    const names = () => cellsOf(table).map(([name]) => name);
    expect(names()).toEqual(["Name", "Cleo", "Amyamy7", "Ben"]);
    const head = within(table).getAllByRole("columnheader");
    expect(head.map((cell) => cell.getAttribute("aria-sort"))).toEqual(["none", "none", "none", "descending", null]);
    fireEvent.change(screen.getByRole("searchbox", { name: "Find a student" }), { target: { value: "amy" } });
    await screen.findByText("1 of 3 students");
    expect(names()).toEqual(["Name", "Amyamy7"]);
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "zoe" } });
    await screen.findByText("No student has these words.");
  });

  it.each([
    [199, 199],
    // nothing is laid out here, so no row is in view
    [200, 0],
  ])("of %i students draws %i rows where none is in view, and tells how many there are", async (count, drawn) => {
    serve(detailOf(Array.from({ length: count }, (_, place) => memberOf(`m${place}`, `Student ${place}`))));
    await open();
    const table = await students();
    expect(table.getAttribute("aria-rowcount")).toBe(String(count + 1));
    expect(table.querySelectorAll("tbody tr[aria-rowindex]")).toHaveLength(drawn);
  });

  it("unfolds those who have left", async () => {
    const gone = memberOf("m9", "Zoe", { left_at: new Date(2026, 9, 1, 8, 0).getTime() });
    classServer({ studioClass: ({ left }) => (left === "1" ? { ...class4b, members: [amy, gone] } : class4b) });
    await open();
    await students();
    const folded = screen.getByText("1 student has left").closest("details") as HTMLDetailsElement;
    folded.open = true;
    fireEvent(folded, new Event("toggle"));
    expect((await within(folded).findByRole("listitem")).textContent).toBe("Zoe left Oct 1, 08:00 AMBring back");
  });

  it("has one next step while nobody is in it", async () => {
    serve(detailOf([]));
    const history = await open();
    await screen.findByText("No students yet");
    expect(screen.queryByRole("button", { name: "Give a test" })).toBeNull();
    press("Add students");
    await waitFor(() => expect(history.location.search).toBe("?class_id=c1&way=list"));
  });

  it("that is archived can only be read and brought back", async () => {
    const asked = serve({ ...class4b, archived: true });
    await open();
    await students();
    expect(screen.queryAllByRole("button", { name: /Arrange for|Give a test|Update the list/ })).toEqual([]);
    press("Settings");
    fireEvent.click(await screen.findByRole("button", { name: "Bring this class back" }));
    await screen.findByText("Saved.");
    expect(inputsOf(asked, "saveClass")).toEqual([
      { idempotency_key: key, class_id: "c1", version: 4, name: "4b", school_year: "2026/27", archived: false },
    ]);
  });

  it("that is not there is said in place", async () => {
    classServer({
      studioClass: () => {
        throw new Refused("classElsewhere");
      },
    });
    await open();
    await screen.findByText("This class is not there, or you do not teach it.");
  });

  it("is there in Chinese", async () => {
    serve(class4b);
    await open({ language: "zh" });
    expect(cellsOf(await screen.findByRole("table", { name: "学生" }))[3]).toEqual([
      "Cleo",
      "",
      "有账户",
      "时间 × 1.5 · 朗读题目",
      "安排修改",
    ]);
  });
});

describe("what is arranged for a student", () => {
  it("is shown by an example, saved for all tests, and asked for again", async () => {
    const asked = serve(class4b, {
      setAccommodation: ({ terms }) => ({ version: 1, terms, until: null, sittings_under_way: 0 }),
    });
    await open();
    await students();
    press("Arrange for Amy");
    await screen.findByText("For example: 40 minutes, as for others");
    fireEvent.change(screen.getByLabelText("Time"), { target: { value: "1.5" } });
    await screen.findByText("For example: 60 minutes (40 for others)");
    fireEvent.click(screen.getByLabelText("Questions can be read aloud"));
    fireEvent.change(screen.getByLabelText("Colors"), { target: { value: "blackOnCream" } });
    fireEvent.change(screen.getByLabelText("Reason, for teachers only"), { target: { value: " plan of May " } });
    press("Save");
    await waitFor(() => expect(inputsOf(asked, "studioClass")).toHaveLength(2));
    expect(inputsOf(asked, "setAccommodation")).toEqual([
      {
        idempotency_key: key,
        member_id: "m1",
        terms: { ...noAccommodation, time_factor: 1.5, text_to_speech: true, colours: "blackOnCream" },
        note: "plan of May",
        until: null,
      },
    ]);
    expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
  });

  it("can be no time limit, or withdrawn", async () => {
    const asked = serve(class4b, {
      setAccommodation: ({ terms }) => ({ version: 2, terms, until: null, sittings_under_way: 0 }),
    });
    await open();
    await students();
    press("Arrange for Cleo");
    await screen.findByText("For example: 60 minutes (40 for others)");
    fireEvent.change(screen.getByLabelText("Time"), { target: { value: "none" } });
    await screen.findByText("For example: no time limit (40 minutes for others)");
    press("Withdraw everything");
    await waitFor(() => expect(inputsOf(asked, "studioClass")).toHaveLength(2));
    expect(inputsOf(asked, "setAccommodation").map(({ terms }) => terms)).toEqual([null]);
  });
});

describe("the tests of a class", () => {
  const entry = {
    assignment_id: "a1",
    version: 2,
    class_id: "c1",
    class_name: "4b",
    menu_id: "t1",
    edition: 1,
    title: { en: "Fractions", zh: "分数" },
    for_whole_class: true,
    opens_at: new Date(2026, 10, 28, 8, 0).getTime(),
    closes_at: new Date(2026, 10, 30, 18, 0).getTime(),
    attempts: 1,
    release: "after_close",
    place: "home",
    phase: "open",
    release_phase: "held",
    unmarked: 2,
    members: 3,
    begun: 1,
    handed_in: 0,
  } as const;

  it("stand with their time, state and progress, and lead to their pages", async () => {
    const asked = serve(class4b, { studioAssignments: () => ({ assignments: [entry], total: 1, page_size: 50 }) });
    await open();
    const table = await screen.findByRole("table", { name: "Tests of this class" });
    expect(cellsOf(table)).toEqual([
      ["Test", "State", "Begun"],
      ["FractionsNov 28, 08:00 AM – Nov 30, 06:00 PM", "Open2 answers to mark", "1 of 3 have begun0 handed in"],
    ]);
    expect(within(table).getByRole("link").getAttribute("href")).toBe("/studio/assignment?assignment_id=a1");
    expect(inputsOf(asked, "studioAssignments")).toEqual([{ class_id: "c1", page: "1" }]);
  });

  it("are given from here, and not asked for by whoever may not give any", async () => {
    const asked = serve(class4b);
    const history = await open();
    await screen.findByText("This class has no test yet.");
    fireEvent.click(screen.getAllByRole("button", { name: "Give a test" })[1] as HTMLElement);
    await waitFor(() => expect(history.location.search).toBe("?class_id=c1&way=assign"));
    expect(inputsOf(asked, "studioAssignments")).toHaveLength(1);
  });
});
