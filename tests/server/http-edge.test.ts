import { request } from "node:http";
import { beforeAll, describe, expect, it } from "vitest";
import { addresses } from "../../src/contract/calls/addresses";
import { requestedLanguage } from "../../src/server/http/envelope";
import { inlineScriptHashes } from "../../src/server/http/inline-hashes";
import { digestOf } from "../support/database";
import { forgetLimits } from "../support/forget-limits";
import { newKey, openSchool, type School } from "../support/sittings";

let school: School;
const pauses: number[] = [];
let ann: string;

beforeAll(async () => {
  school = await openSchool({}, { pause: async (ms) => void pauses.push(ms) });
  ann = await school.signIn("ann");
});

const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  school.app.inject({
    method: "POST",
    url: addresses.answerExercise.path,
    headers: {
      authorization: `Bearer ${ann}`,
      "content-type": "application/json",
      "accept-language": "en",
      ...headers,
    },
    payload,
  });

describe("a malformed body", () => {
  it.each([
    ["half a JSON", '{"attempt_id":', 400, 400],
    ["no JSON at all", "<html>", 400, 400],
    ["an array", "[]", 400, 400],
    ["a prototype", '{"__proto__":{"admin":true}}', 400, 400],
    ["a constructor", '{"constructor":{"prototype":{"admin":true}}}', 400, 400],
    ["UTF-16", Buffer.from('{"a":1}', "utf16le"), 400, 400],
    ["a megabyte", JSON.stringify({ answer: "x".repeat(1_000_000) }), 413, 413],
  ])("%s", async (_name, payload, status, code) => {
    const before = await digestOf(school.db);
    const reply = await post(payload);
    expect([reply.statusCode, reply.json()]).toEqual([status, { code, msg: expect.any(String), data: {} }]);
    expect(reply.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(await digestOf(school.db)).toBe(before);
  });

  it("is refused as text or as a multipart form", async () => {
    for (const type of ["text/plain", "multipart/form-data; boundary=x"])
      expect((await post("{}", { "content-type": type })).json()).toMatchObject({ code: 415 });
  });

  it("is refused like a repeated or unknown query key", async () => {
    for (const query of ["attempt_id=a&attempt_id=b", "attempt_id=a&x=1", "attempt_id[]=a", "__proto__=a", ""]) {
      const reply = await school.app.inject({
        method: "GET",
        url: `${addresses.presentedExercise.path}?${query}`,
        headers: { authorization: `Bearer ${ann}` },
      });
      expect([query, reply.statusCode]).toEqual([query, 400]);
    }
  });

  it("is no error where the database cannot store its text: it counts as a wrong name", async () => {
    expect((await school.call("login", { username: "ann\u0000", password: "x" })).body.code).toBe(400);
  });
});

describe("an answer of the longest kind", () => {
  it("is saved up to the maximum length and refused beyond", async () => {
    const attempt = (await school.call("startExam", { menu_id: "fixed" }, ann)).body.data;
    const answer = (text: string) =>
      school.call(
        "answerExercise",
        {
          attempt_id: attempt.attempt_id,
          exercise_id: "f3",
          answer: { type: "text_entry", text },
          revision: 1,
          idempotency_key: newKey(),
          elapsed_ms: 1,
          lease: attempt.lease,
        },
        ann,
      );
    expect((await answer("x".repeat(200))).body.code).toBe(200);
    expect((await answer("x".repeat(201))).body.code).toBe(100208);
    expect((await answer("x".repeat(2_001))).body.code).toBe(400);
  });
});

describe("the origin and session of a request", () => {
  const signIn = (headers: Record<string, string>) =>
    school.app.inject({
      method: "POST",
      url: addresses.login.path,
      headers: { host: "school.test", ...headers },
      payload: { username: "ann", password: "secret-word" },
    });

  it("must not be a page of another site", async () => {
    expect((await signIn({ "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
    expect((await signIn({ "sec-fetch-site": "same-site" })).statusCode).toBe(403);
    expect((await signIn({ origin: "https://evil.test" })).statusCode).toBe(403);
    expect((await signIn({ origin: "null" })).json()).toMatchObject({ code: 403 });
    expect((await signIn({ "sec-fetch-site": "same-origin" })).statusCode).toBe(200);
    expect((await signIn({ origin: "http://school.test" })).statusCode).toBe(200);
    const reply = await signIn({});
    expect(reply.headers["access-control-allow-origin"]).toBeUndefined();
    expect(reply.headers["cache-control"]).toBe("no-store");
  });

  it("must be a session that has not ended by sign-out, a switched-off account or a week's time", async () => {
    const one = await school.signIn("ann");
    expect((await school.call("logout", {}, one)).body).toEqual({ code: 200, msg: "OK", data: {} });
    expect((await school.call("userInfo", {}, one)).body.code).toBe(100001);
    const two = await school.signIn("ann");
    school.now += 7 * 86_400_000;
    expect((await school.call("userInfo", {}, two)).body.code).toBe(100001);
    ann = await school.signIn("ann");
  });
});

describe("signing in", () => {
  it("gives the same reply for an unknown name and a wrong password", async () => {
    const wrong = await school.call("login", { username: "ben", password: "wrong-word" });
    const unknown = await school.call("login", { username: "nobody", password: "wrong-word" });
    expect(wrong.body).toEqual({ code: 100101, msg: expect.any(String), data: {} });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect((await school.call("login", { username: "off", password: "secret-word" })).body.code).toBe(100102);
  });

  it("delays guessing for one account, whatever X-Forwarded-For says, and admits a class", async () => {
    const codes: number[] = [];
    await forgetLimits(school.db);
    pauses.length = 0;
    for (let place = 0; place < 12; place += 1)
      codes.push(
        (
          await school.call("login", { username: "ben", password: `guess-${place}` }, undefined, {
            "x-forwarded-for": `10.0.0.${place}`,
          })
        ).body.code,
      );
    expect([codes, pauses]).toEqual([codes.map(() => 100101), [500, 1_000, 2_000, 4_000]]);
    const entered = await Promise.all(
      Array.from({ length: 30 }, () => school.call("login", { username: "ann", password: "secret-word" })),
    );
    expect(entered.filter(({ body }) => body.code !== 200)).toEqual([]);
  });
});

describe("the rest of the server", () => {
  it("replies in the caller's language", () => {
    const cases: [Record<string, string>, string][] = [
      [{}, "zh"],
      [{ "accept-language": "en-US,zh;q=0.5" }, "en"],
      [{ "accept-language": "zh-CN,en" }, "zh"],
      [{ "accept-language": "fr" }, "zh"],
      [{ lang: "en", "accept-language": "zh" }, "en"],
    ];
    expect(cases.map(([headers]) => requestedLanguage(headers))).toEqual(cases.map(([, language]) => language));
  });

  it("has security headers, an OpenAPI document of every call, and no other addresses", async () => {
    const health = await school.app.inject("/healthz");
    expect(health.json()).toEqual({ code: 200, msg: "成功", data: { ready: true } });
    expect(health.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "x-frame-options": "DENY",
    });
    expect(String(health.headers["content-security-policy"])).toContain("default-src 'none';script-src 'self';");
    const page = health.headers["content-security-policy"];
    const data = "default-src 'none'; frame-ancestors 'none'";
    for (const [reply, policy] of [
      [await post("{"), data],
      [await post("{}", { "sec-fetch-site": "cross-site" }), data],
      [await school.app.inject("/api/none"), data],
      [await school.app.inject("/none"), page],
      [await school.app.inject({ method: "POST", url: addresses.login.path, payload: {} }), data],
    ] as const)
      expect(reply.headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "no-referrer",
        "cross-origin-resource-policy": "same-origin",
        "content-security-policy": policy,
        "strict-transport-security": health.headers["strict-transport-security"],
      });
    const document = (await school.app.inject("/openapi.json")).json<{
      openapi: string;
      paths: Record<string, unknown>;
    }>();
    expect(document.openapi).toBe("3.1.0");
    expect(Object.keys(document.paths)).toEqual(Object.values(addresses).map(({ path }) => path));
    for (const url of [
      "/metrics",
      "/docs",
      "/api/none",
      "/.env",
      "/media/none",
      `/media/${"0".repeat(64)}`,
      "/../package.json",
    ])
      expect([url, (await school.app.inject(url)).statusCode]).toEqual([url, 404]);
  });

  it("allows exactly the inline scripts of the page", () => {
    expect(inlineScriptHashes('<script src="/a.js"></script><script>let a</script>')).toEqual([
      "'sha256-IfEXP/8HLuXoAiy0hZVrCAcjcLsZqYFpLOHDGj8enqE='",
    ]);
  });

  it("answers 503 while the database is away, and again when it is back", async () => {
    const { db } = school;
    const pool = db.$client;
    const connect = pool.connect.bind(pool);
    const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    Object.assign(pool, { connect: () => Promise.reject(refused), query: () => Promise.reject(refused) });
    expect((await school.call("userInfo", {}, ann)).status).toBe(503);
    expect((await school.app.inject("/healthz")).json()).toMatchObject({ code: 503, data: {} });
    Reflect.deleteProperty(pool, "query");
    Object.assign(pool, { connect });
    expect((await school.call("userInfo", {}, ann)).status).toBe(200);
  });

  it("works over a real socket, and survives a caller that disconnects", async () => {
    const address = await school.app.listen({ port: 0, host: "127.0.0.1" });
    await new Promise<void>((resolve) => {
      const half = request(`${address}${addresses.answerExercise.path}`, {
        method: "POST",
        headers: { "content-type": "application/json", "content-length": "100" },
      });
      half.on("error", () => resolve());
      half.write("{", () => half.destroy(new Error("gone")));
    });
    const reply = await fetch(`${address}${addresses.userInfo.path}`, { headers: { authorization: `Bearer ${ann}` } });
    expect(await reply.json()).toMatchObject({ code: 200, data: { username: "ann" } });
  });
});
