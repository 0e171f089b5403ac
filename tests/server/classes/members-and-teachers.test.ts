import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { users } from "../../../src/server/db/accounts-schema";
import { classMembers, classTeachers } from "../../../src/server/db/classes-schema";
import { inTransaction } from "../../../src/server/db/transaction";
import {
  eraseClassData,
  exportedClasses,
  exportedMemberships,
} from "../../../src/server/use-cases/personal/class-data";
import { openSession } from "../../../src/server/use-cases/sign-in";
import { rosterOf } from "../../support/rosters";
import { newKey, openSchool, type School } from "../../support/sittings";
import { newcomer } from "../rights/world";

let school: School;
beforeAll(async () => {
  school = await openSchool();
});

const teacherNamed = async (username: string, more: object = {}) =>
  rosterOf(school, await newcomer(school, { role: ["teacher"], username, nickname: username, ...more }));
const pupilNamed = (username: string) => newcomer(school, { username, nickname: username });
const userIdOf = async (username: string): Promise<string> =>
  (await school.db.select().from(users).where(eq(users.username, username)))[0]?.userId ?? "";
const accessOf = async (teacher: ReturnType<typeof rosterOf>, class_id: string) =>
  (await teacher.detail(class_id)).members.map(({ name, username, access }) => [name, username, access]);
const share = async (token: string, class_id: string, username: string, role: "owner" | "teacher" | null) =>
  (await school.call("shareClass", { idempotency_key: newKey(), class_id, username, role }, token)).body.code;
const links = async (token: string, class_id: string, members?: readonly string[]) =>
  (await school.call("memberLinks", { idempotency_key: newKey(), class_id, ...(members ? { members } : {}) }, token))
    .body;
const enter = async (code: string) => (await school.call("enterByCode", { code }, undefined)).body;

describe("a typed user name", () => {
  it("opens nobody's account: its person must agree, and may decline", async () => {
    const attacker = await teacherNamed("mallory");
    const [victim, other] = [await pupilNamed("victim1"), await pupilNamed("victim2")];
    const class_id = await attacker.make("Trap");
    await attacker.put(class_id, "name,login\nA,Victim1\nB,victim2\nC,nobody_yet\nD,mallory");
    const waiting = [
      ["A", "victim1", "asked"],
      ["B", "victim2", "asked"],
      ["C", "nobody_yet", "asked"],
      ["D", "mallory", "asked"],
    ];
    expect(await accessOf(attacker, class_id)).toEqual(waiting);
    const ids = (await attacker.detail(class_id)).members.map(({ member_id }) => member_id);
    const made = (await links(attacker.token, class_id, [ids[0] ?? "", ids[3] ?? ""])).data;
    expect([made.links, made.without.map(({ name }) => name)]).toEqual([[], ["A", "D"]]);

    const asked = await school.call("classInvitations", {}, victim);
    expect(asked.body.data.invitations).toEqual([
      { member_id: ids[0], class_name: "Trap", member_name: "A", teachers: ["mallory"] },
    ]);
    const answer = async (token: string, member_id: string | undefined, agrees: boolean) =>
      (await school.call("answerClassInvitation", { member_id, agrees }, token)).body.code;
    expect(await answer(other, ids[0], true)).toBe(101010);
    expect(await answer(victim, ids[0], false)).toBe(200);
    expect(await answer(other, ids[1], true)).toBe(200);
    expect(await answer(other, ids[1], true)).toBe(101010);
    expect(await accessOf(attacker, class_id)).toEqual([
      ["A", null, "none"],
      ["B", "victim2", "account"],
      ["C", "nobody_yet", "asked"],
      ["D", "mallory", "asked"],
    ]);
    expect((await attacker.diff(class_id, "name,login\nB,someone")).rows.map(({ kind }) => kind)).toContain("new");
  });

  it("is answered once for each key; an answer without a key, of an older client, is taken too", async () => {
    const teacher = await teacherNamed("asking");
    const [ann, bo] = [await pupilNamed("asked_ann"), await pupilNamed("asked_bo")];
    const class_id = await teacher.make("7B");
    await teacher.put(class_id, "name,login\nAnn,asked_ann\nBo,asked_bo");
    const home = async (token: string) => (await school.call("ownAssignments", {}, token)).body.data.invitations;
    const [invitation] = (await home(ann)) ?? [];
    const member_id = invitation?.member_id ?? "";
    expect(invitation).toEqual({ member_id, class_name: "7B", member_name: "Ann", teachers: ["asking"] });
    const declined = { idempotency_key: newKey(), member_id, agrees: false };
    const answer = async (token: string, input: typeof declined | Omit<typeof declined, "idempotency_key">) =>
      (await school.call("answerClassInvitation", input, token)).body.code;
    const { version } = await teacher.detail(class_id);
    expect([await answer(ann, declined), await answer(ann, declined)]).toEqual([200, 200]);
    expect(await answer(ann, { ...declined, idempotency_key: newKey() })).toBe(101010);
    expect([await home(ann), (await teacher.detail(class_id)).version]).toEqual([[], version + 1]);
    const of_bo = (await home(bo))?.[0]?.member_id ?? "";
    expect(await answer(bo, { member_id: of_bo, agrees: true })).toBe(200);
    expect(await accessOf(teacher, class_id)).toEqual([
      ["Ann", null, "none"],
      ["Bo", "asked_bo", "account"],
    ]);
    const log = (await school.call("studioAudit", { class_id, kind: "classChanged" }, teacher.token)).body.data.list;
    expect(log.slice(0, 2).map(({ account, facts }) => [account, facts["change"], facts["member"]])).toEqual([
      ["asked_bo", "joined", "Bo"],
      ["asked_ann", "declined", "Ann"],
    ]);
  });

  it("is linked at once by a manager of accounts, and only to pupils", async () => {
    const admin = rosterOf(school, await newcomer(school, { role: ["admin"], admin: true }));
    await pupilNamed("pupil_one");
    await teacherNamed("teacher_one");
    const class_id = await admin.make();
    await admin.put(class_id, "name,login\nP,PUPIL_ONE\nT,teacher_one");
    expect(await accessOf(admin, class_id)).toEqual([
      ["P", "pupil_one", "account"],
      ["T", "teacher_one", "asked"],
    ]);
  });
});

describe("links for members", () => {
  it("make accounts that sign in once, can be made anew, and end a week later", async () => {
    const teacher = await teacherNamed("linda");
    const class_id = await teacher.make();
    await teacher.put(class_id, "Ann\nBen");
    const { links: made, without, left_over } = (await links(teacher.token, class_id)).data;
    expect([made.map(({ name }) => name), without, left_over]).toEqual([["Ann", "Ben"], [], 0]);
    const [ann, ben] = made;
    if (ann === undefined || ben === undefined) throw new Error("two links were expected");
    expect(ann.expires_at).toBe(school.now + 7 * 86_400_000);
    const entered = await enter(ann.code);
    expect((await school.call("userInfo", {}, entered.data.token)).body.data).toMatchObject({
      username: ann.username,
      nickname: "Ann",
      role: ["student"],
    });
    expect((await enter(ann.code)).code).toBe(100128);
    // signing the teacher out leaves the printed links as they are
    await school.call("logout", {}, teacher.token);
    const again = rosterOf(school, await openSession(school.deps, await userIdOf("linda")));
    const second = (await links(again.token, class_id)).data;
    expect(second.links.map(({ name, username }) => [name, username])).toEqual([["Ben", ben.username]]);
    expect((await enter(ben.code)).code).toBe(100128);
    const third = (await links(again.token, class_id, [ann.member_id])).data.links[0];
    expect((await school.call("userInfo", {}, entered.data.token)).body.code).toBe(100001);
    expect((await enter(third?.code ?? "")).code).toBe(200);
    school.now += 7 * 86_400_000;
    expect((await enter(second.links[0]?.code ?? "")).code).toBe(100128);
    await school.db.update(users).set({ hasPassword: true }).where(eq(users.username, ann.username));
    const fourth = (await links(await openSession(school.deps, await userIdOf("linda")), class_id, [ann.member_id]))
      .data;
    expect([fourth.links, fourth.without.map(({ name }) => name)]).toEqual([[], ["Ann"]]);
  });

  it("go on in a later class of the same teacher, and not in one of another", async () => {
    const [teacher, other] = [await teacherNamed("karla"), await teacherNamed("otto")];
    const before = await teacher.make("5b");
    await teacher.put(before, "name,login\nCai,cai_of_5b");
    const [cai] = (await teacher.detail(before)).members;
    await links(teacher.token, before, [cai?.member_id ?? ""]);
    const [later, foreign] = [await teacher.make("6b"), await other.make("mine")];
    await teacher.put(later, "name,login\nCai,cai_of_5b");
    await other.put(foreign, "name,login\nCai,cai_of_5b");
    expect(await accessOf(teacher, later)).toEqual([["Cai", "cai_of_5b", "link"]]);
    expect(await accessOf(other, foreign)).toEqual([["Cai", "cai_of_5b", "asked"]]);
  });
});

describe("the teachers of a class", () => {
  it("are chosen by its owner, and the class is never without one who could own it", async () => {
    const [owner, second] = [await teacherNamed("owen"), await teacherNamed("sue")];
    await pupilNamed("just_pupil");
    const class_id = await owner.make();
    expect(await share(second.token, class_id, "sue", "owner")).toBe(101001);
    expect(await share(owner.token, class_id, "owen", null)).toBe(101009);
    expect(await share(owner.token, class_id, "just_pupil", "teacher")).toBe(101008);
    expect(await share(owner.token, class_id, "no_such", "teacher")).toBe(101008);
    expect(await share(owner.token, class_id, "Sue", "teacher")).toBe(200);
    expect(await share(second.token, class_id, "owen", null)).toBe(101004);
    expect(await share(owner.token, class_id, "owen", null)).toBe(200);
    expect((await second.detail(class_id)).teachers).toEqual([
      { username: "sue", nickname: "sue", role: "owner", active: true },
    ]);
    expect((await school.call("studioClass", { class_id }, owner.token)).body.code).toBe(101001);
  });

  it("keep it when one is switched off, and an administrator takes over one without any", async () => {
    const [owner, admin] = [await teacherNamed("iris"), await newcomer(school, { username: "root", admin: true })];
    const class_id = await owner.make();
    await school.db.update(users).set({ status: 1 }).where(eq(users.username, "iris"));
    const shown = (await school.call("studioClass", { class_id }, admin)).body.data;
    expect([shown.role, shown.teachers]).toEqual([
      null,
      [{ username: "iris", nickname: "iris", role: "owner", active: false }],
    ]);
    expect(await share(admin, class_id, "root", "owner")).toBe(200);
    expect(await share(admin, class_id, "iris", null)).toBe(200);
    expect(
      (await school.call("studioClass", { class_id }, admin)).body.data.teachers.map(({ username }) => username),
    ).toEqual(["root"]);
  });
});

describe("the data of a person", () => {
  it("hold classes taught and places in classes, and go with the account, while rows stay counted", async () => {
    const [first, second] = [await teacherNamed("nora"), await teacherNamed("paul")];
    await pupilNamed("lee_1");
    const class_id = await first.make("7a");
    await share(first.token, class_id, "paul", "teacher");
    const admin = rosterOf(school, await newcomer(school, { admin: true }));
    await admin.put(class_id, "name,login,id,house\nLee,lee_1,9,red\nMia,,,");
    expect(await exportedClasses(school.db, { userId: await userIdOf("nora") })).toEqual([
      { class_id, name: "7a", school_year: "", role: "owner", since: school.now, archived_at: null },
    ]);
    expect(await exportedMemberships(school.db, { userId: await userIdOf("lee_1") })).toEqual([
      {
        class_name: "7a",
        school_year: "",
        name: "Lee",
        external_id: "9",
        username: "lee_1",
        other: { house: "red" },
        joined_at: school.now,
        left_at: null,
      },
    ]);
    const { digest } = await second.diff(class_id, "Lee\nMia");
    await inTransaction(school.db, async (tx) => {
      await eraseClassData(tx, { userId: await userIdOf("lee_1") }, school.now);
      await eraseClassData(tx, { userId: await userIdOf("nora") }, school.now);
    });
    expect((await second.apply(class_id, digest)).code).toBe(101006);
    const { members, left, teachers } = await second.detail(class_id, { left: "1" });
    expect([left, teachers.map(({ username, role }) => [username, role])]).toEqual([1, [["paul", "owner"]]]);
    expect(
      members.map(({ name, external_id, username, other, left_at }) => [name, external_id, username, other, left_at]),
    ).toEqual([
      ["", null, null, {}, school.now],
      ["Mia", null, null, {}, null],
    ]);
    expect(await school.db.$count(classMembers, eq(classMembers.userId, await userIdOf("lee_1")))).toBe(0);
    expect(await school.db.$count(classTeachers, eq(classTeachers.userId, await userIdOf("nora")))).toBe(0);
  });
});
