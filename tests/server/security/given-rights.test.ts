import { eq } from "drizzle-orm";
import fc from "fast-check";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { permissionNames, type PermissionName } from "../../../src/contract/account/permissions";
import { roleNames, type RoleName } from "../../../src/contract/account/role-names";
import { permissionsOf } from "../../../src/contract/account/roles";
import { addresses } from "../../../src/contract/calls/addresses";
import { makeApp } from "../../../src/server/app";
import { readConfig } from "../../../src/server/configuration/config";
import { users } from "../../../src/server/db/accounts-schema";
import { forgetLimits } from "../../support/forget-limits";
import { openSchool, type School } from "../../support/sittings";
import { newcomer } from "../rights/world";

let school: School;
let other: School["app"];
beforeAll(async () => {
  school = await openSchool();
  other = await makeApp({ ...school.deps, config: readConfig({}), log: pino({ level: "silent" }) });
});
afterAll(() => other.close());
beforeEach(async () => {
  await forgetLimits(school.db);
});

let made = 0;
const manager = (role: RoleName[] = ["student"], permission: PermissionName[] = ["user.manage"]) =>
  newcomer(school, { role, permission });
/** Makes an account to be changed; returns its id. */
async function account(role: RoleName[], permission: PermissionName[] = []): Promise<string> {
  const username = `account-${(made += 1)}`;
  await newcomer(school, { username, role, permission, admin: role.includes("admin") });
  const [row] = await school.db.select().from(users).where(eq(users.username, username));
  return row?.userId ?? "";
}
const rowOf = async (userId: string) => (await school.db.select().from(users).where(eq(users.userId, userId)))[0];
const ask = async (
  name: "makeAccount" | "changeAccount" | "makeAccountLink",
  payload: object,
  token: string,
  app = school.app,
) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await app.inject({ method: "POST", url: addresses[name].path, headers, payload })).json().code as number;
};
const newAccount = (role: RoleName[]) => ({ username: `made_${(made += 1)}`, nickname: "Made", role });

describe("a manager of accounts", () => {
  it("cannot make administrators or teachers without being one, at any server", async () => {
    const token = await manager();
    const student = await account(["student"]);
    const before = await rowOf(student);
    for (const app of [school.app, other])
      for (const role of ["admin", "teacher"] as const)
        expect([
          await ask("makeAccount", newAccount([role]), token, app),
          await ask("makeAccount", newAccount(["student", role]), token, app),
          await ask("changeAccount", { user_id: student, role: ["student", role] }, token, app),
        ]).toEqual([403, 403, 403]);
    expect(await rowOf(student)).toEqual(before);
    expect(await ask("makeAccount", newAccount(["student"]), token)).toBe(200);
  });

  it("cannot give themselves more rights either", async () => {
    const token = await newcomer(school, { username: "itself", permission: ["user.manage"] });
    const [{ userId } = { userId: "" }] = await school.db.select().from(users).where(eq(users.username, "itself"));
    expect(await ask("changeAccount", { user_id: userId, role: ["student", "admin"] }, token)).toBe(403);
    expect(await ask("changeAccount", { user_id: userId, role: ["teacher"] }, token)).toBe(403);
    expect((await rowOf(userId))?.role).toEqual(["student"]);
  });

  it("cannot change an administrator's roles or status, or make a link for one", async () => {
    const token = await manager(["teacher"], [...permissionNames]);
    const admin = await account(["admin"]);
    const before = await rowOf(admin);
    expect([
      await ask("changeAccount", { user_id: admin, role: ["student"] }, token),
      await ask("changeAccount", { user_id: admin, role: ["admin", "student"] }, token),
      await ask("changeAccount", { user_id: admin, status: 1 }, token),
      await ask("changeAccount", { user_id: admin, status: 0 }, token),
      await ask("makeAccountLink", { user_id: admin }, token),
    ]).toEqual([403, 403, 403, 403, 403]);
    expect(await rowOf(admin)).toEqual(before);
  });

  it("can still use rights given by an administrator, and remove roles", async () => {
    const token = await manager(["teacher"]);
    const student = await account(["student"]);
    expect([
      await ask("changeAccount", { user_id: student, role: ["student", "teacher"] }, token),
      await ask("makeAccountLink", { user_id: student }, token),
      await ask("changeAccount", { user_id: student, role: ["student"] }, token),
      await ask("changeAccount", { user_id: student, status: 1 }, token),
    ]).toEqual([200, 200, 200, 200]);
  });

  it("sees which roles cannot be given", async () => {
    const token = await manager();
    await newcomer(school, { username: "reach_admin", role: ["admin"], admin: true });
    await newcomer(school, { username: "reach_teacher", role: ["teacher"] });
    await newcomer(school, { username: "reach_student" });
    const { data } = (await school.call("accountList", { query: "reach_" }, token)).body;
    expect(data.may_give).toEqual(["student"]);
    expect(data.list.map(({ username, out_of_reach }) => [username, out_of_reach])).toEqual([
      ["reach_admin", "administrator"],
      ["reach_student", null],
      ["reach_teacher", "rights"],
    ]);
  });

  it("can never give a permission that neither they nor the account had", async () => {
    const roles = fc.subarray([...roleNames], { minLength: 1 });
    const permissions = fc.subarray([...permissionNames]);
    await fc.assert(
      fc.asyncProperty(
        fc.subarray(["student", "teacher"] as const, { minLength: 1 }),
        permissions,
        roles,
        permissions,
        roles,
        async (ofManager, beside, ofAccount, own, wanted) => {
          const held = [...new Set([...beside, "user.manage" as const])];
          const token = await manager([...ofManager], held);
          const userId = await account(ofAccount, own);
          await ask("changeAccount", { user_id: userId, role: wanted }, token);
          const after = await rowOf(userId);
          const before = permissionsOf({ role: ofAccount, permission: own });
          const allowed = new Set([...before, ...permissionsOf({ role: ofManager, permission: held })]);
          expect(permissionsOf(after!).filter((name) => !allowed.has(name))).toEqual([]);
          expect(after?.admin).toBe(ofAccount.includes("admin"));
          const mayEnter = (await ask("makeAccountLink", { user_id: userId }, token)) === 200;
          const theirs = permissionsOf({ role: ofManager, permission: held });
          if (mayEnter) expect(permissionsOf(after!).filter((name) => !theirs.includes(name))).toEqual([]);
        },
      ),
      { numRuns: 40 },
    );
  });
});
