import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sessions } from "../../src/server/db/accounts-schema";
import { shortenedAddress } from "../../src/server/http/session-place";
import { secretHashOf } from "../../src/server/support/identifiers";
import { minute, openSchool, type School } from "../support/sittings";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) " +
  "Version/18.0 Mobile/15E148 Safari/604.1";

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(async () => {
  await school.db.delete(sessions);
});

const from = (agent: string) => ({ "user-agent": agent });
const list = async (token: string, agent = firefox) =>
  (await school.call("sessionList", {}, token, from(agent))).body.data.list;
const rowOf = async (token: string) =>
  (
    await school.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, secretHashOf(token)))
  )[0];

describe("the sessions of a person", () => {
  it("are listed with browser and address, the present one first, then the latest", async () => {
    const begun = school.now;
    const [here, there, older] = [await school.signIn("ann"), await school.signIn("ann"), await school.signIn("ann")];
    await school.signIn("ben");
    school.now += minute;
    await school.call("userInfo", {}, there, from(phone));
    school.now += minute;
    const told = await list(here);
    expect(told).toEqual([
      {
        session_id: expect.stringMatching(/^[0-9a-f]{32}$/),
        browser: "Firefox",
        system: "Linux",
        address: "127.0.0.*",
        created_at: begun,
        last_seen_at: begun + 2 * minute,
        is_current: true,
      },
      {
        session_id: expect.any(String),
        browser: "Safari",
        system: "iOS",
        address: "127.0.0.*",
        created_at: begun,
        last_seen_at: begun + minute,
        is_current: false,
      },
      {
        session_id: expect.any(String),
        browser: null,
        system: null,
        address: null,
        created_at: begun,
        last_seen_at: null,
        is_current: false,
      },
    ]);
    expect(JSON.stringify(told)).not.toContain(secretHashOf(older));
  });

  it("are recorded as in use at most once in five minutes", async () => {
    const token = await school.signIn("ann");
    const seen = async () => {
      await school.call("userInfo", {}, token, from(firefox));
      return (await rowOf(token))?.lastSeenAt;
    };
    const start = school.now;
    expect(await seen()).toBe(start);
    school.now = start + 5 * minute - 1;
    expect(await seen()).toBe(start);
    school.now = start + 5 * minute;
    expect(await seen()).toBe(start + 5 * minute);
  });

  it("can be ended singly or all others together, immediately, by their owner only", async () => {
    const [here, there, elsewhere, bens] = [
      await school.signIn("ann"),
      await school.signIn("ann"),
      await school.signIn("ann"),
      await school.signIn("ben"),
    ];
    await school.call("userInfo", {}, there, from(phone));
    const known = (await list(here)).find(({ browser }) => browser === "Safari");
    const [ben] = await list(bens);
    const end = async (input: object) => (await school.call("endSession", input, here)).body;
    expect((await end({ session_id: ben?.session_id })).data).toEqual({ ended: 0 });
    expect((await end({ session_id: known?.session_id })).data).toEqual({ ended: 1 });
    expect((await end({ session_id: known?.session_id })).data).toEqual({ ended: 0 });
    const codes = async () =>
      Promise.all(
        [here, there, elsewhere, bens].map(async (token) => (await school.call("userInfo", {}, token)).body.code),
      );
    expect(await codes()).toEqual([200, 100001, 200, 200]);
    expect((await end({ others: true })).data).toEqual({ ended: 1 });
    expect(await codes()).toEqual([200, 100001, 100001, 200]);
    expect((await end({ others: false })).code).toBe(400);
  });

  it.each([
    ["203.0.113.77", "203.0.113.*"],
    ["::ffff:203.0.113.77", "203.0.113.*"],
    ["2001:db8:7:9::1", "2001:db8:7:*"],
    ["2001:db8::1", "2001:db8:*"],
    ["::1", "::*"],
    ["", null],
    ["somewhere", null],
  ])("from %s are listed with the address %s", (ip, shown) => {
    expect(shortenedAddress(ip)).toBe(shown);
  });
});
