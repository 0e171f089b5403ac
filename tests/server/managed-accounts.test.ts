import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { sessions, users } from "../../src/server/db/accounts-schema";
import { morning, openSchool, type School } from "../support/sittings";

let school: School;
let boss: string;
let ann: string;

beforeAll(async () => {
  school = await openSchool();
  await school.db
    .update(users)
    .set({ admin: true, role: ["admin"] })
    .where(eq(users.userId, "user-ben"));
  [boss, ann] = [await school.signIn("ben"), await school.signIn("ann")];
});

const newcomer = { username: "clara_m", nickname: "Clara", password: "river-stone-7", role: ["student"] };
const change = (user_id: string, more: object, token = boss) =>
  school.call("changeAccount", { user_id, ...more }, token);

describe("accounts", () => {
  it("are listed by name and found by a part of it, by role and by status", async () => {
    const names = async (input: object) =>
      (await school.call("accountList", input, boss)).body.data.list.map(({ username }) => username);
    expect([
      await names({}),
      await names({ query: "AN" }),
      await names({ query: "%" }),
      await names({ role: "admin" }),
      await names({ status: "1" }),
      await names({ role: "student", status: "0" }),
    ]).toEqual([["ann", "ben", "off"], ["ann"], [], ["ben"], ["off"], ["ann"]]);
    expect((await school.call("accountList", { query: "ben" }, boss)).body.data).toEqual({
      list: [
        {
          user_id: "user-ben",
          username: "ben",
          nickname: "ben",
          role: ["admin"],
          status: 0,
          created_at: morning,
          is_self: true,
          out_of_reach: null,
        },
      ],
      may_give: ["student", "author", "reviewer", "teacher", "admin"],
      total: 1,
      page_size: 50,
    });
  });

  it("are listed fifty to a page", async () => {
    const hash = (await school.db.select().from(users).where(eq(users.userId, "user-ann")))[0]!.passwordHash;
    await school.db.insert(users).values(
      Array.from({ length: 60 }, (_, place) => ({
        userId: `many-${place}`,
        username: `many_${String(place).padStart(2, "0")}`,
        passwordHash: hash,
        nickname: "Many",
        role: ["student"],
        permission: [],
        createdAt: morning,
      })),
    );
    const second = (await school.call("accountList", { query: "many", page: 2 }, boss)).body.data;
    expect([second.total, second.list.length, second.list[0]?.username]).toEqual([60, 10, "many_50"]);
  });

  it("are made with an initial password and the permissions of their role", async () => {
    const made = (await school.call("makeAccount", newcomer, boss)).body.data;
    expect([made.username, made.role, made.status]).toEqual(["clara_m", ["student"], 0]);
    const token = await school.signIn("clara_m", "river-stone-7");
    expect((await school.call("userInfo", {}, token)).body.data.permission).toEqual(["exam.take"]);
    const [told] = (await school.call("noticeList", {}, token)).body.data.list;
    expect(told?.email).toContain("Welcome. ben has made this account for you");
    expect((await school.call("makeAccount", newcomer, boss)).body.code).toBe(100103);
    expect(
      (await school.call("makeAccount", { ...newcomer, username: "dan_x", password: "letters-only" }, boss)).body.code,
    ).toBe(400);
    expect(
      (await school.call("makeAccount", { ...newcomer, username: "dan_x", nickname: "null" }, boss)).body.code,
    ).toBe(400);
    expect(
      (await school.call("makeAccount", { ...newcomer, username: "dan_x", password: "abcd1234" }, boss)).body.code,
    ).toBe(100104);
  });

  it("can be let in once by a link, to choose a new password; the previous one is removed", async () => {
    const { password, ...unnamed } = { ...newcomer, username: "erik_n" };
    const made = (await school.call("makeAccount", unnamed, boss)).body.data;
    const link = async (user_id: string, token = boss) =>
      (await school.call("makeAccountLink", { user_id }, token)).body;
    const { code, expires_at } = (await link(made.user_id)).data;
    expect(expires_at).toBe(morning + 86_400_000);
    const { token } = (await school.call("enterByCode", { code })).body.data;
    expect((await school.call("enterByCode", { code })).body.code).toBe(100128);
    expect((await school.call("ownAccount", {}, token)).body.data.has_password).toBe(false);
    expect((await school.call("updateUser", { password: "birch-lantern-4" }, token)).body.code).toBe(200);
    await school.signIn("erik_n", "birch-lantern-4");
    const frida = (await school.call("makeAccount", { ...newcomer, username: "frida_o" }, boss)).body.data;
    await school.signIn("frida_o", password);
    const again = (await link(frida.user_id)).data;
    expect((await school.call("login", { username: "frida_o", password })).body.code).toBe(100101);
    const inside = (await school.call("enterByCode", { code: again.code })).body.data.token;
    const [told] = (await school.call("noticeList", {}, inside)).body.data.list;
    expect(told?.email).toContain("ben has made a link that signs you in once");
  });

  it("get no link without the permission to manage them, nor beyond the manager's rights", async () => {
    await school.db
      .update(users)
      .set({ permission: ["user.manage"] })
      .where(eq(users.userId, "user-ann"));
    const asAnn = (user_id: string) => school.call("makeAccountLink", { user_id }, ann);
    const [boss_] = await school.db.select().from(users).where(eq(users.username, "ben"));
    expect([
      (await asAnn(boss_?.userId ?? "")).body.code,
      (await asAnn("user-ann")).body.code,
      (await asAnn("nobody")).body.code,
    ]).toEqual([403, 100605, 100604]);
    await school.db
      .update(users)
      .set({ permission: ["exam.take"] })
      .where(eq(users.userId, "user-ann"));
  });

  it("lose their sessions immediately when switched off, and work again when switched on", async () => {
    expect((await change("user-ann", { status: 1 })).body.data.status).toBe(1);
    const open = await school.db.select().from(sessions).where(eq(sessions.userId, "user-ann"));
    expect([
      open.every(({ revokedAt }) => revokedAt === morning),
      (await school.call("userInfo", {}, ann)).body.code,
      (await school.call("login", { username: "ann", password: "secret-word" })).body.code,
    ]).toEqual([true, 100001, 100102]);
    await change("user-ann", { status: 0 });
    expect((await school.call("userInfo", {}, ann)).body.code).toBe(100001);
    ann = await school.signIn("ann");
  });

  it("get and lose a role's permissions with the role, and keep those given separately", async () => {
    await school.db
      .update(users)
      .set({ permission: ["inspect", "exam.take"] })
      .where(eq(users.userId, "user-ann"));
    await change("user-ann", { role: ["teacher", "student"] });
    const after = (await school.call("userInfo", {}, ann)).body.data;
    expect([after.role, after.admin, after.permission]).toEqual([
      ["student", "teacher"],
      false,
      [
        "exam.take",
        "exam.share",
        "result.view",
        "item.write",
        "test.publish",
        "test.import",
        "class.manage",
        "assignment.manage",
        "result.read",
        "mark.write",
        "regrade.apply",
        "regrade.second",
        "audit.read",
        "room.open",
        "room.invigilate",
        "room.time",
        "room.sign",
        "inspect",
      ],
    ]);
    await change("user-ann", { role: ["student"] });
    expect((await school.call("userInfo", {}, ann)).body.data.permission).toEqual(["exam.take", "inspect"]);
  });

  it("always include someone who may manage them", async () => {
    expect((await change("user-ben", { status: 1 })).body.code).toBe(100605);
    expect((await change("user-ben", { role: ["teacher"] })).body.code).toBe(100605);
    await change("user-ann", { role: ["admin"] });
    const both = await Promise.all([
      change("user-ben", { status: 1 }, ann),
      change("user-ann", { role: ["student"] }, boss),
    ]);
    expect(both.filter(({ body }) => body.code === 200).length).toBe(1);
    const admins = await school.db.select().from(users).where(eq(users.admin, true));
    expect(admins.filter(({ status }) => status === 0).length).toBe(1);
  });

  it("always include an admin, whom a manager of accounts cannot remove", async () => {
    const [admin] = (await school.db.select().from(users).where(eq(users.admin, true))).filter(
      ({ status }) => status === 0,
    );
    await school.db
      .update(users)
      .set({ permission: ["user.manage"] })
      .where(eq(users.userId, "many-1"));
    const manager = await school.signIn("many_01");
    expect((await change(admin!.userId, { role: ["student"] }, manager)).body.code).toBe(403);
    expect((await change("many-2", { status: 1 }, manager)).body.code).toBe(200);
    expect((await change("nobody", { status: 1 }, manager)).body.code).toBe(100604);
  });

  it("are hidden from people who may not manage them", async () => {
    const student = await school.signIn("clara_m", "river-stone-7");
    expect([
      (await school.call("accountList", {}, student)).body.code,
      (await school.call("makeAccount", newcomer, student)).body.code,
      (await change("user-ann", { status: 1 }, student)).body.code,
    ]).toEqual([403, 403, 403]);
  });
});
