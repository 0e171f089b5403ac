import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../../../src/server/configuration/config";
import { users } from "../../../src/server/db/accounts-schema";
import { beginInstallation } from "../../../src/server/start/installation";
import { demoAccounts } from "../../../src/server/support/demo-accounts";
import { firstOutsideSign, openDemo } from "../../../src/server/use-cases/demo-access";
import { hashPassword } from "../../../src/server/use-cases/passwords";
import { testDatabase, type TestDatabase } from "../../support/database";
import { wordsOfCommand } from "../../support/programs";

let database: TestDatabase;
const folder = mkdtempSync(path.join(tmpdir(), "invigil-demo-"));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(async () => {
  database = await testDatabase();
  const [{ username, password, nickname }] = demoAccounts;
  const account = { userId: "demo", username, nickname, role: ["student"], permission: [], createdAt: 1 };
  await database.db.insert(users).values({ ...account, passwordHash: await hashPassword(password) });
});
beforeEach(() => openDemo(database));

/** The lines about the demo passwords of a start with these settings, on the terminal and in the log. */
async function start(env: Readonly<Record<string, string>> = {}): Promise<{ told: string[]; logged: unknown[] }> {
  const [told, logged]: [string[], unknown[]] = [[], []];
  const log = pino(
    { level: "warn", base: null, timestamp: false },
    { write: (line) => void logged.push(JSON.parse(line)) },
  );
  const config = readConfig({ HOST: "127.0.0.1", NEW_TESTS: "leave", DATA_DIR: folder, ...env });
  const nothing = async () => undefined;
  const storage = { ...database, embedded: true, close: nothing, interrupt: nothing };
  const installation = await beginInstallation(config, storage, log, (sentence) => void told.push(sentence));
  installation.goOn(10_002);
  await installation.stop();
  return { told: told.filter((sentence) => /demo|trying it out, sign in/.test(sentence)), logged };
}

/** The command as it is typed. */
async function admin(...args: readonly string[]): Promise<{ status: number | null; output: string }> {
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder };
  const child = spawn(process.execPath, [...wordsOfCommand("admin"), ...args], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "close") as Promise<[number | null]>;
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: (await ended)[0], output: out + err };
}

const names = demoAccounts.map(({ username, password }) => `${username} / ${password}`).join(", ");
const works = `For trying it out, sign in on this machine as ${names}`;
const endedBy = async (sign: string): Promise<string> => {
  const first = await firstOutsideSign(database);
  expect(first?.sign).toBe(sign);
  return (
    `The demo passwords do not work: on ${new Date(first?.at ?? 0).toISOString().slice(0, 10)} the site was reached ` +
    `from outside this machine (${sign}). "npm run admin -- --demo on" lets them work again; ` +
    `"--create NAME" makes an administrator.`
  );
};
const warning = (sign: string) => ({
  level: 40,
  sign,
  msg: "the site is reached from outside this machine: the demo passwords work no longer",
});

describe("the demo passwords at a start", () => {
  it.each([{}, { HOST: "localhost" }, { HOST: "::1", TRUST_PROXY: "0" }])("work with %j", async (env) => {
    expect(await start(env)).toEqual({ told: [works], logged: [] });
    expect(await firstOutsideSign(database)).toBe(null);
  });

  it.each([
    [{ HOST: "0.0.0.0" }, "HOST 0.0.0.0"],
    [{ HOST: "10.0.0.7", TRUST_PROXY: "1" }, "HOST 10.0.0.7"],
    [{ TRUST_PROXY: "1" }, "TRUST_PROXY"],
    [{ TRUST_PROXY: "10.0.0.0/8,loopback" }, "TRUST_PROXY"],
  ])("end with %j; that start and each later one says why", async (env, sign) => {
    expect(await start(env)).toEqual({ told: [await endedBy(sign)], logged: [warning(sign)] });
    expect(await start()).toEqual({ told: [await endedBy(sign)], logged: [] });
  });

  it("work everywhere where the settings allow it", async () => {
    const env = { HOST: "0.0.0.0", TRUST_PROXY: "1", DEMO_ACCOUNTS: "everywhere" };
    expect(await start(env)).toEqual({ told: [works], logged: [] });
  });
});

describe("npm run admin", () => {
  it("-- --demo on has them work again, and --demo off ends them", async () => {
    await start({ HOST: "0.0.0.0" });
    expect(await admin("--demo", "on")).toEqual({
      status: 0,
      output: "The demo passwords work until the site is next reached from outside this machine.\n",
    });
    expect(await start()).toEqual({ told: [works], logged: [] });
    expect(await admin("--demo", "off")).toEqual({
      status: 0,
      output: "The demo passwords work no longer, and whoever came in by them is signed out.\n",
    });
    expect(await start()).toEqual({ told: [await endedBy("npm run admin -- --demo off")], logged: [] });
  });

  it("refuses another word", async () => {
    const { status, output } = await admin("--demo", "maybe");
    expect([status, output]).toEqual([1, expect.stringContaining("Allowed choices are on, off.")]);
  });
});
