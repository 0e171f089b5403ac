import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../../../src/server/configuration/config";
import { sessions, users } from "../../../src/server/db/accounts-schema";
import { ConfigFault } from "../../../src/server/support/config-fault";
import { forgetExpired } from "../../../src/server/use-cases/forget-expired";
import { minute, openSchool, type School } from "../../support/sittings";

const hour = 60 * minute;
let school: School;
beforeAll(async () => {
  school = await openSchool({ sessionLife: { idleMs: 4 * hour, absoluteMs: 24 * hour } });
});
beforeEach(async () => {
  await school.db.delete(sessions);
});

const codeOf = async (token: string) => (await school.call("userInfo", {}, token)).body.code;

describe("a session", () => {
  it("ends when it is unused", async () => {
    const token = await school.signIn("ann");
    school.now += 4 * hour - 1;
    expect(await codeOf(token)).toBe(200);
    school.now += 4 * hour;
    expect(await codeOf(token)).toBe(100001);
  });

  it("in use ends at its maximum age, and not before", async () => {
    const token = await school.signIn("ann");
    const begun = school.now;
    for (let hours = 1; hours < 24; hours += 1) {
      school.now = begun + hours * hour;
      expect([hours, await codeOf(token)]).toEqual([hours, 200]);
    }
    school.now = begun + 24 * hour;
    expect(await codeOf(token)).toBe(100001);
  });

  it("lasts through three hours on one question", async () => {
    const token = await school.signIn("ann");
    await school.call("startExam", { menu_id: "adaptive" }, token);
    school.now += 3 * hour;
    expect(await codeOf(token)).toBe(200);
  });

  it("replaces the longest unused one where an account has fifty", async () => {
    const tokens = [];
    for (let made = 0; made < 50; made += 1) {
      tokens.push(await school.signIn("ann"));
      school.now += 1_000;
    }
    const [oldest = "", second = "", third = ""] = tokens;
    school.now += 10 * minute;
    expect(await codeOf(oldest)).toBe(200);
    const newest = await school.signIn("ann");
    expect([await codeOf(oldest), await codeOf(second), await codeOf(third), await codeOf(newest)]).toEqual([
      200, 100001, 200, 200,
    ]);
  });

  it("of a switched-off account is over for good", async () => {
    const token = await school.signIn("ben");
    await school.db.update(users).set({ admin: true }).where(eq(users.username, "ann"));
    const admin = await school.signIn("ann");
    const setStatus = (status: number) => school.call("changeAccount", { user_id: "user-ben", status }, admin);
    await setStatus(1);
    expect(await codeOf(token)).toBe(100001);
    await setStatus(0);
    expect(await codeOf(token)).toBe(100001);
  });

  it("is deleted some time after its end, and no other is", async () => {
    const gone = await school.signIn("ann");
    const ended = await school.signIn("ann");
    await school.call("logout", {}, ended);
    school.now += 30 * hour;
    const there = await school.signIn("ann");
    await school.call("logout", {}, await school.signIn("ann"));
    await forgetExpired(school.deps);
    expect(await school.db.select().from(sessions)).toHaveLength(2);
    expect([await codeOf(gone), await codeOf(there)]).toEqual([100001, 200]);
  });
});

describe("the settings of sessions", () => {
  it("have defaults", () => {
    expect(readConfig({}).sessionLife).toEqual({ idleMs: 72 * hour, absoluteMs: 168 * hour });
  });
  it("are given in hours", () => {
    const life = readConfig({ SESSION_IDLE_HOURS: "4", SESSION_HOURS: "12" }).sessionLife;
    expect(life).toEqual({ idleMs: 4 * hour, absoluteMs: 12 * hour });
  });
  it.each([
    { SESSION_IDLE_HOURS: "3" },
    { SESSION_IDLE_HOURS: "soon" },
    { SESSION_HOURS: "3" },
    { SESSION_HOURS: "8761" },
  ])("are refused where a sitting could last longer than a session: %j", (env) => {
    expect(() => readConfig(env)).toThrow(ConfigFault);
  });
});
