import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { users } from "../../../src/server/db/accounts-schema";
import { rateLimits } from "../../../src/server/db/guest-schema";
import { entryCodes } from "../../../src/server/db/ways-in-schema";
import { forgetExpired } from "../../../src/server/use-cases/forget-expired";
import { minute, openSchool, type School } from "../../support/sittings";

let school: School;
let ann: string;
beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
});
beforeEach(async () => {
  await school.db.delete(rateLimits);
});

const made = async (token = ann) => (await school.call("makeEntryCode", {}, token)).body.data.code;
const enter = async (code: string) => (await school.call("enterByCode", { code })).body;
const whoIs = async (token: string) => (await school.call("userInfo", {}, token)).body;

describe("a code that an address carries", () => {
  it("is a session of its own, once", async () => {
    const code = await made();
    const first = await enter(code);
    expect([first.code, (await enter(code)).code]).toEqual([200, 100128]);
    expect((await whoIs(first.data.token)).data.username).toBe("ann");
    expect(first.data.token).not.toBe(ann);
  });

  it("is one session where many use it at once", async () => {
    const code = await made();
    const codes = await Promise.all(Array.from({ length: 8 }, async () => (await enter(code)).code));
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(7).fill(100128)]);
  });

  it("is over after two minutes, and forgotten", async () => {
    const code = await made();
    school.now += 2 * minute;
    expect((await enter(code)).code).toBe(100128);
    await forgetExpired({ db: school.db, clock: () => school.now + 1 });
    expect(await school.db.select().from(entryCodes)).toEqual([]);
  });

  it("that is wrong ends no session, and says no more than one that was used", async () => {
    const token = await school.signIn("ann");
    const replies = await Promise.all(["x", token, ann, "é".repeat(100)].map((code) => enter(code)));
    expect(replies.map(({ code }) => code)).toEqual([100128, 100128, 100128, 100128]);
    expect((await whoIs(ann)).code).toBe(200);
  });

  it("is kept as a hash", async () => {
    const code = await made();
    const [row] = await school.db.select().from(entryCodes);
    expect([row?.codeHash.length, JSON.stringify(row).includes(code)]).toEqual([64, false]);
  });

  it("lets nobody in whose account was switched off meanwhile", async () => {
    const code = await made();
    await school.db.update(users).set({ status: 1 }).where(eq(users.username, "ann"));
    expect((await enter(code)).code).toBe(100102);
    await school.db.update(users).set({ status: 0 }).where(eq(users.username, "ann"));
    expect((await enter(code)).code).toBe(100128);
  });

  it("is guessed and made only so often", async () => {
    const tried = [];
    for (let n = 0; n < 121; n += 1) tried.push((await enter(`guess-${n}`)).code);
    expect([tried[119], tried[120]]).toEqual([100128, 429]);
    const asked = [];
    for (let n = 0; n < 31; n += 1) asked.push((await school.call("makeEntryCode", {}, ann)).body.code);
    expect([asked[29], asked[30]]).toEqual([200, 429]);
  });
});
