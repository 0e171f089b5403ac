import { once } from "node:events";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addresses } from "../../src/contract/calls/addresses";
import { makeApp } from "../../src/server/app";
import { readConfig } from "../../src/server/configuration/config";
import { timeLimits } from "../../src/server/http/time-limits";
import { silentServer } from "../support/silent-server";
import { openSchool, type School } from "../support/sittings";

let school: School;
beforeAll(async () => {
  school = await openSchool();
});

describe("a request that never ends", () => {
  let app: Awaited<ReturnType<typeof makeApp>>;
  let port: number;
  beforeAll(async () => {
    const limits = { headersMs: 200, requestMs: 300, idleMs: 400, checkMs: 50 };
    app = await makeApp({ ...school.deps, config: readConfig({}), log: pino({ level: "silent" }), limits });
    await app.listen({ port: 0, host: "127.0.0.1" });
    ({ port } = app.server.address() as AddressInfo);
  });
  afterAll(() => app.close());

  /** Sends `drip` repeatedly, which keeps the connection from being idle. */
  async function answerTo(words: string, drip = ""): Promise<string> {
    const socket = connect(port, "127.0.0.1", () => socket.write(words));
    const dripping = setInterval(() => (drip === "" || socket.destroyed ? undefined : socket.write(drip)), 20);
    socket.on("close", () => clearInterval(dripping));
    let heard = "";
    socket.on("data", (chunk: Buffer) => (heard += chunk.toString()));
    socket.on("error", () => undefined);
    await once(socket, "close");
    return heard.split("\r\n")[0] ?? "";
  }

  const start = `POST ${addresses.login.path} HTTP/1.1\r\nHost: x\r\n`;

  it("F16: is ended in the middle of its body", async () => {
    const head = `${start}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n`;
    expect(await answerTo(`${head}{"username":`)).toBe("HTTP/1.1 408 Request Timeout");
  });

  it("F16: is ended in the middle of its headers", async () => {
    expect(await answerTo(start)).toBe("HTTP/1.1 408 Request Timeout");
  });

  it.each([
    ["its headers", start, "X-More: 1\r\n"],
    ["its body", `${start}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n"`, "a"],
  ])("is ended although %s keep arriving", async (_, words, drip) => {
    expect(await answerTo(words, drip)).toMatch(/^(HTTP\/1.1 408 Request Timeout)?$/);
  });

  it("F16: is ended when it sends nothing at all", async () => {
    expect(await answerTo("")).toMatch(/^(HTTP\/1.1 408 Request Timeout)?$/);
  });

  it("is limited on every server", async () => {
    const usual = await makeApp({ ...school.deps, config: readConfig({}), log: pino({ level: "silent" }) });
    expect([usual.server.requestTimeout, usual.server.headersTimeout, usual.server.timeout]).toEqual([
      timeLimits.requestMs,
      timeLimits.headersMs,
      timeLimits.idleMs,
    ]);
    expect(school.db.$client.options).toMatchObject({ query_timeout: 12_000, statement_timeout: 10_000 });
    await usual.close();
  });
});

describe("a database that falls silent", () => {
  it("F24: is given up after the time limit, with 503 and no pool slot lost", async () => {
    const silent = await silentServer(new URL(school.url));
    const { openDatabase } = await import("../../src/server/db/open");
    const own = openDatabase(silent.url, () => undefined, { queryMs: 200 });
    const deps = { ...school.deps, db: own.db };
    const app = await makeApp({ ...deps, config: readConfig({}), log: pino({ level: "silent" }) });
    expect((await app.inject("/healthz")).statusCode).toBe(200);
    silent.fallSilent();
    const reply = await app.inject("/healthz");
    expect([reply.statusCode, reply.headers["retry-after"]]).toEqual([503, "2"]);
    await expect.poll(() => own.db.$client.totalCount).toBe(0);
    await own.close();
    await silent.close();
  });
});
