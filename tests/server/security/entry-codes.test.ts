import { eq } from "drizzle-orm";
import { pino } from "pino";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addresses } from "../../../src/contract/calls/addresses";
import { makeApp } from "../../../src/server/app";
import { readConfig } from "../../../src/server/configuration/config";
import { sessions, users } from "../../../src/server/db/accounts-schema";
import { entryCodes } from "../../../src/server/db/sign-in-methods-schema";
import { forgetExpired } from "../../../src/server/use-cases/forget-expired";
import { hashPassword } from "../../../src/server/use-cases/passwords";
import { forgetLimits } from "../../support/forget-limits";
import { minute, openSchool, type School } from "../../support/sittings";

let school: School;
let ann: string;
beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
});
beforeEach(async () => {
  await forgetLimits(school.db);
});

const made = async (token = ann) => (await school.call("makeEntryCode", {}, token)).body.data.code;
const enter = async (code: string) => (await school.call("enterByCode", { code })).body;
const whoIs = async (token: string) => (await school.call("userInfo", {}, token)).body;

describe("a sign-in code in a link", () => {
  it("opens a separate session, once", async () => {
    const code = await made();
    const first = await enter(code);
    expect([first.code, (await enter(code)).code]).toEqual([200, 100128]);
    expect((await whoIs(first.data.token)).data.username).toBe("ann");
    expect(first.data.token).not.toBe(ann);
  });

  it("opens one session where many use it simultaneously", async () => {
    const code = await made();
    const codes = await Promise.all(Array.from({ length: 8 }, async () => (await enter(code)).code));
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(7).fill(100128)]);
  });

  it("expires after two minutes and is deleted", async () => {
    const code = await made();
    school.now += 2 * minute;
    expect((await enter(code)).code).toBe(100128);
    await forgetExpired({ db: school.db, clock: () => school.now + 1 });
    expect(await school.db.select().from(entryCodes)).toEqual([]);
  });

  it("ends no session if wrong, and gets the same reply as a used one", async () => {
    const token = await school.signIn("ann");
    const replies = await Promise.all(["x", token, ann, "é".repeat(100)].map((code) => enter(code)));
    expect(replies.map(({ code }) => code)).toEqual([100128, 100128, 100128, 100128]);
    expect((await whoIs(ann)).code).toBe(200);
  });

  it("is stored as a hash", async () => {
    const code = await made();
    const [row] = await school.db.select().from(entryCodes);
    expect([row?.codeHash.length, JSON.stringify(row).includes(code)]).toEqual([64, false]);
  });

  it("does not sign in an account that was switched off meanwhile", async () => {
    const code = await made();
    await school.db.update(users).set({ status: 1 }).where(eq(users.username, "ann"));
    expect((await enter(code)).code).toBe(100102);
    await school.db.update(users).set({ status: 0 }).where(eq(users.username, "ann"));
    expect((await enter(code)).code).toBe(100128);
  });

  it("is limited in guesses and creation", async () => {
    const tried = [];
    for (let n = 0; n < 121; n += 1) tried.push((await enter(`guess-${n}`)).code);
    expect([tried[119], tried[120]]).toEqual([100128, 429]);
    const asked = [];
    for (let n = 0; n < 31; n += 1) asked.push((await school.call("makeEntryCode", {}, ann)).body.code);
    expect([asked[29], asked[30]]).toEqual([200, 429]);
  });
});

describe("a link that signs an account in", () => {
  let admin: string;
  const link = async (token = admin) =>
    (await school.call("makeAccountLink", { user_id: "user-ben" }, token)).body.data.code;
  beforeAll(async () => {
    await school.db.insert(users).values({
      userId: "chief",
      username: "chief",
      passwordHash: await hashPassword("river-stone-7"),
      nickname: "Chief",
      admin: true,
      role: ["admin"],
      permission: [],
      createdAt: school.now,
    });
  });
  beforeEach(async () => {
    ann = await school.signIn("ann");
    admin = await school.signIn("chief", "river-stone-7");
  });
  const set = (userId: string, change: object) => school.db.update(users).set(change).where(eq(users.userId, userId));
  const other = async () => makeApp({ ...school.deps, config: readConfig({}), log: pino({ level: "silent" }) });
  const enterThere = async (code: string) => {
    const app = await other();
    const reply = await app.inject({ method: "POST", url: addresses.enterByCode.path, payload: { code } });
    await app.close();
    return reply.json().code as number;
  };

  it("ends with the session that made it, in every process", async () => {
    const code = await made(ann);
    await school.call("logout", {}, ann);
    expect(await enterThere(code)).toBe(100128);
    const given = await link();
    await school.call("logout", {}, admin);
    expect(await enterThere(given)).toBe(100128);
  });

  it("ends when the session expires, or is ended from another device", async () => {
    const there = await school.signIn("ann");
    const code = await made(there);
    await school.call("endSession", { others: true }, ann);
    expect((await enter(code)).code).toBe(100128);
    const late = await made(ann);
    await school.db.update(sessions).set({ expiresAt: school.now });
    expect((await enter(late)).code).toBe(100128);
  });

  it.each([
    ["password", { passwordHash: "another" }],
    ["status", { status: 2 }],
    ["roles", { role: ["student", "teacher"] }],
    ["permissions", { permission: ["inspect"] }],
  ])("is void where the account has another %s by now", async (_what, change) => {
    const [before] = await school.db.select().from(users).where(eq(users.username, "ann"));
    const code = await made(ann);
    await set("user-ann", change);
    expect((await enter(code)).code).toBe(100128);
    await set("user-ann", before!);
  });

  it.each([
    ["password", { passwordHash: "another" }],
    ["status", { status: 1 }],
    ["roles", { admin: false, role: ["student"] }],
  ])("is void where its maker has another %s by now", async (_what, change) => {
    const [before] = await school.db.select().from(users).where(eq(users.userId, "chief"));
    const code = await link();
    await set("chief", change);
    expect((await enter(code)).code).toBe(100128);
    await set("chief", before!);
  });

  it("stays void when the account's status is restored", async () => {
    const code = await link();
    for (const status of [1, 0]) await school.call("changeAccount", { user_id: "user-ben", status }, admin);
    expect((await enter(code)).code).toBe(100128);
  });

  it("replaces earlier links, the password and the sessions", async () => {
    const before = await link();
    const now = await link();
    expect((await enter(before)).code).toBe(100128);
    const { token } = (await enter(now)).data;
    expect((await whoIs(token)).data.username).toBe("ben");
    await link();
    expect((await whoIs(token)).code).toBe(100001);
  });

  it("begins a session with the age of the one that made it, however often that is repeated", async () => {
    const day = 86_400_000;
    let token = ann;
    const begun = school.now;
    for (let days = 1; days < 7; days += 1) {
      school.now = begun + days * day;
      token = (await enter(await made(token))).data.token;
      expect((await whoIs(token)).code).toBe(200);
    }
    school.now = begun + 7 * day;
    expect((await whoIs(token)).code).toBe(100001);
    school.now = begun;
  });
});
