import { eq } from "drizzle-orm";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request, type IncomingHttpHeaders } from "node:http";
import { connect, createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { json } from "node:stream/consumers";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addresses } from "../../../src/contract/calls/addresses";
import { makeApp } from "../../../src/server/app";
import { readConfig, type Config } from "../../../src/server/configuration/config";
import { users } from "../../../src/server/db/accounts-schema";
import { outsideSigns } from "../../../src/server/db/security-schema";
import { closeDemo, firstOutsideSign, openDemo } from "../../../src/server/use-cases/demo-access";
import { hashPassword } from "../../../src/server/use-cases/passwords";
import { forgetLimits } from "../../support/forget-limits";
import { morning, openSchool, type School } from "../../support/sittings";

type App = School["app"];
let school: School;
let apps: readonly [App, App];
let everywhere: App;
let ports: readonly number[];
const words: string[] = [];

const appWith = (config: Partial<Config> = {}) =>
  makeApp({
    ...school.deps,
    config: { ...readConfig({}), ...config },
    log: pino({ level: "warn" }, { write: (line) => void words.push(line) }),
  });
const demo = { username: "student", password: "student123" };

beforeAll(async () => {
  school = await openSchool();
  const account = { username: demo.username, nickname: "Mia", role: ["student"], permission: [], createdAt: morning };
  const passwordHash = await hashPassword(demo.password);
  await school.db.insert(users).values({ ...account, userId: "demo", passwordHash });
  apps = [await appWith(), await appWith()];
  everywhere = await appWith({ demoElsewhere: true });
  for (const app of apps) await app.listen({ port: 0, host: "127.0.0.1" });
  ports = apps.map(({ server }) => (server.address() as AddressInfo).port);
});
afterAll(async () => {
  for (const app of [...apps, everywhere]) await app.close();
});
beforeEach(async () => {
  words.length = 0;
  await forgetLimits(school.db);
  await openDemo(school.deps);
  school.now += 2_000;
});

type Inject = { readonly headers?: Record<string, string>; readonly remoteAddress?: string };
const signIn = async (app: App, { headers = {}, remoteAddress = "127.0.0.1" }: Inject = {}, given: object = demo) => {
  const url = addresses.login.path;
  return (await app.inject({ method: "POST", url, headers, remoteAddress, payload: given })).json();
};
const isIn = async (app: App, token: string): Promise<boolean> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await app.inject({ url: addresses.userInfo.path, headers })).json().code === 200;
};

describe("the demo passwords", () => {
  it("work on this machine under each of its names", async () => {
    for (const host of ["localhost:10002", "127.0.0.1", "[::1]:10002"]) {
      const headers = { host, origin: `http://${host}`, referer: `http://${host}/login` };
      expect((await signIn(apps[0], { headers })).code).toBe(200);
    }
    expect(await firstOutsideSign(school.deps)).toBe(null);
  });

  it.each<[string, Inject]>([
    ["origin school.example", { headers: { origin: "https://school.example" } }],
    ["origin null", { headers: { origin: "null" } }],
    ["referer school.example", { headers: { referer: "https://school.example/login" } }],
    ["host school.example", { headers: { host: "school.example" } }],
    ["host localhost.school.example", { headers: { host: "localhost.school.example:80" } }],
    ["the header x-forwarded-for", { headers: { "x-forwarded-for": "127.0.0.1" } }],
    ["the header x-forwarded-proto", { headers: { "x-forwarded-proto": "https" } }],
    ["the header x-real-ip", { headers: { "x-real-ip": "127.0.0.1" } }],
    ["the header forwarded", { headers: { forwarded: "for=127.0.0.1" } }],
    ["the header via", { headers: { via: "1.1 cache" } }],
    ["a connection from 203.0.113.7", { remoteAddress: "203.0.113.7" }],
  ])("stop working in every process after %s, and their sessions end", async (sign, request) => {
    const tokens = [(await signIn(apps[0])).data.token, (await signIn(apps[1])).data.token];
    const ann = await school.signIn("ann");
    expect(await Promise.all(tokens.map((token) => isIn(apps[1], token)))).toEqual([true, true]);
    await apps[0].inject({ url: "/healthz", ...request });
    expect(await firstOutsideSign(school.deps)).toEqual({ at: school.now, sign });
    expect(words.join("")).toContain(sign);
    for (const app of apps) {
      expect((await signIn(app)).code).toBe(100127);
      expect((await signIn(app, {}, { username: "STUDENT", password: "student123" })).code).toBe(100127);
      expect(await Promise.all(tokens.map((token) => isIn(app, token)))).toEqual([false, false]);
    }
    expect(await isIn(apps[0], ann)).toBe(true);
  });

  it("are refused for the request that is the first sign", async () => {
    expect((await signIn(apps[0], { headers: { "x-real-ip": "203.0.113.7" } })).code).toBe(100127);
  });

  it("work again after the command on the machine, until the next sign", async () => {
    const outside = { headers: { via: "1.1 cache" } };
    expect((await signIn(apps[0], outside)).code).toBe(100127);
    await openDemo(school.deps);
    expect((await signIn(apps[0])).code).toBe(200);
    school.now += 1_000;
    expect((await signIn(apps[0], outside)).code).toBe(100127);
    expect((await signIn(apps[1])).code).toBe(100127);
  });

  it("do not block accounts with a changed password, or reveal whether it was changed", async () => {
    await closeDemo(school.deps, "via");
    const changed = { passwordHash: await hashPassword("river-stone-7") };
    await school.db.update(users).set(changed).where(eq(users.userId, "demo"));
    expect((await signIn(apps[0])).code).toBe(100127);
    const { data } = await signIn(apps[0], {}, { ...demo, password: "river-stone-7" });
    await openDemo(school.deps);
    await closeDemo(school.deps, "via");
    expect(await isIn(apps[1], data.token)).toBe(true);
    const back = { passwordHash: await hashPassword(demo.password) };
    await school.db.update(users).set(back).where(eq(users.userId, "demo"));
  });

  it("work everywhere where the settings allow it", async () => {
    expect((await signIn(everywhere, { remoteAddress: "203.0.113.7" })).code).toBe(200);
    expect(await school.db.select().from(outsideSigns)).toEqual([]);
    expect([{}, { DEMO_ACCOUNTS: "everywhere" }].map((env) => readConfig(env).demoElsewhere)).toEqual([false, true]);
  });

  it("are closed completely: simultaneous sign-ins are signed out afterwards", async () => {
    const tries = Array.from({ length: 12 }, (_, place) => signIn(apps[place % 2 === 0 ? 0 : 1]));
    await apps[1].inject({ url: "/healthz", headers: { via: "1.1 cache" } });
    const tokens = (await Promise.all(tries)).flatMap(({ data }) => (data.token === undefined ? [] : [data.token]));
    expect(await Promise.all(tokens.map((token) => isIn(apps[0], token)))).toEqual(tokens.map(() => false));
  });
});

interface Asked {
  readonly port: number;
  readonly method?: string;
  readonly path: string;
  readonly headers?: IncomingHttpHeaders;
  readonly payload?: object;
}

async function ask({ port, method = "GET", path: at, headers = {}, payload }: Asked) {
  const asking = request({ host: "127.0.0.1", port, method, path: at, headers });
  asking.end(payload === undefined ? undefined : JSON.stringify(payload));
  const [reply] = await once(asking, "response");
  return { status: reply.statusCode as number, body: (await json(reply)) as { code: number } };
}

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
};

const nginx = ["/usr/sbin/nginx", "/usr/bin/nginx"].find((one) => existsSync(one));
const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
/** A sign-in of a browser with these first headers, as they reach the server. */
const rawSignIn = (port: number, version: string, ...headers: readonly string[]) =>
  [
    `POST ${addresses.login.path} HTTP/${version}`,
    `Host: 127.0.0.1:${port}`,
    ...headers,
    "Content-Type: application/json",
    `Content-Length: ${JSON.stringify(demo).length}`,
    "",
    JSON.stringify(demo),
  ].join("\r\n");
async function codeOf(port: number, version: string, ...headers: readonly string[]): Promise<number> {
  const socket = connect(port, "127.0.0.1");
  socket.write(rawSignIn(port, version, ...headers));
  let words = "";
  for await (const piece of socket) if (/"code":\d+/.test((words += String(piece)))) break;
  return Number(/"code":(\d+)/.exec(words)?.[1]);
}

const ofPage = ["Origin: https://school.example", "Sec-Fetch-Site: same-origin"];

describe("behind a proxy that adds no headers", () => {
  it.each([
    ["nginx before 1.29.7 by default", "HTTP/1.0", "1.0", ["Connection: close"]],
    ["nginx by HTTP/1.1", "the header connection close", "1.1", ["Connection: close", `User-Agent: ${chrome}`]],
    ["nginx by HTTP/1.1 with connections kept", "the header connection", "1.1", [`User-Agent: ${chrome}`]],
    ["nginx by HTTP/1.1, with a page's Origin", "origin school.example", "1.1", ofPage],
  ])("the demo passwords do not work: as sent through %s", async (_, sign, version, headers) => {
    expect(await codeOf(ports[0] ?? 0, version, ...headers)).toBe(100127);
    expect((await signIn(apps[1])).code).toBe(100127);
    expect(await firstOutsideSign(school.deps)).toEqual({ at: school.now, sign });
  });

  it.each(["keep-alive", "Keep-Alive", "keep-alive, Upgrade"])(
    "a browser on this machine, which sends Connection: %s, gives no sign",
    async (connection) => {
      const page = [`User-Agent: ${chrome}`, `Origin: http://127.0.0.1:${ports[0]}`, "Sec-Fetch-Site: same-origin"];
      expect(await codeOf(ports[0] ?? 0, "1.1", `Connection: ${connection}`, ...page)).toBe(200);
      expect(await firstOutsideSign(school.deps)).toBe(null);
    },
  );

  it("a program that sends none of a browser's headers gives no sign, wherever it is", async () => {
    expect(await codeOf(ports[0] ?? 0, "1.1")).toBe(200);
    expect(await firstOutsideSign(school.deps)).toBe(null);
  });

  it.each([
    ["by default", ""],
    ["by HTTP/1.1 with connections kept", 'proxy_http_version 1.1; proxy_set_header Connection "";'],
  ])("with a real nginx %s, demo passwords, outbox and metrics are closed through it", async (_, version) => {
    if (nginx === undefined) {
      process.stdout.write("nginx is not installed: requests as it sends them were tried instead.\n");
      expect(await firstOutsideSign(school.deps)).toBe(null);
      return;
    }
    const folder = mkdtempSync(path.join(tmpdir(), "nginx-"));
    const port = await freePort();
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join(" ");
    writeFileSync(
      path.join(folder, "nginx.conf"),
      `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
       http { access_log off; ${temporary}
         server { listen 127.0.0.1:${port}; location / { ${version} proxy_pass http://127.0.0.1:${ports[0]}; } } }`,
    );
    const running = spawn(nginx, ["-p", folder, "-c", path.join(folder, "nginx.conf")], { stdio: "ignore" });
    try {
      const outside = { host: "school.example", "user-agent": chrome };
      const token = (await signIn(apps[1])).data.token;
      await expect
        .poll(() =>
          ask({ port, path: "/dev/outbox", headers: outside }).then(
            ({ status }) => status,
            () => 0,
          ),
        )
        .toBe(404);
      const signingIn = { method: "POST", path: addresses.login.path, payload: demo };
      const headers = { ...outside, "content-type": "application/json" };
      expect((await ask({ port, ...signingIn, headers })).body.code).toBe(100127);
      expect((await ask({ port, path: "/metrics", headers: outside })).status).toBe(404);
      expect((await signIn(apps[1])).code).toBe(100127);
      expect(await isIn(apps[1], token)).toBe(false);
    } finally {
      running.kill();
      await once(running, "exit");
      rmSync(folder, { recursive: true });
    }
  });
});
