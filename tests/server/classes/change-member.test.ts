import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Calls } from "../../../src/contract/calls/calls";
import { classMembers } from "../../../src/server/db/classes-schema";
import { newKey, openSchool, type School } from "../../support/sittings";
import { openClass, teacherOf } from "../../support/taught-class";
import { newcomer } from "../rights/world";

let school: School;
beforeAll(async () => {
  school = await openSchool();
});

type Change = Calls["changeMember"]["input"]["change"];
const facts = (name: string, external_id = "", username = ""): Change => ({
  kind: "facts",
  name,
  external_id,
  username,
});

/** A class with Ann, who has an account, and Bo and Cy, who have none. */
async function classOfThree() {
  const { teacher, class_id, member_ids, ids } = await openClass(school, ["Ann"]);
  for (const [place, name] of ["Bo", "Cy"].entries())
    await school.db.insert(classMembers).values({
      memberId: `${class_id}-more-${place}`,
      classId: class_id,
      name,
      externalId: `00${place}`,
      other: { House: "Red" },
      joinedAt: school.now,
    });
  await school.db
    .update(classMembers)
    .set({ username: ids[0] ?? "" })
    .where(eq(classMembers.memberId, member_ids[0] ?? ""));
  const detail = async () => (await school.call("studioClass", { class_id, left: "1" }, teacher)).body.data;
  const change = async (member_id: string, given: Change, more: { version?: number; token?: string } = {}) => {
    const version = more.version ?? (await detail()).version;
    const input = { idempotency_key: newKey(), class_id, version, member_id, change: given };
    return (await school.call("changeMember", input, more.token ?? teacher)).body;
  };
  const told = async () =>
    (await detail()).members.map(({ name, external_id, username, left_at: left }) => [
      name,
      external_id,
      username,
      left === null,
    ]);
  return {
    teacher,
    class_id,
    change,
    told,
    detail,
    ann: member_ids[0] ?? "",
    annName: ids[0] ?? "",
    bo: `${class_id}-more-0`,
    cy: `${class_id}-more-1`,
  };
}

describe("one member of a class", () => {
  it("gets another name, student ID and user name by the rules of a list; other columns stay", async () => {
    const { change, told, detail, bo, annName } = await classOfThree();
    const before = (await detail()).version;
    const { data } = await change(bo, facts("  Bo\u200b   Li ", "００７", "BO_LI"));
    expect(data).toEqual({ class_id: expect.any(String), version: before + 1, refused: [] });
    expect(await told()).toEqual([
      ["Ann", null, annName, true],
      ["Bo Li", "007", "bo_li", true],
      ["Cy", "001", null, true],
    ]);
    expect((await detail()).members[1]?.other).toEqual({ House: "Red" });
    expect((await change(bo, facts("Bo Li", "007", "bo_li"), { version: before })).data).toEqual({
      class_id: expect.any(String),
      version: before + 1,
      refused: [],
    });
    await change(bo, facts("Bo Li"));
    expect((await told())[1]).toEqual(["Bo Li", null, null, true]);
  });

  it.each([
    [facts("", "1"), [["name", "The name is missing."]]],
    [facts("x".repeat(101)), [["name", `“${"x".repeat(20)}…” is too long.`]]],
    [facts("Bo", "", "b o"), [["username", "“b o” cannot be a user name: 4 to 32 letters, digits or underscores."]]],
    [facts("Bo", "001"), [["external_id", "“001” belongs to another member of the class: Cy."]]],
    [
      facts("", "", "b"),
      [
        ["name", "The name is missing."],
        ["username", "“b” cannot be a user name: 4 to 32 letters, digits or underscores."],
      ],
    ],
  ])("is not changed to %j, which says what is wrong at its place", async (given, refused) => {
    const { change, told, bo } = await classOfThree();
    const before = await told();
    const { code, data } = await change(bo, given);
    expect([code, data.refused.map(({ fact, sentence }) => [fact, sentence.en])]).toEqual([200, refused]);
    expect(await told()).toEqual(before);
  });

  it("keeps the user name of a linked account, and never gets that of another member", async () => {
    const { change, bo, cy, ann, annName } = await classOfThree();
    const of = async (member: string, given: Change) =>
      (await change(member, given)).data.refused.map(({ fact, sentence }) => [fact, sentence.en]);
    expect(await of(ann, facts("Ann", "", "another_ann"))).toEqual([
      ["username", `This pupil signs in as “${annName}”; a list does not change that.`],
    ]);
    expect(await of(ann, facts("Anna", "9", annName))).toEqual([]);
    await change(bo, facts("Bo", "", "bo_waits"));
    expect(await of(cy, facts("Cy", "", "Bo_Waits"))).toEqual([
      ["username", "“bo_waits” belongs to another member of the class: Bo."],
    ]);
  });

  it("leaves the class and comes back with the same account and results", async () => {
    const { change, told, detail, ann, annName } = await classOfThree();
    await change(ann, { kind: "left" });
    expect((await told())[0]).toEqual(["Ann", null, annName, false]);
    expect((await detail()).left).toBe(1);
    const { version } = await detail();
    expect((await change(ann, { kind: "left" }, { version: 1 })).data).toMatchObject({ version, refused: [] });
    await change(ann, { kind: "returned" });
    expect((await told())[0]).toEqual(["Ann", null, annName, true]);
    expect((await detail()).members[0]?.access).toBe("account");
  });

  it("is refused for an older version, another's class, another class's member, and an archived class", async () => {
    const { change, told, detail, ann, bo, teacher, class_id } = await classOfThree();
    const before = await told();
    const { version } = await detail();
    const stranger = await teacherOf(school);
    const other = await classOfThree();
    const stale = await change(bo, facts("Bob"), { version: version - 1 });
    expect([stale.code, stale.data]).toEqual([101002, { class_id, version }]);
    expect((await change(ann, { kind: "left" }, { token: stranger, version })).code).toBe(101001);
    expect((await change(other.bo, { kind: "left" })).code).toBe(101113);
    await school.call(
      "saveClass",
      { idempotency_key: newKey(), class_id, version, name: "5A", archived: true },
      teacher,
    );
    expect((await change(bo, { kind: "left" })).code).toBe(101005);
    expect(await told()).toEqual(before);
  });

  it("has no name and stays as it is once the account was deleted", async () => {
    const { change, ann } = await classOfThree();
    await school.db.update(classMembers).set({ name: "", userId: null }).where(eq(classMembers.memberId, ann));
    expect((await change(ann, facts("Somebody"))).code).toBe(101113);
  });

  it("is linked at once where a manager of accounts writes the user name", async () => {
    const { class_id, detail, bo } = await classOfThree();
    const admin = await newcomer(school, { role: ["admin"], admin: true });
    const pupil = await newcomer(school, { username: "bo_with_account" });
    const { version } = await detail();
    const change = facts("Bo", "", "bo_with_account");
    await school.call("changeMember", { idempotency_key: newKey(), class_id, version, member_id: bo, change }, admin);
    const home = await school.call("ownAssignments", {}, pupil);
    expect([(await detail()).members[1]?.access, home.body.data.invitations]).toEqual(["account", []]);
  });
});
