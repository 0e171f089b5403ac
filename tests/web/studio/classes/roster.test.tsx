import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import type { RosterDiff } from "../../../../src/contract/classes/rosters";
import { ClassPage } from "../../../../src/web/studio/classes/ClassPage";
import { loadFaultWords } from "../../../../src/web/ui/fault-words";
import { Refused, type Asked } from "../../open-page";
import { openStudio } from "../open-studio";
import { classServer, comparedText, detailOf, memberOf, rowOf } from "./class-server";

beforeAll(loadFaultWords);
// its chunk, which the page loads when it is opened
beforeAll(() => import("../../../../src/web/studio/classes/RosterBox"));

const digest = "0123456789abcdef";
const facts = { external_id: null, username: null, other: {} };
const members = [
  memberOf("m1", "Amy", { external_id: "7" }),
  memberOf("m2", "Ben, junior", { username: "ben", other: { House: 'the "red" one' } }),
];

const diff: RosterDiff = {
  digest,
  columns: { read: ["name", "number"], other: ["House"] },
  refused: [],
  rows: [
    rowOf(1, "Amy Lin", {
      kind: "changed",
      member_id: "m1",
      external_id: "7",
      other: { House: "red" },
      was: { ...facts, name: "Amy", external_id: "7" },
    }),
    rowOf(2, "Cleo", { external_id: "9", username: "cleo" }),
    rowOf(3, "Dan", { kind: "same", member_id: "m4" }),
    rowOf(4, "Eve", {
      kind: "conflict",
      candidates: [
        { ...facts, member_id: "m5", name: "Eva", external_id: "12", left: false },
        { ...facts, member_id: "m6", name: "Eve", username: "eve", left: true },
      ],
    }),
    rowOf(null, "Ben", { kind: "left", member_id: "m2", username: "ben" }),
    rowOf(null, "Eva", { kind: "left", member_id: "m5", unless_chosen: true }),
  ],
};

const open = async (more: Parameters<typeof classServer>[0] = {}, language?: "zh") => {
  const asked = classServer({ studioClass: () => detailOf(members), ...more });
  const history = await openStudio(ClassPage, "/studio/class?class_id=c1&way=list", {
    permission: ["class.manage"],
    language,
  });
  await screen.findByRole("textbox");
  return { asked, history };
};
const paste = (text: string) => fireEvent.change(screen.getByRole("textbox"), { target: { value: text } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const inputsOf = (asked: readonly Asked[], name: Asked["name"]) =>
  asked.filter((one) => one.name === name).map(({ input }) => input);
const groups = () =>
  [...document.querySelectorAll("[data-part] details")].map((group) => [
    group.querySelector("summary")?.textContent,
    (group as HTMLDetailsElement).open,
    within(group as HTMLElement)
      .getAllByRole("listitem", { hidden: true })
      .map(({ textContent: text }) => text),
  ]);
const key = expect.any(String);

describe("a list that comes again", () => {
  it("shows calmly what it would change, and nothing has changed yet", async () => {
    const { asked } = await open({ rosterDiff: () => diff });
    paste("a list");
    await screen.findByText("1 new · 1 changed · 2 leaving · 1 to decide · 1 as before");
    expect(groups()).toEqual([
      [
        "1 line may mean somebody who is here",
        true,
        ["Line 4, Eve, isEva · 12, who is in the classEve · eve, who had leftsomebody new"],
      ],
      ["New (1)", true, ["Cleo9 · cleo"]],
      ["Changed (1)", true, ["Amy LinName: Amy → Amy Lin · House: none → red"]],
      ["Leaving the class, their results stay (2)", true, ["Benben", "Evaunless you choose this student above"]],
      ["As before (1)", false, ["Dan"]],
    ]);
    expect(screen.getByText("Stored with the students, without a meaning here: House")).toBeTruthy();
    expect(screen.getByText("Decide 1 question above first.")).toBeTruthy();
    expect(inputsOf(asked, "rosterApply")).toEqual([]);
  });

  it("is applied by its digest once every conflict is decided", async () => {
    const { asked, history } = await open({
      rosterDiff: () => diff,
      rosterApply: () => ({ class_id: "c1", version: 5, joined: 1, left: 2, changed: 1 }),
    });
    paste("a list");
    const apply = await screen.findByRole("button", { name: "Apply 5 changes" });
    expect((apply as HTMLButtonElement).disabled).toBe(true);
    fireEvent.click(screen.getByLabelText("Eva · 12, who is in the class"));
    expect(screen.getByText("Nothing has changed yet.")).toBeTruthy();
    fireEvent.click(apply);
    await screen.findByText("1 joined, 2 left, 1 changed.");
    expect(inputsOf(asked, "rosterApply")).toEqual([
      { idempotency_key: key, class_id: "c1", digest, chosen: { "4": "m5" } },
    ]);
    expect(history.location.search).toBe("?class_id=c1");
    expect(inputsOf(asked, "studioClass")).toHaveLength(2);
  });

  it("can be taken back by the list before, which is shown like every other", async () => {
    const { asked } = await open();
    paste("Zoe");
    fireEvent.click(await screen.findByRole("button", { name: "Apply 1 change" }));
    fireEvent.click(await screen.findByRole("button", { name: "Back to the list before" }));
    await waitFor(() => expect(inputsOf(asked, "rosterDiff")).toHaveLength(2));
    expect(inputsOf(asked, "rosterDiff")[1]).toEqual({
      class_id: "c1",
      keep_others: false,
      text: 'name,external_id,username,House\nAmy,7,,\n"Ben, junior",,ben,"the ""red"" one"',
    });
  });

  it("lets those who are not in it stay on demand", async () => {
    const { asked } = await open({
      rosterDiff: ({ keep_others: keeps }) => ({
        ...diff,
        rows: diff.rows.filter(({ kind }) => kind !== "conflict" && (kind !== "left" || keeps !== true)),
      }),
    });
    paste("a list");
    fireEvent.click(await screen.findByLabelText("Students who are not in this list stay"));
    await screen.findByText("1 new · 1 changed · 1 as before");
    expect(inputsOf(asked, "rosterDiff").map(({ keep_others: keeps }) => keeps)).toEqual([false, true]);
  });

  it("stops at lines that cannot be read, each by its place", async () => {
    const sentence = (line: number) => ({ en: `Line ${line}, name: There is no name.`, zh: "没有姓名。" });
    await open({
      rosterDiff: () => ({
        ...diff,
        digest: null,
        refused: [
          { line: 3, column: "name", code: "nameMissing", sentence: sentence(3) },
          { line: 8, column: null, code: "nameMissing", sentence: sentence(8) },
          { line: null, column: null, code: "listEmpty", sentence: { en: "The list is empty." } },
        ],
      }),
    });
    paste("a list");
    const alert = await screen.findByRole("alert");
    expect(
      within(alert)
        .getAllByRole("listitem")
        .map(({ textContent: text }) => text),
    ).toEqual(["Line 3, name: There is no name.", "Line 8, name: There is no name.", "The list is empty."]);
    expect((screen.getByRole("button", { name: /^Apply/ }) as HTMLButtonElement).disabled).toBe(true);
    expect(screen.getByText("Mend the 3 lines above first, or take them out.")).toBeTruthy();
  });

  it("says that the class is already so", async () => {
    await open({ rosterDiff: () => ({ ...diff, rows: diff.rows.filter(({ kind }) => kind === "same") }) });
    paste("a list");
    await screen.findByText("The class is already as this list says.");
  });

  it("is compared anew where the class was changed meanwhile", async () => {
    let isChanged = true;
    const { asked } = await open({
      rosterApply: () => {
        if (isChanged) throw new Refused("rosterChanged");
        return { class_id: "c1", version: 5, joined: 1, left: 0, changed: 0 };
      },
    });
    paste("Zoe");
    fireEvent.click(await screen.findByRole("button", { name: "Apply 1 change" }));
    await screen.findByText("The class was changed meanwhile, so nothing was applied. Compare again.");
    isChanged = false;
    press("Try again");
    await waitFor(() => expect(inputsOf(asked, "rosterDiff")).toHaveLength(2));
    fireEvent.click(await screen.findByRole("button", { name: "Apply 1 change" }));
    await screen.findByText("1 joined, nobody left, no one changed.");
  });

  it("is applied again with the same key where the answer was lost", async () => {
    let isLost = true;
    const { asked } = await open({
      rosterApply: () => {
        if (isLost) throw new Refused("serverError");
        return { class_id: "c1", version: 5, joined: 1, left: 0, changed: 0 };
      },
    });
    paste("Zoe");
    fireEvent.click(await screen.findByRole("button", { name: "Apply 1 change" }));
    await screen.findByText(/^The list may not have been applied\. Try again; nothing is applied twice\./);
    isLost = false;
    press("Try again");
    await screen.findByText("1 joined, nobody left, no one changed.");
    const [first, second] = inputsOf(asked, "rosterApply");
    expect(second).toEqual(first);
  });

  it("comes from a dropped file, whole", async () => {
    const { asked } = await open({ rosterDiff: () => ({ ...comparedText("Zoe"), digest }) });
    const file = new File(["Zo\u00eb"], "4b.csv", { type: "text/csv" });
    fireEvent.drop(screen.getByRole("textbox"), { dataTransfer: { types: ["Files"], files: [file] } });
    await screen.findByText("1 new");
    expect(screen.getByText("4b.csv")).toBeTruthy();
    expect(inputsOf(asked, "rosterDiff")).toEqual([
      { class_id: "c1", keep_others: false, file: Buffer.from("Zo\u00eb").toString("base64") },
    ]);
    press("Another list");
    expect((screen.getByRole("textbox") as HTMLTextAreaElement).value).toBe("");
  });

  it("of many rows shows the first, and more on demand", async () => {
    const names = Array.from({ length: 700 }, (_, place) => `Student ${place}`).join("\n");
    await open();
    paste(names);
    await screen.findByText("700 new");
    const list = document.querySelector("[data-part] details ul") as HTMLElement;
    expect(list.children).toHaveLength(60);
    press("Show 640 more");
    expect(list.children).toHaveLength(560);
  });

  it("is told in Chinese too", async () => {
    await open({ rosterDiff: () => diff }, "zh");
    paste("名单");
    await screen.findByText("新增 1 人 · 更改 1 人 · 离开 2 人 · 待决定 1 人 · 不变 1 人");
    expect(screen.getByText("请先决定上面 1 处。")).toBeTruthy();
  });
});
