import Fastify from "fastify";
import { pino } from "pino";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addresses } from "../../../src/contract/calls/addresses";
import { makeApp } from "../../../src/server/app";
import { readConfig } from "../../../src/server/configuration/config";
import { users } from "../../../src/server/db/accounts-schema";
import { believedProxies } from "../../../src/server/http/believed-proxies";
import { ConfigFault } from "../../../src/server/support/config-fault";
import type { FairQueue } from "../../../src/server/use-cases/fair-queue";
import { createPasswordQueue, hashPassword } from "../../../src/server/use-cases/passwords";
import { forgetLimits } from "../../support/forget-limits";
import { morning, openSchool, type School } from "../../support/sittings";

let school: School;
const pauses: number[] = [];
let held: Promise<void> = Promise.resolve();
const pause = async (ms: number): Promise<void> => {
  pauses.push(ms);
  await held;
  school.now += ms;
};

const newTurns = () => createPasswordQueue({ clock: () => 0, pause: async () => undefined });
let turns = newTurns();
/** The tries that requested a password check, and those that were started, in that order. */
const came: string[] = [];
const begun: string[] = [];
let checking: Promise<void> = Promise.resolve();
const passwordQueue: FairQueue = {
  run: (source, work, cost) => {
    came.push(source.key);
    return turns.run(source, () => begin(source.key, work), cost);
  },
  imitate: (source, work, cost) => {
    came.push(source.key);
    return turns.imitate(source, () => begin(source.key, work), cost);
  },
};
async function begin<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  begun.push(key);
  await checking;
  return work();
}

beforeAll(async () => {
  school = await openSchool({ trustProxy: 1 }, { pause, passwordQueue });
});
beforeEach(async () => {
  pauses.length = 0;
  held = checking = Promise.resolve();
  came.length = begun.length = 0;
  turns = newTurns();
  await forgetLimits(school.db);
});

interface Try {
  readonly username?: string;
  readonly password?: string;
  readonly from?: string;
  readonly cookie?: string;
  readonly app?: School["app"];
}

const post = (
  name: "login" | "register",
  payload: object,
  from: string,
  more: Record<string, string> = {},
  app = school.app,
) =>
  app.inject({
    method: "POST",
    url: addresses[name].path,
    headers: { "x-forwarded-for": from, ...more },
    payload,
  });

async function attempt({ username = "ann", password = "wrong", from = "203.0.113.7", cookie, app }: Try) {
  const reply = await post("login", { username, password }, from, cookie === undefined ? {} : { cookie }, app);
  const written = reply.headers["set-cookie"];
  return { code: reply.json().code as number, cookie: String(written ?? "").split(";")[0] ?? "", written };
}
const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
async function oneByOne(count: number, one: Try): Promise<number[]> {
  const codes = [];
  for (let tried = 0; tried < count; tried += 1) codes.push((await attempt(one)).code);
  return codes;
}

describe("wrong passwords", () => {
  it("delay further tries, and never lock an account", async () => {
    expect(await oneByOne(8, {})).toEqual(Array.from({ length: 8 }, () => 100101));
    expect(pauses).toEqual([]);
    expect(await oneByOne(4, {})).toEqual(Array.from({ length: 4 }, () => 100101));
    expect(pauses).toEqual([500, 1_000, 2_000, 4_000]);
    expect((await attempt({ password: "secret-word" })).code).toBe(200);
  });

  it("are checked a few at a time where many are simultaneous", async () => {
    let go = (): void => undefined;
    held = new Promise<void>((resolve) => (go = resolve));
    let turnedAway = 0;
    const all = times(60, async () => {
      const tried = await attempt({});
      turnedAway += Number(tried.code === 429);
      return tried;
    });
    // eight are free, six to eight more owe delay by the order in which they are counted, sixteen wait
    await expect.poll(() => came.length + 16 + turnedAway).toBe(60);
    const checked = came.length;
    expect(checked).toBeGreaterThanOrEqual(8 + 6);
    expect(checked).toBeLessThanOrEqual(8 + 8);
    expect((await attempt({ username: "nobody", from: "198.51.100.9" })).code).toBe(100101);
    go();
    const codes = (await all).map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set([100101, 429]));
    expect(codes.filter((code) => code === 429).length).toBeGreaterThanOrEqual(turnedAway);
  });

  it("under way do not block the right one from the same address, on either server", async () => {
    const other = await makeApp({
      ...school.deps,
      config: readConfig({ TRUST_PROXY: "1" }),
      log: pino({ level: "silent" }),
    });
    await oneByOne(8, {});
    let go = (): void => undefined;
    held = new Promise<void>((resolve) => (go = resolve));
    const underWay = times(5, () => attempt({}));
    await expect.poll(() => pauses.length).toBeGreaterThan(0);
    const right = [];
    for (const app of [school.app, other]) right.push((await attempt({ password: "secret-word", app })).code);
    go();
    await underWay;
    await other.close();
    expect(right).toEqual([200, 200]);
  });

  it("repeated twenty at a time at two servers do not block the right one", async () => {
    const other = await makeApp({
      ...school.deps,
      config: readConfig({ TRUST_PROXY: "1" }),
      log: pino({ level: "silent" }),
    });
    let isOver = false;
    const attacker = async (place: number): Promise<void> => {
      while (!isOver) await attempt({ password: "guess", app: place % 2 === 0 ? school.app : other });
    };
    const attackers = Array.from({ length: 20 }, (_, place) => attacker(place));
    const began = school.now;
    await expect.poll(() => pauses.length).toBeGreaterThan(20);
    for (const app of [school.app, other]) {
      // a try that waited until its browser would give up is asked to retry, and does
      let code = 429;
      while (code === 429) ({ code } = await attempt({ password: "secret-word", app }));
      expect(code).toBe(200);
    }
    isOver = true;
    await Promise.all(attackers);
    await other.close();
    expect(school.now).toBeGreaterThan(began);
  });

  it("of forty strangers do not block the owner, from any address", async () => {
    for (let from = 0; from < 45; from += 1) await attempt({ from: `198.51.100.${from}` });
    expect((await attempt({ password: "secret-word", from: "192.0.2.1" })).code).toBe(200);
    expect(pauses).toEqual([]);
  });

  it("on made-up names do not block others behind the same address", async () => {
    await times(130, (index) => attempt({ username: `made-up-${index}` }));
    expect((await attempt({ password: "secret-word" })).code).toBe(200);
  });

  it("on a hundred simultaneous made-up names do not delay another address", async () => {
    const [crowd, alone] = ["203.0.113.7", "198.51.100.7"];
    let go = (): void => undefined;
    checking = new Promise<void>((resolve) => (go = resolve));
    const attack = times(100, (index) => attempt({ username: `nobody-${index}`, from: crowd }));
    await expect.poll(() => came.length).toBe(100);
    const right = attempt({ username: "ben", password: "secret-word", from: alone });
    await expect.poll(() => came.length).toBe(101);
    go();
    expect((await right).code).toBe(200);
    await attack;
    expect(begun.slice(0, 3)).toEqual([crowd, crowd, alone]);
  });

  it("do not count against a device that the account has signed in on", async () => {
    const { cookie } = await attempt({ password: "secret-word" });
    await oneByOne(12, {});
    pauses.length = 0;
    expect((await attempt({ password: "secret-word", cookie })).code).toBe(200);
    expect(pauses).toEqual([]);
    await oneByOne(1, { username: "ben", cookie });
    expect(await oneByOne(9, { cookie })).toEqual(Array.from({ length: 9 }, () => 100101));
    expect(pauses.length).toBeGreaterThan(0);
  });

  it("do not delay a class of forty behind one address with two each", async () => {
    const passwordHash = await hashPassword("river-stone-7");
    const pupils = Array.from({ length: 40 }, (_, index) => ({
      userId: `pupil-${index}`,
      username: `pupil_${index}`,
      passwordHash,
      nickname: "Pupil",
      role: ["student"],
      permission: [],
      createdAt: morning,
    }));
    await school.db.insert(users).values(pupils);
    const codes = await times(40, async (index) => {
      const username = `pupil_${index}`;
      await attempt({ username });
      await attempt({ username });
      return (await attempt({ username, password: "river-stone-7" })).code;
    });
    expect([codes, pauses]).toEqual([codes.map(() => 200), []]);
  });
});

describe("the cookie of a known device", () => {
  it("is HttpOnly, and Secure on a page over https", async () => {
    const { written } = await attempt({ password: "secret-word" });
    const attributes = "Path=/; Max-Age=15552000; HttpOnly; SameSite=Strict";
    expect(written).toMatch(/^invigil_device=[\w-]+\.[\w-]{43}; /);
    expect(String(written).split("; ").slice(1).join("; ")).toBe(attributes);
    const secured = await post("login", { username: "ann", password: "secret-word" }, "203.0.113.7", {
      "x-forwarded-proto": "https",
    });
    expect(secured.headers["set-cookie"]).toContain("; Secure");
  });

  it("recognises all users of the device, contains no names, and cannot be copied or forged", async () => {
    const first = (await attempt({ password: "secret-word" })).cookie;
    const both = (await attempt({ username: "ben", password: "secret-word", cookie: first })).cookie;
    expect(both.startsWith(first)).toBe(true);
    expect(both).not.toMatch(/ann|ben/);
    const [, mark] = first.split(".");
    await oneByOne(12, {});
    for (const [cookie, waits] of [
      [both, 0],
      [first, 0],
      [`invigil_device=another-device-of-mine.${mark}`, 1],
      [`invigil_device=${"x".repeat(4_000)}`, 1],
      ["invigil_device=%E0%A4%A.b", 1],
    ] as const) {
      pauses.length = 0;
      expect([(await attempt({ cookie })).code, pauses.length]).toEqual([100101, waits]);
      expect((await attempt({ password: "secret-word", cookie })).code).toBe(200);
    }
  });

  it("is not set after a wrong password", async () => {
    expect((await attempt({})).written).toBeUndefined();
  });
});

describe("the address of a request", () => {
  it("is the one seen by the trusted proxy, whatever headers the client sent", async () => {
    for (let tried = 0; tried < 8; tried += 1) await attempt({ from: `10.9.8.${tried}, 203.0.113.7` });
    await attempt({ from: "10.1.1.1, 203.0.113.7" });
    expect(pauses).toEqual([500]);
  });

  it.each([
    [1, "127.0.0.1", "203.0.113.7"],
    [1, "::ffff:10.0.0.2", "203.0.113.7"],
    [1, "198.51.100.1", "198.51.100.1"],
    [2, "10.0.0.2", "10.9.8.7"],
    [0, "10.0.0.2", "10.0.0.2"],
    [["198.51.100.0/24"], "198.51.100.1", "203.0.113.7"],
    [["198.51.100.0/24"], "10.0.0.2", "10.0.0.2"],
  ])("with TRUST_PROXY %s, coming from %s, is %s", async (trustProxy, remoteAddress, address) => {
    const app = Fastify({ trustProxy: believedProxies(trustProxy) });
    app.get("/", ({ ip }) => ip);
    const reply = await app.inject({
      url: "/",
      remoteAddress,
      headers: { "x-forwarded-for": "192.0.2.66, 10.9.8.7, 203.0.113.7" },
    });
    expect(reply.body).toBe(address);
  });

  it.each([
    ["2", 2],
    ["10.0.0.0/8, loopback", ["10.0.0.0/8", "loopback"]],
    ["::1", ["::1"]],
  ])("TRUST_PROXY=%s is understood", (text, trusted) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(trusted);
  });
  it.each(["true", "all", "10.0.0.0/33", "99", "", "10.0.0.0/8/8"])("TRUST_PROXY=%s is refused", (text) => {
    expect(() => readConfig({ TRUST_PROXY: text })).toThrow(ConfigFault);
  });
});
