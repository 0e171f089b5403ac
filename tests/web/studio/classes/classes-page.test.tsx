import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { ClassesPage } from "../../../../src/web/studio/classes/ClassesPage";
import { loadFaultWords } from "../../../../src/web/ui/fault-words";
import { Refused, type Asked } from "../../open-page";
import { openStudio } from "../open-studio";
import { classServer, comparedText, entryOf } from "./class-server";

beforeAll(loadFaultWords);

const open = (more: Parameters<typeof openStudio>[2] = {}) =>
  openStudio(ClassesPage, "/studio/classes", { permission: ["class.manage", "assignment.manage"], ...more });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const inputsOf = (asked: readonly Asked[], name: Asked["name"]) =>
  asked.filter((one) => one.name === name).map(({ input }) => input);
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe("the classes of a teacher", () => {
  it("are a table of links with students, tests under way and teachers", async () => {
    classServer({
      studioClasses: () => ({
        classes: [
          entryOf("c1", "4b", { members: 30, assignments: 2, teachers: ["Ms Lin", "Mr Wu"] }),
          entryOf("c2", "5a", { members: 1, school_year: "", teachers: [] }),
        ],
      }),
    });
    await open();
    expect((await screen.findByRole("link", { name: "4b" })).getAttribute("href")).toBe("/studio/class?class_id=c1");
    expect(screen.getAllByRole("row").map((row) => [...row.children].map(({ textContent: text }) => text))).toEqual([
      ["Class", "Students", "Tests under way", "Teachers"],
      ["4b2026/27", "30 students", "2 tests under way", "Ms Lin, Mr Wu"],
      ["5a", "1 student", "No test under way", "No teacher any more"],
    ]);
  });

  it("has one next step while there is none", async () => {
    classServer();
    await open();
    await screen.findByText("Your classes will be here");
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["New class"]);
  });

  it("folds the archived ones, and asks for them once they are wanted", async () => {
    const asked = classServer();
    await open();
    await screen.findByText("Your classes will be here");
    expect(inputsOf(asked, "studioClasses")).toEqual([{}]);
    const folded = screen.getByText("Archived classes").closest("details") as HTMLDetailsElement;
    folded.open = true;
    fireEvent(folded, new Event("toggle"));
    await screen.findByRole("link", { name: "3a" });
    expect(inputsOf(asked, "studioClasses")).toEqual([{}, { archived: "1" }]);
  });

  it("shows an administrator all classes on demand, and nobody else the choice", async () => {
    const asked = classServer();
    await open({ admin: true });
    await screen.findByText("Your classes will be here");
    press("All classes");
    await waitFor(() => expect(inputsOf(asked, "studioClasses")).toEqual([{}, { every: "1" }]));
  });

  it("says a fault, and tries again on demand", async () => {
    let isDown = true;
    classServer({
      studioClasses: () => {
        if (isDown) throw new Refused("serverError");
        return { classes: [entryOf("c1", "4b")] };
      },
    });
    await open();
    const retry = await screen.findByRole("button", { name: "Try again" });
    isDown = false;
    fireEvent.click(retry);
    await screen.findByRole("link", { name: "4b" });
  });

  it("is there in Chinese", async () => {
    classServer();
    await open({ language: "zh" });
    await screen.findByText("你的班级会出现在这里");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("我的班级");
  });
});

describe("a new class", () => {
  const make = async (names: string) => {
    await screen.findByText("Your classes will be here");
    press("New class");
    fill("Name", " 4b ");
    fill("School year", "2026/27");
    fill("Names", names);
    press(/^Make the class/);
  };

  it("comes with its pasted names in one press, and is opened", async () => {
    const asked = classServer();
    const history = await open();
    await make("Amy\nBen\n");
    await waitFor(() => expect(history.location.href).toBe("/studio/class?class_id=c1"));
    const key = expect.any(String);
    expect(inputsOf(asked, "saveClass")).toEqual([{ idempotency_key: key, name: "4b", school_year: "2026/27" }]);
    expect(inputsOf(asked, "rosterDiff")).toEqual([{ class_id: "c1", keep_others: false, text: "Amy\nBen\n" }]);
    expect(inputsOf(asked, "rosterApply")).toEqual([
      { idempotency_key: key, class_id: "c1", digest: "0123456789abcdef", chosen: {} },
    ]);
  });

  it("counts the names on its button, and needs a name of its own", async () => {
    const asked = classServer();
    await open();
    await screen.findByText("Your classes will be here");
    press("New class");
    fill("Names", "Amy\n\nBen\nCleo");
    press("Make the class with 3 students");
    expect(screen.getByRole("alert").textContent).toBe("Give the class a name.");
    fill("Names", "");
    expect(screen.getByRole("button", { name: "Make the class" })).toBeTruthy();
    expect(inputsOf(asked, "saveClass")).toEqual([]);
  });

  it("without names is opened at once", async () => {
    const asked = classServer();
    const history = await open();
    await make("");
    await waitFor(() => expect(history.location.href).toBe("/studio/class?class_id=c1"));
    expect(inputsOf(asked, "rosterDiff")).toEqual([]);
  });

  it("stands still where a line cannot be read, with the line and its column", async () => {
    const refused = [
      { line: 2, column: "name", code: "nameMissing", sentence: { en: "Line 2, name: There is no name." } },
    ];
    const asked = classServer({
      rosterDiff: ({ text }) => ({ ...comparedText(String(text)), digest: null, refused }),
    });
    await open();
    await make("Amy\n,7");
    const alert = await screen.findByRole("alert");
    expect(within(alert).getByRole("listitem").textContent).toBe("Line 2, name: There is no name.");
    expect(screen.getByText("Mend the line above first, or take it out.")).toBeTruthy();
    expect(inputsOf(asked, "rosterApply")).toEqual([]);
  });

  it("says why it is refused, and keeps what was typed", async () => {
    classServer({
      saveClass: () => {
        throw new Refused("classesFull");
      },
    });
    await open();
    await make("Amy");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "You have made 500 classes, which is the most. Ask an administrator.",
    );
    expect((screen.getByLabelText("Names") as HTMLTextAreaElement).value).toBe("Amy");
  });
});
