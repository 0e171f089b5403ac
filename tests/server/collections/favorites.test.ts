import { beforeAll, expect, it } from "vitest";
import { handIn } from "../../support/invitations";
import { minute, openSchool, type School } from "../../support/sittings";

let school: School;
let ann: string;
let ben: string;
let attempt_id: string;
beforeAll(async () => {
  school = await openSchool();
  [ann, ben] = [await school.signIn("ann"), await school.signIn("ben")];
  const sitting = (await school.call("startExam", { menu_id: "fixed" }, ann)).body.data;
  attempt_id = sitting.attempt_id;
  await handIn(school, ann, sitting);
});

const set = async (exercise_id: string, more: object = {}, token = ann) =>
  (await school.call("setFavorite", { attempt_id, exercise_id, favorite: true, ...more }, token)).body;
const kept = async (filter: object = {}, token = ann) => (await school.call("favoriteRecord", filter, token)).body.data;

it("stores an item with its note until it is removed", async () => {
  expect((await set("f1", { note: "  ask about this " })).data).toEqual({
    exercise_id: "f1",
    favorite: true,
    note: "ask about this",
  });
  const begun = school.now;
  school.now += minute;
  expect((await set("f2")).data.note).toBe("");
  expect((await set("f1")).data.note).toBe("ask about this");
  const entry = { attempt_id, menu_id: "fixed", family: "custom", title: { en: "Fixed" } };
  // the stems of the bank's fixed items are identical
  const stem = { en: "Question f1", zh: "题目 f1" };
  const item = {
    subject: "math",
    area: "general",
    skill: "general-skill",
    title: { en: "General skill", zh: "General skill" },
    stem,
  };
  expect(await kept()).toEqual({
    list: [
      { ...entry, exercise_id: "f2", note: "", added_at: school.now, item },
      { ...entry, exercise_id: "f1", note: "ask about this", added_at: begun, item },
    ],
    total: 2,
    page: 1,
    page_size: 50,
  });
  expect((await set("f1", { note: "" })).data.note).toBe("");
  expect([(await kept({ family: "custom" })).total, (await kept({ family: "map" })).total]).toEqual([2, 0]);
  expect(await kept({ page: "2" })).toMatchObject({ list: [], total: 2, page: 2 });
  for (const _ of [1, 2])
    expect((await set("f2", { favorite: false })).data).toEqual({ exercise_id: "f2", favorite: false, note: "" });
  expect((await kept()).list.map(({ exercise_id }) => exercise_id)).toEqual(["f1"]);
});

it.each([
  ["an item that was not served", () => set("nothing"), 100206],
  ["an item of another's sitting", () => set("f1", {}, ben), 100202],
  ["a note that is too long", () => set("f1", { note: "x".repeat(501) }), 400],
])("refuses %s", async (_, tried, code) => {
  expect((await tried()).code).toBe(code);
  expect(await kept({}, ben)).toMatchObject({ list: [], total: 0 });
});

it.each(["0", "-1", "1.5", "x", "100001"])("has no page %j", async (page) => {
  expect((await school.call("favoriteRecord", { page }, ann)).body.code).toBe(400);
});
