import { beforeAll, describe, expect, it } from "vitest";
import { auditEntries } from "../../../src/server/db/security-schema";
import { newKey, openSchool, type School } from "../../support/sittings";
import { newcomer } from "../rights/world";

let school: School;
beforeAll(async () => {
  school = await openSchool();
});

const teacherNamed = (nickname: string) =>
  newcomer(school, { role: ["teacher"], username: nickname.toLowerCase(), nickname });
const save = async (token: string, input: object) =>
  (await school.call("saveClass", { idempotency_key: newKey(), ...input }, token)).body;
const list = async (token: string, input: object = {}) => (await school.call("studioClasses", input, token)).body;
const detail = async (token: string, class_id: string) => (await school.call("studioClass", { class_id }, token)).body;

describe("a class", () => {
  it("is made once for each key, renamed, archived and brought back, each of which the log tells", async () => {
    const token = await teacherNamed("Rosa");
    const made = { idempotency_key: newKey(), name: "  5b ", school_year: "2026" };
    const first = await school.call("saveClass", made, token);
    const { class_id } = first.body.data;
    expect(first.body.data).toEqual({ class_id, version: 1 });
    expect((await school.call("saveClass", made, token)).body.data).toEqual({ class_id, version: 1 });
    expect((await school.call("saveClass", { ...made, name: "5c" }, token)).body).toMatchObject({
      code: 101002,
      data: { class_id, version: 1 },
    });

    const renamed = { class_id, version: 1, name: "5b maths", school_year: "2026" };
    expect((await save(token, renamed)).data).toEqual({ class_id, version: 2 });
    expect((await save(token, renamed)).data).toEqual({ class_id, version: 2 });
    expect((await save(token, { ...renamed, name: "5d" })).code).toBe(101002);

    expect((await save(token, { ...renamed, version: 2, archived: true })).data).toEqual({ class_id, version: 3 });
    expect((await list(token)).data.classes).toEqual([]);
    const entry = {
      class_id,
      version: 3,
      name: "5b maths",
      school_year: "2026",
      archived: true,
      members: 0,
      assignments: 0,
      role: "owner",
      teachers: ["Rosa"],
    };
    expect((await list(token, { archived: "1" })).data.classes).toEqual([entry]);
    expect((await save(token, { ...renamed, version: 3 })).data).toEqual({ class_id, version: 4 });
    expect((await list(token)).data.classes).toEqual([{ ...entry, version: 4, archived: false }]);
    expect((await detail(token, class_id)).data).toEqual({
      class_id,
      version: 4,
      name: "5b maths",
      school_year: "2026",
      archived: false,
      role: "owner",
      teachers: [{ username: "rosa", nickname: "Rosa", role: "owner", active: true }],
      members: [],
      left: 0,
    });

    const told = (await school.db.select().from(auditEntries)).filter(({ kind }) => kind === "classChanged");
    expect(told.map(({ account, facts }) => [account, facts])).toEqual([
      ["rosa", { class: "5b", change: "made" }],
      ["rosa", { class: "5b maths", change: "changed" }],
      ["rosa", { class: "5b maths", change: "archived" }],
      ["rosa", { class: "5b maths", change: "restored" }],
    ]);
  });

  it("is nobody's but its teachers' and the administrators'", async () => {
    const [token, colleague] = [await teacherNamed("Tom"), await teacherNamed("Una")];
    const admin = await newcomer(school, { role: ["admin"], admin: true });
    const { class_id } = (await save(token, { name: "6a" })).data;
    expect((await detail(colleague, class_id)).code).toBe(101001);
    expect((await detail(colleague, "no-such-class")).code).toBe(101001);
    expect((await save(colleague, { class_id, version: 1, name: "mine" })).code).toBe(101001);
    expect((await list(colleague)).data.classes).toEqual([]);
    expect((await list(colleague, { every: "1" })).code).toBe(403);
    expect((await list(admin)).data.classes).toEqual([]);
    const every = (await list(admin, { every: "1" })).data.classes;
    expect(every.map(({ name, role, teachers }) => [name, role, teachers])).toContainEqual(["6a", null, ["Tom"]]);
    expect((await detail(admin, class_id)).data).toMatchObject({ name: "6a", role: null });
  });
});
