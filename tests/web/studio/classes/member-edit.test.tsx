import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import type { ChangedMember, ClassMember } from "../../../../src/contract/classes/classes";
import { ClassPage } from "../../../../src/web/studio/classes/ClassPage";
import { loadFaultWords } from "../../../../src/web/ui/fault-words";
import { Refused, type Asked } from "../../open-page";
import { openStudio } from "../open-studio";
import { classServer, detailOf, memberOf } from "./class-server";

beforeAll(loadFaultWords);
beforeAll(() => import("../../../../src/web/studio/classes/MemberDialog"));

const ann = memberOf("m1", "Ann", { external_id: "7", username: "ann7", access: "account" });
const ben = memberOf("m2", "Ben", { access: "none" });
const gone = memberOf("m3", "Cy", { access: "link", left_at: 1_000_000 });

/** A class that answers changes of its members as the server does. */
function openClass(
  { refused = [], archived = false }: { refused?: ChangedMember["refused"]; archived?: boolean } = {},
  language?: "zh",
) {
  let members: readonly ClassMember[] = [ann, ben, gone];
  let version = 4;
  let name = "4b";
  let isOutdated = false;
  const asked: readonly Asked[] = classServer({
    studioClass: ({ left }) => {
      const present = members.filter(({ left_at: at }) => at === null);
      return detailOf(left === "1" ? members : present, {
        version,
        name,
        archived,
        left: members.length - present.length,
      });
    },
    changeMember: ({ change, member_id }) => {
      if (isOutdated) {
        [isOutdated, version, name] = [false, version + 1, "4b, changed elsewhere"];
        throw new Refused("classChanged");
      }
      if (refused.length > 0) return { class_id: "c1", version, refused };
      const { kind, ...facts } = change as { readonly kind: string; readonly name?: string };
      const part = kind === "facts" ? facts : { left_at: kind === "left" ? 2_000_000 : null };
      members = members.map((one) => (one.member_id === member_id ? { ...one, ...part } : one));
      version += 1;
      return { class_id: "c1", version, refused: [] };
    },
  });
  const changes = () =>
    asked
      .filter(({ name }) => name === "changeMember")
      .map(({ input: { version, member_id, change } }) => ({ version, member_id, change }));
  return {
    changes,
    outdate: () => void (isOutdated = true),
    opened: openStudio(ClassPage, "/studio/class?class_id=c1", { permission: ["class.manage"], language }),
  };
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });
const names = () =>
  within(screen.getByRole("table", { name: "Students" }))
    .getAllByRole("rowheader")
    .map((head) => head.textContent);
const edit = async (name: string) => {
  fireEvent.click(await screen.findByRole("button", { name: `Edit ${name}` }));
  return screen.findByRole("dialog", { name: `Edit ${name}` });
};

describe("one member of a class", () => {
  it("gets another name, student ID and user name, which can be undone", async () => {
    const { opened, changes } = openClass();
    await opened;
    await edit("Ben");
    fill("Name", "Benny");
    fill("Student ID", "8");
    fill("User name", "benny_8");
    press("Save");
    await screen.findByText("Benny is changed.");
    await waitFor(() => expect(names()).toEqual(["Annann7", "Bennybenny_8"]));
    expect(screen.queryByRole("dialog")).toBeNull();
    press("Undo");
    await screen.findByText("Ben is changed.");
    await waitFor(() => expect(names()).toEqual(["Annann7", "Ben"]));
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    expect(changes()).toEqual([
      {
        version: 4,
        member_id: "m2",
        change: { kind: "facts", name: "Benny", external_id: "8", username: "benny_8" },
      },
      { version: 5, member_id: "m2", change: { kind: "facts", name: "Ben", external_id: "", username: "" } },
    ]);
  });

  it("leaves the class, comes back by undoing, or later from those who have left", async () => {
    const { opened, changes } = openClass();
    await opened;
    await edit("Ann");
    expect(screen.getByRole("textbox", { name: "User name" })).toHaveProperty("readOnly", true);
    press("Remove from the class");
    await screen.findByText("Ann has left the class.");
    await waitFor(() => expect(names()).toEqual(["Ben"]));
    press("Undo");
    await screen.findByText("Ann is in the class again.");
    await waitFor(() => expect(names()).toEqual(["Annann7", "Ben"]));
    const left = screen.getAllByText("1 student has left").at(-1)?.closest("details") as HTMLDetailsElement;
    left.open = true;
    fireEvent(left, new Event("toggle"));
    fireEvent.click(await screen.findByRole("button", { name: "Bring back Cy" }));
    await screen.findByText("Cy is in the class again.");
    await waitFor(() => expect(names()).toEqual(["Annann7", "Ben", "Cy"]));
    expect(changes().map(({ version, member_id, change }) => [version, member_id, change])).toEqual([
      [4, "m1", { kind: "left" }],
      [5, "m1", { kind: "returned" }],
      [6, "m3", { kind: "returned" }],
    ]);
  });

  it("shows beside each field what is wrong with it, until it is typed anew", async () => {
    const sentence = { en: "“7” belongs to another member of the class: Ann.", zh: "…" };
    const { opened } = openClass({ refused: [{ fact: "external_id", sentence }] });
    await opened;
    await edit("Ben");
    fill("Student ID", "7");
    press("Save");
    expect((await screen.findByRole("alert")).textContent).toBe(sentence.en);
    expect(screen.getByRole("textbox", { name: "Student ID" }).getAttribute("aria-invalid")).toBe("true");
    fill("Student ID", "9");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is not overwritten where the class was changed elsewhere; what is typed stays to be saved", async () => {
    const { opened, changes, outdate } = openClass();
    await opened;
    await edit("Ben");
    fill("Name", "Benny");
    outdate();
    press("Save");
    expect((await screen.findByRole("alert")).textContent).toMatch(/^The class was changed in another window/);
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveProperty("value", "Benny");
    await screen.findByText("4b, changed elsewhere");
    press("Save");
    await screen.findByText("Benny is changed.");
    expect(changes().map(({ version }) => version)).toEqual([4, 5]);
  });

  it("cannot be changed in an archived class", async () => {
    const { opened } = openClass({ archived: true });
    await opened;
    await screen.findByRole("table", { name: "Students" });
    expect(screen.queryByRole("button", { name: /^Edit/ })).toBeNull();
  });

  it("is changed in Chinese", async () => {
    const { opened } = openClass({}, "zh");
    await opened;
    fireEvent.click(await screen.findByRole("button", { name: "修改Ben" }));
    await screen.findByRole("dialog", { name: "修改Ben" });
    press("移出班级");
    await screen.findByText("Ben已离开班级。");
  });
});
