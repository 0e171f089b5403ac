import Fastify, { type FastifyInstance } from "fastify";
import { pino } from "pino";
import { beforeAll, describe, expect, it } from "vitest";
import { addresses } from "../../src/contract/calls/addresses";
import { makeApp } from "../../src/server/app";
import { readConfig } from "../../src/server/configuration/config";
import { limitRequests } from "../../src/server/http/call-limits";
import { handleErrors } from "../../src/server/http/errors";
import { createKnownBearers } from "../../src/server/http/known-bearers";
import { openSchool, type School } from "../support/sittings";

let school: School;
beforeAll(async () => {
  school = await openSchool();
});

const server = () => makeApp({ ...school.deps, config: readConfig({}), log: pino({ level: "silent" }) });

describe("the limit of calls", () => {
  it("stops only the caller above the limit, with a message and a time to retry", async () => {
    const [ann, ben] = [await school.signIn("ann"), await school.signIn("ben")];
    const burst = async (calls: number) => {
      for (let made = 0; made < calls; made += 500)
        await Promise.all(Array.from({ length: 500 }, () => school.call("siteConfig", {}, ann)));
    };
    await burst(6_000);
    const refused = await school.call("userInfo", {}, ann, { lang: "en" });
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 429, msg: "Too many tries in a short time. Wait a moment and try again." },
    });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await school.call("userInfo", {}, ben)).body.code).toBe(200);
  }, 120_000);
});

describe("the limit of requests from one address", () => {
  it("counts the files of the pages separately, so that devices fetching them can still answer", async () => {
    const app = Fastify();
    handleErrors(app);
    limitRequests(app, school.db, () => 0, createKnownBearers(), { requests: 3, files: 6, health: 2 });
    app.get("/*", () => "sent");
    const statuses = async (url: string, count: number, remoteAddress = "203.0.113.7") => {
      const replies = [];
      for (let sent = 0; sent < count; sent += 1) replies.push((await app.inject({ url, remoteAddress })).statusCode);
      return replies.join(" ");
    };
    expect(await statuses("/assets/part.js", 8)).toBe("200 200 200 200 200 200 429 429");
    expect(await statuses("/api/answer", 4)).toBe("200 200 200 429");
    expect(await statuses("/assets/part.js?more", 1)).toBe("429");
    expect(await statuses("/assets/part.js", 1, "203.0.113.8")).toBe("200");
    expect(await statuses("/healthz", 3, "203.0.113.9")).toBe("200 200 429");
    await app.close();
  });

  it.each([
    ["127.0.0.1", 1e9],
    ["::1", 2e9],
    ["::ffff:127.0.0.1", 3e9],
  ])("counts requests from %s too, except those with tokens known to be valid", async (ip, now) => {
    const bearers = createKnownBearers();
    const app = Fastify();
    handleErrors(app);
    limitRequests(app, school.db, () => now, bearers, { requests: 4, files: 6, health: 2 });
    app.get("/*", () => "sent");
    const ask = async (url: string, authorization = "") =>
      (await app.inject({ url, remoteAddress: ip, headers: { authorization } })).statusCode;
    const good = { headers: { authorization: "Bearer good" } };
    bearers.note(good, null);
    expect([await ask("/healthz"), await ask("/healthz"), await ask("/healthz")]).toEqual([200, 200, 429]);
    const made = [];
    for (let number = 0; number < 4; number += 1) made.push(await ask("/api/home", `Bearer made-up-${number}`));
    expect(made).toEqual([200, 429, 429, 429]);
    expect(await ask("/api/home", "Bearer good")).toBe(200);
    bearers.note(good, "forbidden");
    expect(await ask("/api/home", "Bearer good")).toBe(200);
    bearers.note(good, "tokenInvalid");
    expect(await ask("/api/home", "Bearer good")).toBe(429);
    await app.close();
  });

  it("is shared by all servers of a database and counts unknown tokens from the loopback address", async () => {
    const apps = [await server(), await server()];
    const ask = async (app: FastifyInstance | undefined, authorization: string) =>
      (await app?.inject({ url: addresses.userInfo.path, headers: { authorization } }))?.statusCode;
    const ann = await school.signIn("ann");
    const mine = `Bearer ${ann}`;
    for (const app of apps) expect(await ask(app, mine)).toBe(200);
    const until = async (app: FastifyInstance | undefined): Promise<number> => {
      for (let made = 0; made < 32_000; made += 1_000) {
        const flood = Array.from({ length: 1_000 }, (_, place) => ask(app, `Bearer ${"m".repeat(20)}${made + place}`));
        if ((await Promise.all(flood)).includes(429)) return made;
      }
      return Infinity;
    };
    expect(await until(apps[0])).toBeLessThanOrEqual(30_000);
    await expect.poll(() => ask(apps[1], `Bearer ${"n".repeat(30)}`), { timeout: 10_000 }).toBe(429);
    for (const app of apps) expect(await ask(app, mine)).toBe(200);
    for (const app of apps) await app.close();
  }, 120_000);
});
