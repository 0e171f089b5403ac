import { pino } from "pino";
import { beforeAll, describe, expect, it } from "vitest";
import { addresses } from "../../../src/contract/calls/addresses";
import { makeApp } from "../../../src/server/app";
import { readConfig } from "../../../src/server/configuration/config";
import { usualPressure, type Pressure } from "../../../src/server/http/back-pressure";
import { chooseIn } from "../../support/shown-option";
import { newKey, openSchool, type School } from "../../support/sittings";

let school: School;
beforeAll(async () => {
  school = await openSchool();
});

const server = (pressure?: Pressure, log = pino({ level: "silent" })) =>
  makeApp({
    ...school.deps,
    config: readConfig({}),
    log,
    ...(pressure === undefined ? {} : { pressure }),
  });

describe("one address", () => {
  it("is limited for all requests and tokens; another one and this machine are not", async () => {
    const app = await server();
    let number = 0;
    const ask = (remoteAddress: string) => {
      number += 1;
      const url = ["/healthz", "/openapi.json", `/media/${"0".repeat(64)}`, addresses.userInfo.path][number % 4] ?? "/";
      const authorization = `Bearer ${"t".repeat(30)}${number}`;
      return app.inject({ url, remoteAddress, headers: { authorization } });
    };
    // the API document alone is a hundred kilobytes
    const cheap = (remoteAddress: string) =>
      app.inject({
        url: addresses.userInfo.path,
        remoteAddress,
        headers: { authorization: `Bearer ${(number += 1)}` },
      });
    for (let made = 0; made < 30_000; made += 1_000)
      await Promise.all(Array.from({ length: 1_000 }, () => cheap("203.0.113.9")));
    const refused = await Promise.all(Array.from({ length: 4 }, () => ask("203.0.113.9")));
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429, 429]);
    expect(refused[0]?.json()).toMatchObject({ code: 429, data: {} });
    expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
    const others = await Promise.all(["203.0.113.10", "127.0.0.1", "::ffff:127.0.0.1", "::1"].map(ask));
    expect(others.map(({ statusCode }) => statusCode)).toEqual(expect.not.arrayContaining([429]));
    await app.close();
  }, 120_000);
});

describe("the log of a sitting", () => {
  it("accepts a limited number of operations per person and hour", async () => {
    const app = await server();
    const ann = await school.signIn("ann");
    const { data } = (await school.call("startExam", { menu_id: "fixed" }, ann)).body;
    const { attempt_id, lease } = data;
    const chosen = chooseIn(data, "f1", "Option A");
    let revision = 0;
    const answer = async () => {
      const input = { attempt_id, lease, exercise_id: "f1", answer: chosen, revision: (revision += 1) };
      const reply = await app.inject({
        method: "POST",
        url: addresses.answerExercise.path,
        headers: { authorization: `Bearer ${ann}` },
        payload: { ...input, idempotency_key: newKey(), elapsed_ms: 1 },
      });
      return reply.json().code as number;
    };
    const codes = new Set<number>();
    for (let minutes = 0; minutes < 60; minutes += 1) {
      school.now += 990;
      codes.add(await answer());
    }
    expect([...codes]).toEqual([200]);
    const nothing = (name: "answerExercise" | "updateCheckStatus") => () => {
      const headers = { authorization: `Bearer ${ann}` };
      return app.inject({ method: "POST", url: addresses[name].path, headers, payload: {} });
    };
    for (const name of ["answerExercise", "updateCheckStatus"] as const) {
      // another minute, so that the limit of calls does not apply
      school.now += 60_000;
      await Promise.all(Array.from({ length: 2_970 }, nothing(name)));
    }
    school.now += 60_000;
    expect(await answer()).toBe(429);
    school.now += 3_600_000;
    expect(await answer()).not.toBe(429);
    await app.close();
  }, 120_000);
});

describe("a server that is behind", () => {
  const calls = async (app: Awaited<ReturnType<typeof server>>) =>
    Promise.all(
      [addresses.siteConfig.path, "/healthz"].map(async (url) => {
        const { statusCode, headers } = await app.inject({ url });
        return [statusCode, headers["retry-after"]];
      }),
    );

  it("refuses calls immediately with a time to retry, but not its health check, then recovers", async () => {
    const app = await server({ ...usualPressure, mostDelayMs: 60, sampleMs: 40 });
    await app.ready();
    const busy = setInterval(() => {
      for (const until = performance.now() + 120; performance.now() < until;);
    });
    await expect
      .poll(() => calls(app), { timeout: 20_000 })
      .toEqual([
        [503, "2"],
        [200, undefined],
      ]);
    await expect
      .poll(async () => (await app.inject({ url: addresses.siteConfig.path })).json(), { timeout: 20_000 })
      .toMatchObject({ code: 503, data: {} });
    clearInterval(busy);
    await expect
      .poll(() => calls(app), { timeout: 20_000 })
      .toEqual([
        [200, undefined],
        [200, undefined],
      ]);
    await app.close();
  });

  it("counts statements that wait for a connection as well", async () => {
    const app = await server({ ...usualPressure, mostDelayMs: 60_000, mostWaiting: 3 });
    await app.ready();
    const pool = school.db.$client;
    const held = await Promise.all(Array.from({ length: pool.options.max ?? 10 }, () => pool.connect()));
    const waiting = Array.from({ length: 4 }, () => pool.query("select 1"));
    expect((await app.inject({ url: addresses.siteConfig.path })).statusCode).toBe(503);
    for (const client of held) client.release();
    await Promise.all(waiting);
    expect((await app.inject({ url: addresses.siteConfig.path })).statusCode).toBe(200);
    await app.close();
  });
});

describe("the log of a server that is behind", () => {
  it("has one line for all refused calls", async () => {
    const lines: string[] = [];
    const log = pino(
      { level: "warn", base: null, timestamp: false },
      { write: (line: string) => void lines.push(line) },
    );
    const app = await server({ ...usualPressure, mostDelayMs: 60_000, mostWaiting: -1 }, log);
    const replies = await Promise.all(Array.from({ length: 50 }, () => app.inject({ url: addresses.siteConfig.path })));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
    await app.close();
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      { level: 40, refused: 50, msg: "calls were refused, since the server is behind with those before them" },
    ]);
  });
});
