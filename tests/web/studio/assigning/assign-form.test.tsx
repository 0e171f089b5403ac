import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { AssignForm } from "../../../../src/web/studio/assigning/AssignForm";
import { loadFaultWords } from "../../../../src/web/ui/fault-words";
import { Refused, type Asked } from "../../open-page";
import { classServer, detailOf, entryOf, memberOf } from "../classes/class-server";
import { openStudio } from "../open-studio";

beforeAll(loadFaultWords);

const members = Array.from({ length: 14 }, (_, place) => memberOf(`m${place}`, `Student ${place}`));
const test = (testId: string, title: string, more: object = {}) => ({
  test_id: testId,
  version: 3,
  title: { en: title },
  kind: "fixed",
  phase: "frozen",
  questions: 10,
  edition: 1,
  blocking: 0,
  attempts: 0,
  touched_at: 1,
  ...more,
});
const tests = [
  test("t1", "Fractions"),
  test("t2", "A draft", { edition: 0, phase: "drafting" }),
  test("t3", "Taken back", { phase: "withdrawn" }),
];
const menu = [
  {
    family: "sat",
    title: { en: "SAT" },
    tests: [
      { menu_id: "sat-1", title: { en: "Practice 1" } },
      { menu_id: "t1", title: { en: "Fractions" } },
    ],
  },
];
const key = expect.any(String);

const serve = (more: Parameters<typeof classServer>[0] = {}) =>
  classServer({
    studioClasses: () => ({ classes: [entryOf("c1", "4b"), entryOf("c2", "5a", { school_year: "" })] }),
    studioClass: () => detailOf(members),
    studioTests: () => ({ tests, total: 3 }),
    menuList: () => ({ list: menu }),
    assign: () => ({ assignment_id: "a1", version: 1, findings: [] }),
    ...more,
  });
const open = async (given: { readonly menuId?: string; readonly classId?: string }, permission = ["item.write"]) => {
  const onGiven = vi.fn();
  const onClose = vi.fn();
  const Page = () => <AssignForm {...given} onGiven={onGiven} onClose={onClose} />;
  await openStudio(Page, "/studio/class?class_id=c1", { permission });
  await screen.findByLabelText("Opens");
  return { onGiven, onClose };
};
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const inputsOf = (asked: readonly Asked[]) => asked.filter(({ name }) => name === "assign").map(({ input }) => input);
const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole("option")
    .map(({ textContent: text }) => text);
const at = (...when: [number, number, number, number, number]) => new Date(...when).getTime();

describe("the form that gives a test", () => {
  it("offers the published tests of the person, then those of the site", async () => {
    serve();
    await open({ classId: "c1" });
    await waitFor(() => expect(optionsOf("Test")).toEqual(["Choose …", "Fractions", "SAT: Practice 1"]));
    expect(screen.queryByLabelText("Class")).toBeNull();
  });

  it("has chosen the only test that the person has published", async () => {
    serve();
    await open({ classId: "c1" });
    await waitFor(() => expect((screen.getByLabelText("Test") as HTMLSelectElement).value).toBe("t1"));
  });

  it("leaves the test open where that was chosen, and where another may still come", async () => {
    serve();
    await open({ classId: "c1" });
    await waitFor(() => expect((screen.getByLabelText("Test") as HTMLSelectElement).value).toBe("t1"));
    fill("Test", "");
    expect((screen.getByLabelText("Test") as HTMLSelectElement).value).toBe("");
    press("Give the test");
    expect((await screen.findByRole("alert")).textContent).toBe("Choose a test.");
  });

  it("offers all tests of somebody who has many, and finds them by words", async () => {
    const many = Array.from({ length: 120 }, (_, place) =>
      test(`t${place}`, `Unit ${place} of ${place % 2 ? "Algebra" : "Shapes"}`),
    );
    const asked = serve({
      studioTests: ({ page }) => ({ tests: many.slice((Number(page) - 1) * 50, Number(page) * 50), total: 120 }),
    });
    await open({ classId: "c1" });
    await screen.findByText("121 of 121 tests");
    expect(asked.filter(({ name }) => name === "studioTests").map(({ input }) => input["page"])).toEqual([
      "1",
      "2",
      "3",
    ]);
    fill("Find a test", "algebra 119");
    await waitFor(() => expect(optionsOf("Test")).toEqual(["Choose …", "Unit 119 of Algebra"]));
    fill("Test", "t119");
    fill("Find a test", "shapes 11");
    await waitFor(() => expect(optionsOf("Test")).toHaveLength(7));
    expect(optionsOf("Test")).toContain("Unit 119 of Algebra");
    expect((screen.getByLabelText("Test") as HTMLSelectElement).value).toBe("t119");
    expect(screen.getByText("5 of 121 tests")).toBeTruthy();
  });

  it("leads to the classes of somebody who has none", async () => {
    serve({ studioClasses: () => ({ classes: [] }) });
    await open({ menuId: "t1" });
    await screen.findByText("You have no class yet.");
    expect(screen.getByRole("link", { name: "New class" }).getAttribute("href")).toBe("/studio/classes");
    expect(screen.queryByLabelText("Class")).toBeNull();
  });

  it("asks whoever writes no tests for those of the site alone", async () => {
    const asked = serve();
    await open({ classId: "c1" }, []);
    await waitFor(() => expect(optionsOf("Test")).toHaveLength(3));
    expect(asked.some(({ name }) => name === "studioTests")).toBe(false);
  });

  it("gives the test to the whole class for its window, in local time", async () => {
    const asked = serve();
    const { onGiven } = await open({ menuId: "t1" });
    await waitFor(() => expect(optionsOf("Class")).toEqual(["Choose …", "4b · 2026/27", "5a"]));
    fill("Class", "c1");
    fill("Opens", "2126-11-30T08:00");
    fill("Closes", "2126-11-30T09:30");
    fill("Attempts", "2");
    fill("Where", "room");
    fill("Students see results", "manual");
    press("Give the test");
    await waitFor(() => expect(onGiven).toHaveBeenCalledWith("a1"));
    expect(inputsOf(asked)).toEqual([
      {
        idempotency_key: key,
        menu_id: "t1",
        class_id: "c1",
        opens_at: at(2126, 10, 30, 8, 0),
        closes_at: at(2126, 10, 30, 9, 30),
        attempts: 2,
        place: "room",
        release: "manual",
        accept_findings: false,
      },
    ]);
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(screen.getByText(/^Your local time: /).textContent).toContain(`${zone} (GMT`);
  });

  it("gives it to some members, who are found by name", async () => {
    const asked = serve();
    const { onGiven } = await open({ menuId: "t1", classId: "c1" });
    press("Some students");
    fireEvent.change(await screen.findByLabelText("Find a student"), { target: { value: "student 13" } });
    expect(screen.getAllByRole("checkbox")).toHaveLength(1);
    fireEvent.click(screen.getByLabelText("Student 13"));
    fill("Find a student", "");
    fireEvent.click(screen.getByLabelText("Student 2"));
    expect(screen.getByText("2 of 14 chosen")).toBeTruthy();
    press("Give the test");
    await waitFor(() => expect(onGiven).toHaveBeenCalled());
    expect(inputsOf(asked)[0]?.["members"]).toEqual(["m13", "m2"]);
  });

  it("is not sent while something is missing, and says what", async () => {
    const asked = serve({ studioTests: () => ({ tests: [], total: 0 }) });
    await open({ classId: "c1" });
    press("Give the test");
    expect(screen.getByRole("alert").textContent).toBe("Choose a test.");
    await waitFor(() => expect(optionsOf("Test")).toHaveLength(3));
    fill("Test", "sat-1");
    fill("Closes", "2020-01-01T08:00");
    expect(screen.getByRole("alert").textContent).toBe("It closes before it opens.");
    press("Some students");
    expect(screen.getByRole("alert").textContent).toBe("Choose at least one student.");
    expect(inputsOf(asked)).toEqual([]);
  });

  it("says before saving what would cut somebody short, and goes on only on demand", async () => {
    const finding = {
      severity: "notice",
      code: "windowShort",
      member_id: "m1",
      sentence: { en: "Student 1 needs 60 minutes, and the window has 45." },
    };
    const asked = serve({
      assign: ({ accept_findings: accepts }) =>
        accepts === true
          ? { assignment_id: "a2", version: 1, findings: [finding] }
          : { assignment_id: null, version: 0, findings: [finding] },
    });
    const { onGiven } = await open({ menuId: "t1", classId: "c1" });
    press("Give the test");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("One thing to know firstStudent 1 needs 60 minutes, and the window has 45.");
    press("In a week");
    expect(screen.queryByRole("alert")).toBeNull();
    press("Give the test");
    await screen.findByRole("alert");
    press("Give it all the same");
    await waitFor(() => expect(onGiven).toHaveBeenCalledWith("a2"));
    expect(inputsOf(asked).map(({ accept_findings: accepts }) => accepts)).toEqual([false, false, true]);
  });

  it("cannot be sent again with findings that block, until it is changed", async () => {
    serve({
      assign: () => ({
        assignment_id: null,
        version: 0,
        findings: [
          { severity: "notice", code: "b", sentence: { en: "Second." } },
          { severity: "blocking", code: "a", sentence: { en: "First." } },
        ],
      }),
    });
    await open({ menuId: "t1", classId: "c1" });
    press("Give the test");
    const alert = await screen.findByRole("alert");
    expect(
      within(alert)
        .getAllByRole("listitem")
        .map(({ textContent: text }) => text),
    ).toEqual(["First.", "Second."]);
    const give = screen.getByRole("button", { name: "Give the test" }) as HTMLButtonElement;
    expect(give.disabled).toBe(true);
    fill("Attempts", "3");
    expect(give.disabled).toBe(false);
  });

  it("says why it is refused, and can be left", async () => {
    serve({
      assign: () => {
        throw new Refused("classArchived");
      },
    });
    const { onClose } = await open({ menuId: "t1", classId: "c1" });
    press("Give the test");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "This class is archived. Bring it back before you change it.",
    );
    press("Cancel");
    expect(onClose).toHaveBeenCalledOnce();
  });
});
