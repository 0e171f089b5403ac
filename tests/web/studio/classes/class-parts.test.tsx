import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import type { ClassDetail } from "../../../../src/contract/classes/classes";
import { ClassPage } from "../../../../src/web/studio/classes/ClassPage";
import { loadFaultWords } from "../../../../src/web/ui/fault-words";
import type { Asked } from "../../open-page";
import { openStudio } from "../open-studio";
import { classServer, detailOf, memberOf } from "./class-server";

beforeAll(loadFaultWords);
// chunks that the page loads when its parts are opened
beforeAll(() =>
  Promise.all([
    import("../../../../src/web/studio/classes/ClassSettings"),
    import("../../../../src/web/studio/classes/ClassTeachers"),
    import("../../../../src/web/studio/classes/MemberLinks"),
  ]),
);

const amy = memberOf("m1", "Amy", { external_id: "7", username: "amy7", access: "account" });
const ben = memberOf("m2", "Ben", { access: "none" });
const class4b = detailOf([amy, ben]);

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

describe("the other parts of a class", () => {
  it("are its teachers, whom an owner adds and removes", async () => {
    const wu = { username: "wu", nickname: "Mr Wu", role: "teacher", active: false } as const;
    const asked = serve(
      { ...class4b, teachers: [...class4b.teachers, wu] },
      { shareClass: () => ({ class_id: "c1", version: 5 }) },
    );
    await open();
    await students();
    press("Teachers");
    fireEvent.change(await screen.findByLabelText("User name of a teacher"), { target: { value: " ray " } });
    fireEvent.change(screen.getByLabelText("As"), { target: { value: "owner" } });
    expect(screen.getByText("wu · account switched off")).toBeTruthy();
    press("Add");
    await screen.findByText("Saved.");
    press("Teachers");
    fireEvent.click(await screen.findByRole("button", { name: "Remove Mr Wu" }));
    await waitFor(() =>
      expect(inputsOf(asked, "shareClass")).toEqual([
        { idempotency_key: key, class_id: "c1", username: "ray", role: "owner" },
        { idempotency_key: key, class_id: "c1", username: "wu", role: null },
      ]),
    );
  });

  it("are left by a teacher who does not own it, and who changes no others", async () => {
    const ann = { username: "ann", nickname: "Ann", role: "teacher", active: true } as const;
    const asked = serve(
      { ...class4b, role: "teacher", teachers: [...class4b.teachers, ann] },
      { shareClass: () => ({ class_id: "c1", version: 5 }) },
    );
    const history = await open();
    await students();
    press("Teachers");
    await screen.findByText("The owners of a class choose its teachers.");
    expect(screen.queryByRole("button", { name: "Remove Ms Lin" })).toBeNull();
    press("Leave this class");
    await waitFor(() => expect(history.location.pathname).toBe("/studio/classes"));
    expect(inputsOf(asked, "shareClass")).toEqual([
      { idempotency_key: key, class_id: "c1", username: "ann", role: null },
    ]);
  });

  it("are links that sign in once, shown only now, for all who need one or for one student", async () => {
    const until = new Date(2026, 11, 5, 18, 0).getTime();
    const linkOf = (memberId: string, name: string, code: string) => ({
      member_id: memberId,
      name,
      username: `${name.toLowerCase()}1`,
      code,
      expires_at: until,
    });
    const linked = detailOf([amy, ben, memberOf("m4", "Dan")]);
    let calls = 0;
    const asked = serve(linked, {
      memberLinks: () => {
        calls += 1;
        return calls === 1
          ? { links: [linkOf("m2", "Ben", "a+b")], without: [{ member_id: "m1", name: "Amy" }], left_over: 1 }
          : { links: [linkOf("m4", "Dan", "cd")], without: [], left_over: 0 };
      },
    });
    await open();
    await students();
    press("Sign-in links");
    fireEvent.click(await screen.findByRole("button", { name: "Make the links" }));
    fireEvent.click(await screen.findByRole("button", { name: "Make 1 more link" }));
    const table = await screen.findByRole("table", { name: "Sign-in links of 4b" });
    await within(table).findByText("Dan");
    expect(cellsOf(table)).toEqual([
      ["Name", "Link", "Works until"],
      ["Benben1", `${window.location.origin}/?t=a%2Bb`, "Dec 5, 06:00 PM"],
      ["Dandan1", `${window.location.origin}/?t=cd`, "Dec 5, 06:00 PM"],
    ]);
    press("Done");
    await waitFor(() => expect(screen.queryByRole("table", { name: "Sign-in links of 4b" })).toBeNull());
    press("Sign-in links");
    fireEvent.change(await screen.findByLabelText("For whom"), { target: { value: "m4" } });
    press("Make the links");
    await waitFor(() => expect(inputsOf(asked, "memberLinks")).toHaveLength(3));
    expect(inputsOf(asked, "memberLinks").map(({ members }) => members)).toEqual([undefined, undefined, ["m4"]]);
  });

  it("are its name and year, and the archive", async () => {
    const asked = serve(class4b);
    await open();
    await students();
    press("Settings");
    fireEvent.change(await screen.findByLabelText("Name"), { target: { value: "5b" } });
    fireEvent.change(screen.getByLabelText("School year"), { target: { value: "2027/28" } });
    press("Save");
    await screen.findByText("Saved.");
    press("Settings");
    fireEvent.click(await screen.findByRole("button", { name: "Archive this class" }));
    await waitFor(() => expect(inputsOf(asked, "saveClass")).toHaveLength(2));
    expect(inputsOf(asked, "saveClass")).toEqual([
      { idempotency_key: key, class_id: "c1", version: 4, name: "5b", school_year: "2027/28", archived: false },
      { idempotency_key: key, class_id: "c1", version: 4, name: "4b", school_year: "2026/27", archived: true },
    ]);
  });
});
